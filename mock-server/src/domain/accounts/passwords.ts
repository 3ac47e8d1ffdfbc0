import { scryptSync, timingSafeEqual } from 'node:crypto'
import { nextCount } from '../../store/meta-records.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'

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

/** The rule of spec 5 for a new password: not empty, 8 to 20 characters. */
export function checkNewPassword(password: string): void {
  if (password === '') throw new DomainError('password_empty')
  if (password.length < 8 || password.length > 20) throw new DomainError('password_length')
}
