/**
 * Writes what follows from the contract documents:
 * openapi.yaml -> api/src/openapi.gen.ts (types) and operations.gen.ts (table of operations), and with rgs.yaml
 * docs/backend-assumed.md (what a backend may bargain about),
 * its list of socket events -> api/src/realtime.gen.ts (table) and api/asyncapi.yaml,
 * api/control.yaml -> api/src/control.gen.ts (types) and control-operations.gen.ts (table),
 * api/rgs.yaml -> api/src/rgs.gen.ts (types) and rgs-operations.gen.ts (table), both -> operation-groups.gen.ts (by tag),
 * its list of socket events -> api/src/games-realtime.gen.ts (table) and api/games-asyncapi.yaml;
 * from contracts/pacts -> api/src/pacts.gen.ts (the situations of each operation and event that a pact describes),
 * and from the rules of the games, games/rules -> docs/games.md and returns.gen.ts beside them (what each gives back).
 * Everything is written before anything is reported: types are what the missing code is written with.
 * `--check` writes nothing and exits 1, naming each file that is not what it would write.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { objectAt } from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'
import openapiTS, { astToString } from 'openapi-typescript'
import { assumedDocument } from './generated/assumed-document.ts'
import { gamesDocument, returnsTable } from './generated/games-document.ts'
import { operationGroups, operationTable, placesTable } from './generated/operation-table.ts'
import { pactTable } from './generated/pact-table.ts'
import { asyncApi, gamesSocket, playerSocket, socketEventsOf, socketEventTable } from './generated/socket-events.ts'

const root = new URL('../', import.meta.url)
const notice = (source: string) =>
  `// Written by tools/generate.ts from ${source}. Do not edit; run "npm run generate".\n\n`

async function read(path: string): Promise<string> {
  return readFile(new URL(path, root), 'utf8').catch(() => '')
}

async function typesOf(source: string): Promise<string> {
  // A default does not make a field present: the client may leave it out, so it stays optional in the types.
  const nodes = await openapiTS(new URL(source, root), {
    defaultNonNullable: false,
    silent: true,
    // Files of described fields stand under names that are not known beforehand: an index of texts beside `data` fits nothing.
    transform: (schema) => {
      if ('patternProperties' in schema) delete schema.patternProperties
      return undefined
    },
  })
  return notice(source) + astToString(nodes)
}

/** The payloads of a socket have no version but that of the document they stand in. */
function versionOf(name: 'api' | 'rgs'): string {
  return String(objectAt(readDocument(name), 'info').version)
}

/** The text of each generated file. */
async function generated(): Promise<ReadonlyMap<string, string>> {
  const api = 'openapi.yaml'
  const control = 'api/control.yaml'
  const rgs = 'api/rgs.yaml'
  const document = readDocument('api')
  const events = socketEventsOf(document)
  const gameEvents = socketEventsOf(readDocument('rgs'))
  const yamlNotice = (source: string) =>
    `# Written by tools/generate.ts from x-socket-events of ${source}. Do not edit; run "npm run generate".\n`
  const files = new Map([
    ['api/src/openapi.gen.ts', await typesOf(api)],
    ['api/src/operations.gen.ts', notice(api) + operationTable(document)],
    ['api/src/operation-groups.gen.ts', notice(`${api} and ${rgs}`) + operationGroups(document, readDocument('rgs'))],
    ['api/src/realtime.gen.ts', notice(api) + socketEventTable(events, '')],
    ['api/asyncapi.yaml', yamlNotice(api) + asyncApi(events, playerSocket, versionOf('api'))],
    ['api/src/games-realtime.gen.ts', notice(rgs) + socketEventTable(gameEvents, 'game')],
    ['api/games-asyncapi.yaml', yamlNotice(rgs) + asyncApi(gameEvents, gamesSocket, versionOf('rgs'))],
    ['api/src/control.gen.ts', await typesOf(control)],
    ['api/src/control-operations.gen.ts', notice(control) + placesTable('control', readDocument('control'))],
    ['api/src/rgs.gen.ts', await typesOf(rgs)],
    ['api/src/rgs-operations.gen.ts', notice(rgs) + placesTable('rgs', readDocument('rgs'))],
    ['games/rules/returns.gen.ts', notice('games/rules') + returnsTable()],
    ['docs/games.md', gamesDocument()],
    ['docs/backend-assumed.md', assumedDocument(document, readDocument('rgs'))],
    ['api/src/pacts.gen.ts', notice('contracts/pacts') + pactTable()],
  ])
  return files
}

async function main(): Promise<void> {
  const check = process.argv.includes('--check')
  const files = await generated()
  const stale: string[] = []
  for (const [path, content] of files) {
    if ((await read(path)) === content) continue
    stale.push(path)
    if (!check) await writeFile(fileURLToPath(new URL(path, root)), content)
  }
  if (check && stale.length > 0) console.error(`Stale: ${stale.join(', ')}. Run "npm run generate".`)
  if (!check) console.log(stale.length === 0 ? 'Generated files were current.' : `Wrote ${stale.join(', ')}`)
  if (check && stale.length > 0) process.exitCode = 1
}

await main()
