/** What is easily forgotten with a new operation or event. Each failure says what to do. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameAskedEvents, gamePushedEvents } from '@chaupar/contracts/games-realtime.gen'
import { askedEvents, pushedEvents } from '@chaupar/contracts/realtime.gen'
import { expect, test } from 'vitest'
import { operationsOf } from './src/document.ts'
import { readDocument } from './src/read-document.ts'

interface PactFile {
  readonly interactions: readonly { readonly description: string }[]
}

const pacts = `${import.meta.dirname}/pacts`

/** The descriptions of a pact's interactions: '<operation or event>: <situation>'. */
function descriptionsIn(file: string): string[] {
  const { interactions } = JSON.parse(readFileSync(`${pacts}/${file}`, 'utf8')) as PactFile
  return interactions.map(({ description }) => description)
}

/** What a description is about: an operation, or an event, whose name may hold a colon itself. */
function subjectOf(description: string): string {
  return description.split(': ')[0] ?? ''
}

const realtime = descriptionsIn('chaupar-web-chaupar-realtime.json')

test('generated files are what the documents say', () => {
  const tool = fileURLToPath(new URL('../tools/generate.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [tool, '--check'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}, 30_000)

test('every operation has a pact', () => {
  const driven = new Set(readdirSync(pacts).flatMap(descriptionsIn).map(subjectOf))
  const forgotten = operationsOf(readDocument('api')).filter(({ id }) => !driven.has(id))
  expect(
    forgotten.map(({ id, node }) => `${id}: contracts/consumer/${[node.tags].flat()[0]}.pact.test.ts`),
    "add an exchange '<operation>: <situation>' to the file that is named beside each operation, and run `npm run contracts`",
  ).toEqual([])
})

test('every call that the game client makes has a pact', () => {
  const driven = new Set(descriptionsIn('chaupar-game-client-chaupar-rgs.json').map(subjectOf))
  const called = callsOfGameClient()
  expect(called).toContain('playRound')
  const forgotten = operationsOf(readDocument('rgs')).filter(({ id }) => called.includes(id) && !driven.has(id))
  expect(
    forgotten.map(({ id, node }) => `${id}: contracts/consumer/games/rgs-${[node.tags].flat()[0]}.pact.test.ts`),
    "add an exchange '<operation>: <situation>' to the file that is named beside each operation, and run `npm run contracts`",
  ).toEqual([])
})

/** The operations of rgs.yaml that the sources of the game client name in a call. */
function callsOfGameClient(): (string | undefined)[] {
  const folder = fileURLToPath(new URL('../mock-server/game-client/src', import.meta.url))
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
  return sources.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/\.call\(\s*'(\w+)'/g)].map(([, operation]) => operation),
  )
}

test('every event of the socket has a message pact', () => {
  const driven = new Set(realtime.map(subjectOf))
  // The web unsubscribes and does not read the answer.
  const events = [...Object.keys(pushedEvents), ...Object.keys(askedEvents)].filter((one) => one !== 'odds:unsubscribe')
  expect(
    events.filter((event) => !driven.has(event)),
    "add a message '<event>: <situation>' to contracts/consumer/realtime.pact.test.ts, and run `npm run contracts`",
  ).toEqual([])
})

test('every event of shared rounds has a message pact', () => {
  const driven = new Set(descriptionsIn('chaupar-game-client-chaupar-games.json').map(subjectOf))
  // The game client closes its socket instead of leaving the stage.
  const events = [...Object.keys(gamePushedEvents), ...Object.keys(gameAskedEvents)].filter(
    (one) => one !== 'stage:leave',
  )
  expect(
    events.filter((event) => !driven.has(event)),
    "add a message '<event>: <situation>' to contracts/consumer/games/games-realtime.pact.test.ts, and run `npm run contracts`",
  ).toEqual([])
})
