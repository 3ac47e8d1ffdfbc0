/**
 * Calls of lists that the pacts do not make: every value of their filters, days of India, and pages. The invariants judge each answer
 * for itself; here the answers are held against each other.
 */

import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { subjectsOf } from '@chaupar/api/invariants/rules'
import { NotOffered } from '../states/state-source.ts'
import { shown } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'

/** A list of an operation: where its rows stand in the data. */
interface List {
  readonly provider: string
  readonly operation: string
  readonly rows: string
}

const ofApi = { provider: 'chaupar-api', rows: 'rows' }
const lists: readonly List[] = [
  { ...ofApi, operation: 'listMatches', rows: 'matches' },
  { ...ofApi, operation: 'listMatchBets', rows: 'bets' },
  { provider: 'chaupar-sports-data', operation: 'listUserBets', rows: 'bets' },
  { ...ofApi, operation: 'getAccountStatement' },
  { ...ofApi, operation: 'listWithdrawals' },
  { ...ofApi, operation: 'listDeposits' },
  { ...ofApi, operation: 'listBanks', rows: 'banks' },
  { ...ofApi, operation: 'listBonuses' },
]

/** The most rows that a page may have. */
const widest = 100

/** A player with many rows, or where nothing sets that up, with those that there are. */
export const probeChecks: readonly Check[] = lists.map((list) => ({
  provider: list.provider,
  operation: list.operation,
  situation: 'filters, days and pages agree',
  states: [{ name: 'default', params: { signedIn: 'player', history: true } }],
  poorer: [{ name: 'default', params: { signedIn: 'player' } }],
  needs: ['token'],
  effect: 'reads',
  run: (scene) => twice(() => probed(list, scene)),
}))

/** What does not agree in two rounds: something may have happened between the calls of one. */
async function twice(probe: () => Promise<Finding[]>): Promise<Finding[]> {
  const first = await probe()
  return first.length === 0 ? [] : probe()
}

async function probed(list: List, scene: Scene): Promise<Finding[]> {
  const query = subjectsOf('api').get(list.operation)?.query ?? []
  const size = query.find(({ name }) => /^pagesize$/i.test(name))?.name
  const whole = await listed(list, scene, size === undefined ? {} : { [size]: String(widest) })
  const filters = query.filter(({ values }) => values.length > 0)
  const found: Finding[] = []
  for (const { name, values } of filters) found.push(...(await filtered(list, scene, whole, { name, values, size })))
  if (query.some(({ name }) => name === 'startdate')) found.push(...(await ofDays(list, scene, whole, size ?? '')))
  if (size !== undefined) found.push(...(await paged(list, scene, whole, size)))
  if (found.length === 0 && whole.rows.length < 2) throw new NotOffered('the list had fewer than two entries')
  return found
}

interface Listed {
  readonly rows: readonly JsonObject[]
  readonly count: number
  /** Of all rows, where a list has them. */
  readonly totals: Json | undefined
}

/** @throws NotOffered when it is refused */
async function listed(list: List, scene: Scene, query: Readonly<Record<string, string>>): Promise<Listed> {
  return rowsIn(list, await scene.data(list.operation, { query }))
}

function rowsIn({ rows }: List, data: JsonObject): Listed {
  const found = listOf(data[rows]).filter(isObject)
  return { rows: found, count: typeof data.count === 'number' ? data.count : found.length, totals: data.totals }
}

/** Every row is in the list of one value of a filter. Of a filter with a value that is refused, an extension, nothing is said. */
async function filtered(
  list: List,
  scene: Scene,
  whole: Listed,
  {
    name,
    values,
    size,
  }: { readonly name: string; readonly values: readonly Json[]; readonly size: string | undefined },
): Promise<Finding[]> {
  let sum = 0
  for (const value of values) {
    const query = { [name]: String(value), ...(size === undefined ? {} : { [size]: String(widest) }) }
    const { status, body } = await scene.call(list.operation, { query })
    if (status >= 400 || !isObject(body) || !isObject(body.data)) return []
    sum += rowsIn(list, body.data).count
  }
  if (sum === whole.count) return []
  const expected = `${whole.count} rows over all values of ${name}, as many as without it`
  return [{ field: `data.${list.rows}`, expected, came: `${sum}` }]
}

/** How far India is ahead of UTC. */
const aheadMs = 5.5 * 60 * 60 * 1000
const dayOf = ({ createdAt }: JsonObject) =>
  new Date(Date.parse(String(createdAt)) + aheadMs).toISOString().slice(0, 10)

/** A day of India has its rows, those of its first hours too. */
async function ofDays(list: List, scene: Scene, { rows, count }: Listed, size: string): Promise<Finding[]> {
  const days = [...Map.groupBy(rows, dayOf)]
  // The oldest day of a page may go on behind it.
  const whole = count > rows.length ? days.slice(0, -1) : days
  const found: Finding[] = []
  for (const [day, own] of whole.slice(0, 3)) {
    const answer = await listed(list, scene, { startdate: day, enddate: day, [size]: String(widest) })
    if (answer.count === own.length) continue
    const expected = `${own.length} rows on ${day}, counted by India's clock`
    found.push({ field: `data.${list.rows}`, expected, came: `${answer.count}` })
  }
  return found
}

/** Two pages are the beginning of the list, and have its count. */
async function paged(list: List, scene: Scene, { rows, count, totals }: Listed, size: string): Promise<Finding[]> {
  const half = Math.min(10, Math.floor(rows.length / 2))
  if (half === 0) return []
  const first = await listed(list, scene, { skip: '0', [size]: String(half) })
  const second = await listed(list, scene, { skip: String(half), [size]: String(half) })
  const ids = [...first.rows, ...second.rows].map(idOf)
  const wanted = rows.slice(0, 2 * half).map(idOf)
  const differs = wanted.findIndex((id, index) => ids[index] !== id)
  const found: Finding[] = []
  if (differs !== -1) {
    const expected = `row ${differs} of the list, ${wanted[differs]}, on a page of ${half} with skip ${differs < half ? 0 : half}`
    found.push({ field: `data.${list.rows}`, expected, came: ids[differs] ?? 'no row' })
  }
  for (const page of [first, second]) {
    if (page.count !== count)
      found.push({ field: 'data.count', expected: `${count} on every page`, came: `${page.count}` })
    if (!isDeepStrictEqual(page.totals, totals))
      found.push({
        field: 'data.totals',
        expected: `${shown(totals ?? null)} on every page`,
        came: shown(page.totals ?? null),
      })
  }
  return found
}

const idOf = ({ id, refMatchId }: JsonObject) => String(id ?? refMatchId)
