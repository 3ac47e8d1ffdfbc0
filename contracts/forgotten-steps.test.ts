/** What is easily forgotten with a new operation or event. Each failure says what to do. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { operationsOf } from '@chaupar/api/document'
import { gameAskedEvents, gamePushedEvents } from '@chaupar/api/games-realtime.gen'
import { readDocument } from '@chaupar/api/read-document'
import { askedEvents, pushedEvents } from '@chaupar/api/realtime.gen'
import { expect, test } from 'vitest'

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
})

test('every call that the web makes has a pact, and no other has one', () => {
  const driven = new Set(readdirSync(pacts).filter(isOfWeb).flatMap(descriptionsIn).map(subjectOf))
  const named = sourcesIn('../web/src').join('\n')
  const isCalled = (id: string) => named.includes(`'${id}'`)
  const operations = operationsOf(readDocument('api'))
  expect(
    operations.filter(({ id }) => driven.has(id) && !isCalled(id)).map(({ id }) => id),
    'no page makes these calls: their pacts go',
  ).toEqual([])
  const forgotten = operations.filter(({ id }) => isCalled(id) && !driven.has(id))
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
  return sourcesIn('../games/client/src').flatMap((text) =>
    [...text.matchAll(/\.call\(\s*'(\w+)'/g)].map(([, operation]) => operation),
  )
}

/** The texts of the sources below a folder, without tests. */
function sourcesIn(path: string): string[] {
  const folder = fileURLToPath(new URL(path, import.meta.url))
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}

function isOfWeb(file: string): boolean {
  return file.startsWith('chaupar-web-')
}

test('every event of the socket has a message pact', () => {
  const driven = new Set(realtime.map(subjectOf))
  const events = [...Object.keys(pushedEvents), ...Object.keys(askedEvents)]
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
