import { codeHash, codeNumbered } from '../domain/accounts/otp-records.ts'
import { tokenNumbered } from '../domain/accounts/sessions.ts'
import { launchTokenNumbered } from '../domain/games/launch.ts'
import { hasCheckDigit } from '../world/secrets.ts'
import type { World } from '../world/world.ts'

/** Replaces the journal's placeholders (world/secrets.ts) by the secrets of a world that replays it. */
export function withSecrets(world: World, publicPasswords: readonly string[], value: unknown): unknown {
  if (typeof value === 'string') return secretFor(world, publicPasswords, value) ?? value
  if (Array.isArray(value)) return value.map((one) => withSecrets(world, publicPasswords, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withSecrets(world, publicPasswords, one)]))
}

function secretFor(world: World, publicPasswords: readonly string[], text: string): string | null {
  const account = /^number#(\d+)\.(\d+)\.(\d{4})\.([01])$/.exec(text)
  if (account) return inventedAccount(account.slice(1))
  const [, kind, number = ''] = /^(token|launch|otp|password)#(?:public)?(\d+(?:\.\d+)?)$/.exec(text) ?? []
  if (kind === 'token') return number === '0' ? 'no-such-token' : tokenNumbered(world, Number(number))
  if (kind === 'launch') return number === '0' ? 'no-such-launch' : launchTokenNumbered(world, Number(number))
  if (kind === 'otp') return codeOrWrong(world, Number(number))
  if (kind !== 'password') return null
  return text.includes('public') ? (publicPasswords[Number(number)] ?? '') : inventedPassword(number)
}

/** A wrong code is replaced by another wrong one. */
function codeOrWrong(world: World, number: number): string {
  return number === 0 ? wrongCode(world) : codeNumbered(world, number)
}

function wrongCode(world: World): string {
  const sql = 'SELECT id FROM otp_codes WHERE code_hash = ?'
  const isTaken = (code: string) => world.store.one(sql, [codeHash(world, code)], () => true) ?? false
  for (let number = 0; number < 1_000_000; number += 1) {
    const code = String(number).padStart(6, '0')
    if (!isTaken(code)) return code
  }
  return ''
}

/** A made-up password, the same for the same placeholder. The journal does not hold the real one. */
function inventedPassword(number: string): string {
  const [serial = '', length = '8'] = number.split('.')
  return `${serial}-Replay-Password-Aa1`.padEnd(Number(length), 'x').slice(0, Number(length))
}

/** Another account number of this length, with the same last digits and as right or wrong a check digit. */
function inventedAccount([serial = '', length = '', lastFour = '', check = '']: string[]): string {
  const middle = serial.padStart(Number(length) - 5, '0')
  const all = Array.from({ length: 10 }, (_, first) => `${first}${middle}${lastFour}`)
  return all.find((number) => hasCheckDigit(number) === (check === '1')) ?? ''
}
