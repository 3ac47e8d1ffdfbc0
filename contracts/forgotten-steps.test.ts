/** Every operation and event needs a pact. Each failure names the file that lacks one. */

import { operationsOf } from '@chaupar/api/document'
import { gameAskedEvents, gamePushedEvents } from '@chaupar/api/games-realtime.gen'
import { pactSituations } from '@chaupar/api/pacts.gen'
import { type DocumentName, readDocument } from '@chaupar/api/read-document'
import { askedEvents, pushedEvents } from '@chaupar/api/realtime.gen'
import { expect, test } from 'vitest'

/** No page calls the first, only hosts of games the second, and the game client closes its socket instead of the third. */
const unused = ['listBetMatches', 'searchGame', 'stage:leave']

/** The operations of a document, each with the file of its tag's pacts. */
function operations(document: DocumentName, files: string): [name: string, file: string][] {
  return operationsOf(readDocument(document)).map(({ id, node }) => [
    id,
    `${files}${[node.tags].flat()[0]}.pact.test.ts`,
  ])
}

const events = (file: string, ...tables: readonly object[]) =>
  tables.flatMap(Object.keys).map((event) => [event, file] as const)

test('every operation and event that a client uses has a pact', () => {
  const used = [
    ...operations('api', ''),
    ...operations('rgs', 'games/rgs-'),
    ...events('realtime.pact.test.ts', pushedEvents, askedEvents),
    ...events('games/games-realtime.pact.test.ts', gamePushedEvents, gameAskedEvents),
  ].filter(([name]) => !unused.includes(name))
  expect(
    used
      .filter(([name]) => pactSituations[name] === undefined)
      .map(([name, file]) => `${name}: contracts/consumer/${file}`),
    "add an interaction '<operation or event>: <situation>' to the file that is named beside each, and run `npm run contracts`",
  ).toEqual([])
  expect(unused.filter((name) => pactSituations[name] !== undefined)).toEqual([])
})
