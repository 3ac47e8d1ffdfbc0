import { scryptSync, timingSafeEqual } from 'node:crypto'
import { nextCount } from '../../store/meta-records.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError, type ErrorRule } from '../base/errors.ts'

/** Cheap on purpose: a mock hashes thousands of test players, and holds nothing worth stealing. */
const cost = { N: 1024, r: 8, p: 1 } as const

/** Salted hash of a password, as 'salt:hash' in hex. The salt comes from the world's own chance. */
export function hashPassword(world: WorldContext, password: string): string {
  const salt = world.random.bytes('salt', nextCount(world.store, 'salt'), 16)
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, cost).toString('hex')}`
}

export function matchesPassword(hash: string, password: string): boolean {
  const [salt = '', expected = ''] = hash.split(':')
  const actual = scryptSync(password, Buffer.from(salt, 'hex'), 32, cost)
  return timingSafeEqual(actual, Buffer.from(expected, 'hex'))
}

/** What the rule of spec 5 has against a new password, which is not empty and has 8 to 20 characters; null when nothing. */
export function newPasswordRefusal(password: string): ErrorRule | null {
  if (password === '') return 'password_empty'
  return password.length < 8 || password.length > 20 ? 'password_length' : null
}

/** Throws what `newPasswordRefusal` says. */
export function checkNewPassword(password: string): void {
  const refusal = newPasswordRefusal(password)
  if (refusal !== null) throw new DomainError(refusal)
}
