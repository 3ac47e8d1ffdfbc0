/**
 * Keeps the committed pacts as snapshots of what the consumer tests say. Each test file writes its interactions to a
 * folder of its own, so that files run in parallel; afterwards they take the place of that part's interactions in
 * contracts/pacts. A part is a tag of openapi.yaml, or a few of its operations where one file would be too long; of rgs.yaml
 * it is `rgs-` and the tag. A pact
 * that had to be changed fails the run once: anyone who changed the client commits the new pact.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { type JsonObject, listOf, objectAt, operationsOf, parseJson } from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'

/** Paths with a slash at their end: of the committed pacts, and of the folders that tests write to. */
interface PactFolders {
  readonly committed: string
  readonly fresh: string
}

const usual: PactFolders = {
  committed: `${import.meta.dirname}/../../pacts/`,
  fresh: `${import.meta.dirname}/../../.tmp/pacts/`,
}

/** The folder that the tests of this part write to. */
export function freshFolder(part: string): string {
  return `${usual.fresh}${part}`
}

/** Empties that folder before the tests of a file. */
export function startPact(part: string): void {
  rmSync(freshFolder(part), { recursive: true, force: true })
  mkdirSync(freshFolder(part), { recursive: true })
}

/** Puts the fresh interactions of a part into the committed pacts; answers the names of the files that changed. */
export function keepPact(part: string, folders: PactFolders = usual): string[] {
  mkdirSync(folders.committed, { recursive: true })
  const written = readdirSync(`${folders.fresh}${part}`)
  return alone(`${folders.fresh}lock`, () => {
    const known = readdirSync(folders.committed)
    return [...new Set([...written, ...known])].filter((name) => keepFile(part, name, folders))
  })
}

/** Parts change files that they share, one after the other. SQLite's lock ends with a process that is killed. */
function alone<T>(path: string, change: () => T): T {
  const lock = new DatabaseSync(path, { timeout: 60_000 })
  try {
    lock.exec('BEGIN IMMEDIATE')
    return change()
  } finally {
    lock.close()
  }
}

function keepFile(part: string, name: string, { committed, fresh }: PactFolders): boolean {
  const before = read(`${committed}${name}`)
  const now = read(`${fresh}${part}/${name}`)
  const foreign = interactionsOf(before).filter((one) => partOf(name, descriptionOf(one)) !== part)
  const interactions = [...foreign, ...interactionsOf(now)].sort(byDescription)
  const text = interactions.length === 0 ? '' : `${JSON.stringify({ ...before, ...now, interactions }, null, 2)}\n`
  if (text === readText(`${committed}${name}`)) return false
  replace(`${committed}${name}`, text)
  return true
}

/** In one step, since a verification may read the file at this moment. */
function replace(path: string, text: string): void {
  if (text === '') {
    rmSync(path)
    return
  }
  const draft = `${path}.${process.pid}.draft`
  writeFileSync(draft, text)
  renameSync(draft, path)
}

function read(path: string): JsonObject | undefined {
  const text = readText(path)
  return text === '' ? undefined : objectAt(parseJson(text))
}

function interactionsOf(pact: JsonObject | undefined): JsonObject[] {
  return listOf(pact?.interactions).map((one) => objectAt(one))
}

function descriptionOf({ description }: JsonObject): string {
  return String(description)
}

function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function byDescription(one: JsonObject, other: JsonObject): number {
  if (descriptionOf(one) === descriptionOf(other)) return 0
  return descriptionOf(one) < descriptionOf(other) ? -1 : 1
}

/** Operations with a file of their own, apart from the rest of their tag. */
const apart: Readonly<Record<string, string>> = {
  placeBet: 'bet-placing',
  cancelBet: 'bet-placing',
  editBet: 'bet-placing',
  getIntent: 'bet-money',
  closeIntent: 'bet-money',
  cashOutQuote: 'bet-money',
  cashOutBet: 'bet-money',
  getMarketCashOut: 'bet-money',
  cashOutMarket: 'bet-money',
  listAutoCashOuts: 'auto-cash-out',
  setAutoCashOut: 'auto-cash-out',
  cancelAutoCashOut: 'auto-cash-out',
  getAlerts: 'alerts',
  setAlerts: 'alerts',
  setMatchAlerts: 'alerts',
  addPriceAlert: 'alerts',
  removePriceAlert: 'alerts',
  listGateways: 'gateways',
  getDepositBankDetails: 'gateways',
  getMatchOdds: 'odds',
  getBookmakerOdds: 'odds',
  getFancyOdds: 'odds',
  getPriceHistory: 'match-history',
  getScorecard: 'match-history',
  getAccountStatement: 'statement',
  getKyc: 'kyc',
  submitKyc: 'kyc',
}

const parts = new Map([
  ...operationsOf(readDocument('api')).map(({ id, node }): [string, string] => [id, apart[id] ?? tagOf(node)]),
  ...operationsOf(readDocument('rgs')).map(({ id, node }): [string, string] => [id, `rgs-${tagOf(node)}`]),
])

function tagOf(node: JsonObject): string {
  return String([node.tags].flat()[0])
}

/** The part that an interaction of a pact belongs to; that of a call starts with its operationId. Two sockets have messages of one name. */
function partOf(name: string, description: string): string | undefined {
  if (name === 'chaupar-web-chaupar-realtime.json') return 'realtime'
  if (name === 'chaupar-game-client-chaupar-games.json')
    return description.includes('live table') ? 'live-table' : 'games-realtime'
  if (description.includes(': fails with ')) return 'failures'
  if (description.includes(': is refused with ')) return 'refusals'
  if (description.includes(': rows for ')) return 'rows'
  return parts.get(description.split(': ')[0] ?? '')
}
