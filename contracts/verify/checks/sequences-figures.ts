/** The figures of a player's money and lists, read before and after a call. */
import { isObject, type Json, type JsonObject } from '@chaupar/api/document'
import { ask } from '../run/socket-message.ts'
import { shown } from '../words/values.ts'
import type { Finding } from './check.ts'
import type { Scene } from './scene.ts'
import { type PactCall, partsOf, sentIn } from './sequences-requests.ts'

/** By operation and place, such as 'listMatchBets data.count'. */
export type Figures = ReadonlyMap<string, Json>

interface Reading {
  readonly operation: string
  readonly query: Readonly<Record<string, string>>
  /** Places below data. */
  readonly fields: readonly string[]
}

const oneRow = { skip: '0', pagesize: '1' }
const withdrawals: Reading = {
  operation: 'listWithdrawals',
  query: oneRow,
  fields: ['count', 'funds.held', 'funds.wallet.balance', 'funds.wallet.coins', 'funds.wallet.cash'],
}
const exposure: Reading = { operation: 'getExposure', query: {}, fields: ['exposureAmount'] }
const bets: Reading = { operation: 'listMatchBets', query: { skip: '0', pageSize: '1' }, fields: ['count'] }
const counted = (operation: string): Reading => ({ operation, query: oneRow, fields: ['count'] })

/** What calls of a tag can move. */
const readings: Readonly<Record<string, readonly Reading[]>> = {
  bets: [withdrawals, exposure, bets],
  cashier: [withdrawals, counted('listDeposits')],
  bonus: [withdrawals, counted('listBonuses')],
  user: [counted('listBanks')],
}

/** What the player's calls of this tag can move. What is not answered is left out. */
export async function figuresOf(scene: Scene, tag: string): Promise<Figures> {
  const found = new Map<string, Json>()
  for (const { operation, query, fields } of readings[tag] ?? []) {
    const { status, body } = await scene.call(operation, { query })
    if (status !== 200 || !isObject(body)) continue
    for (const field of fields) {
      const value = valueIn(body.data, field)
      if (value !== undefined) found.set(`${operation} data.${field}`, value)
    }
  }
  return found
}

/** The player's balance and cash: of listWithdrawals, else of the socket. Null when neither has them. */
export async function walletOf(scene: Scene): Promise<JsonObject | null> {
  const { status, body } = await scene.call('listWithdrawals', { query: oneRow })
  const wallet = status === 200 && isObject(body) ? valueIn(body.data, 'funds.wallet') : undefined
  if (isObject(wallet)) return wallet
  if (scene.backend.addressOf('chaupar-realtime') === undefined) return null
  const reply = await ask(await scene.socket(), ['get:balance'], scene.around)
  return isObject(reply) ? reply : null
}

/** What has moved between two readings. */
export function movedIn(before: Figures, after: Figures, since: string): Finding[] {
  return [...before].flatMap(([field, value]) => {
    const came = after.get(field)
    if (came === undefined || came === value) return []
    return [{ field, expected: `${shown(value)}, as ${since}`, came: shown(came) }]
  })
}

/** What a call adds to what counts against the player's limits over 24 hours. @throws NotOffered when that is not answered */
export async function countsAsUsed(
  scene: Scene,
  kind: 'deposit' | 'stake',
  call: PactCall,
  field: 'amount' | 'stake',
): Promise<Finding[]> {
  const usedNow = async () => valueIn(await scene.data('getLimits'), `used.${kind}.daily`)
  const before = await usedNow()
  const parts = partsOf(call, scene.values)
  await scene.data(call.operation, parts)
  const why = `${shown(before ?? null)} before it, and the ${field} that was sent`
  const wanted = paise(before) + paise(sentIn(parts)[field])
  return amountFinding(`getLimits data.used.${kind}.daily`, await usedNow(), wanted, why)
}

/** The value at a place such as funds.wallet. */
export function valueIn(node: Json | undefined, field: string): Json | undefined {
  return field.split('.').reduce<Json | undefined>((at, name) => (isObject(at) ? at[name] : undefined), node)
}

/** Whole paise of an amount, so that sums are exact; NaN for what is no number. */
export const paise = (amount: Json | undefined): number =>
  typeof amount === 'number' ? Math.round(amount * 100) : Number.NaN

/** A finding when an amount is not the expected one; none when either is not known. */
export function amountFinding(field: string, came: Json | undefined, expectedPaise: number, why: string): Finding[] {
  const isKnown = !Number.isNaN(paise(came)) && !Number.isNaN(expectedPaise)
  if (!isKnown || paise(came) === expectedPaise) return []
  return [{ field, expected: `${expectedPaise / 100}, ${why}`, came: shown(came ?? null) }]
}
