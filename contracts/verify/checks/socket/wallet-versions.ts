/** The versions of wallets: an older one never replaces a newer. */
import { isObject, type Json, type JsonObject } from '@chaupar/api/document'
import type { Finding } from '../check.ts'

const amounts = ['balance', 'coins', 'cash'] as const

/** An amount of rupees as whole paise. */
export const paiseOf = (rupees: Json | undefined) => Math.round(Number(rupees) * 100)

/** What is wrong with the version of a wallet that came after these; nothing where versions are not sent. */
export function olderVersion(before: readonly Json[], wallet: Json, source: string): Finding[] {
  if (!isObject(wallet) || typeof wallet.version !== 'number') return []
  const { version } = wallet
  const known = before.filter(isObject).filter((one) => typeof one.version === 'number')
  const newest = Math.max(...known.map((one) => Number(one.version)))
  const came = `${version} in ${source}`
  if (version < newest) return [{ field: 'version', expected: `${newest} or a later one`, came }]
  const isSameOfAnother = known.some((one) => one.version === version && isChanged(one, wallet))
  return isSameOfAnother
    ? [{ field: 'version', expected: `a later one than ${newest}, since the wallet has changed`, came }]
    : []
}

/** A field that is absent keeps its value. */
function isChanged(one: JsonObject, other: JsonObject): boolean {
  return amounts.some(
    (name) => one[name] !== undefined && other[name] !== undefined && paiseOf(one[name]) !== paiseOf(other[name]),
  )
}
