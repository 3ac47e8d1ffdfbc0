import type { Schema } from '@chaupar/api/api'
import { isRecord, readJson, readText, writeJson, writeText } from '../lib/storage.ts'

/** Some servers send no user id at registration (spec 3). */
export type User = Omit<Schema<'User'>, 'mstruserid'> & Partial<Pick<Schema<'User'>, 'mstruserid'>>
/** The player's money in rupees: `balance` real, `coins` bonus, `cash` what may be withdrawn. */
export type Wallet = Schema<'Wallet'>

/**
 * The player's session in local storage, under exactly these names (spec 3). Whatever stands there may be garbage:
 * then nothing of it counts, and the page starts logged out.
 */
export type StoredSession = { token: string; user: User | null; wallet: Wallet | null; exposureAmount: number | null }

const keys = ['token', 'user', 'wallet', 'exposureAmount'] as const

/** The stored session; null for a guest or for garbage, which is removed on the way. */
export function readSession(): StoredSession | null {
  const token = readText('token')
  if (token === null) return null
  const user = parse(readJson('user'), parseUser)
  const wallet = parse(readJson('wallet'), parseWallet)
  const exposureAmount = parse(readJson('exposureAmount'), parseAmount)
  if (isToken(token) && user !== undefined && wallet !== undefined && exposureAmount !== undefined) {
    return { token, user, wallet, exposureAmount }
  }
  forgetSession()
  return null
}

/** Writes the session; the token last, since other tabs follow the token and then find the rest in place. */
export function storeSession(session: StoredSession): void {
  writeJson('user', session.user)
  writeJson('wallet', session.wallet)
  writeJson('exposureAmount', session.exposureAmount)
  writeText('token', session.token)
}

export function storeWallet(wallet: Wallet): void {
  writeJson('wallet', wallet)
}

/** Keeps the total exposure in rupees. */
export function storeExposure(exposureAmount: number): void {
  writeJson('exposureAmount', exposureAmount)
}

/** The total exposure of the last visit in rupees; null when none is stored. */
export function readStoredExposure(): number | null {
  return parseAmount(readJson('exposureAmount')) ?? null
}

/** Removes the four; the token first, so that no other tab sees a token without a user. */
export function forgetSession(): void {
  for (const key of keys) writeText(key, null)
}

/** The key that notifies the other tabs of a forced sign-out: written and removed at once, its storage event is the message. */
export const forcedEndKey = 'forcedSignOut'

/** Says to the other tabs that the session is ended by the server, before they see the token go. */
export function announceForcedEnd(): void {
  writeText(forcedEndKey, '1')
  writeText(forcedEndKey, null)
}

/** Whether a storage event is about the session; `key` is null when the whole storage was cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === null || keys.some((known) => known === key)
}

/** Null stays null (absent); undefined means garbage. */
function parse<T>(value: unknown, parser: (value: unknown) => T | undefined): T | null | undefined {
  return value === null ? null : parser(value)
}

/** Opaque, but it travels in a header: visible ASCII without spaces; a JSON object or a printed null is no token. */
export function isToken(text: unknown): text is string {
  return (
    typeof text === 'string' && /^[\x21-\x7e]{1,500}$/.test(text) && !/^(null|undefined|true|false)$|^[{["]/.test(text)
  )
}

/** A user as a server or the storage has it; undefined for anything else. */
export function parseUser(value: unknown): User | undefined {
  if (!isRecord(value) || typeof value.mobileno !== 'string') return undefined
  return {
    mobileno: value.mobileno,
    ...(typeof value.mstruserid === 'number' ? { mstruserid: value.mstruserid } : {}),
    ...(typeof value.username === 'string' ? { username: value.username } : {}),
    ...(typeof value.name === 'string' ? { name: value.name } : {}),
    ...(value.demo === true ? { demo: true } : {}),
  }
}

function parseWallet(value: unknown): Wallet | undefined {
  if (!isRecord(value)) return undefined
  const [balance, coins, cash] = [value.balance, value.coins, value.cash].map(parseAmount)
  // The version is left out on purpose: a server that restarted may count from the beginning, and a stored version
  // must not outrank its first answer.
  return balance === undefined || coins === undefined || cash === undefined ? undefined : { balance, coins, cash }
}

function parseAmount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
