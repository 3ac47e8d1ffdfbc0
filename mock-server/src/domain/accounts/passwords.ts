import { scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import type { WorldContext } from '../base/context.ts'
import { DomainError, type ErrorRule } from '../base/errors.ts'
import { usernameKey } from './player-records.ts'

/*
 * A hash is kept as 'cost:salt:hash', the last two in hex; N is 2 to the power of the cost, r 8, p 10. Those of before
 * have two parts, N = 1024 and p = 1; they are replaced when their player next signs in.
 */

/** OWASP lists several equal choices for scrypt; N = 2^13, r = 8, p = 10 takes the least memory. */
export const usualPasswordCost = 13
const parallel = 10

const old = { cost: 10, parallel: 1 }
const bytes = 32

/** Hashing of one password takes a thread of libuv's pool and, at the usual cost, 8 MB. */
const atOnce = 2
/** Further calls are refused: a minute of work is waiting already. */
const mostWaiting = 60
/** Of these from one address: a flood of sign-ins leaves room for others. */
const mostWaitingFromOne = 20

const running = { count: 0, waiting: [] as { source: string; go: () => void }[] }

/** How much work a hash is: N is 2 to the power of `cost`, p is `parallel`. */
type Work = { cost: number; parallel: number }

/** The result of comparing a password with the hash stored at that moment. */
export interface PasswordCheck {
  /** The hash; null: there is no such account, or none with a password. */
  against: string | null
  isRight: boolean
  /** The same password at today's cost, when the kept hash is an older one. */
  renewed: string | null
}

/**
 * Salted hash of a password at the world's cost, made beside the main thread. `owner` and the moment make the salt,
 * `source` is the caller's address. Throws `unavailable` when too many wait, `too_many_requests` when too many of that
 * address do.
 */
export async function hashPassword(
  world: WorldContext,
  owner: string,
  password: string,
  source: string,
): Promise<string> {
  const salt = world.vault.bytes(`salt ${usernameKey(owner)}`, world.clock.now(), 16)
  return written(world.passwordCost, salt, await derive(password, salt, { cost: world.passwordCost, parallel }, source))
}

/**
 * Holds a password against a kept hash. Takes as long for no hash and for an old one as for any other, so that names
 * take the same time. Throws as `hashPassword`.
 */
export async function checkPassword(
  world: WorldContext,
  against: string | null,
  owner: string,
  password: string,
  source: string,
): Promise<PasswordCheck> {
  const kept = readHash(against)
  if (kept?.work.cost === world.passwordCost && kept.work.parallel === parallel) {
    const actual = await derive(password, kept.salt, kept.work, source)
    return { against, isRight: timingSafeEqual(actual, kept.hash), renewed: null }
  }
  const renewed = await hashPassword(world, owner, password, source)
  const isRight = kept !== null && timingSafeEqual(await derive(password, kept.salt, kept.work, source), kept.hash)
  return { against, isRight, renewed: isRight ? renewed : null }
}

/** Hash of a password that everybody may read, ready when it is asked for: worlds are made with it by the hundred. */
export function publicPasswordHash(cost: number, password: string): string {
  const salt = Buffer.from('a public password')
  return written(cost, salt, scryptSync(password, salt, bytes, optionsOf({ cost, parallel })))
}

/** The broken rule of spec 5 for a new password, which is not empty and has 8 to 20 characters; null for a valid one. */
function newPasswordRefusal(password: string): ErrorRule | null {
  if (password === '') return 'password_empty'
  return password.length < 8 || password.length > 20 ? 'password_length' : null
}

/** The broken rule of a password change: those of a new password, and that it must differ; null for a valid change. */
export function changedPasswordRefusal(current: string, password: string): ErrorRule | null {
  return newPasswordRefusal(password) ?? (password === current ? 'password_same' : null)
}

/** Throws the rule of `newPasswordRefusal`. */
export function checkNewPassword(password: string): void {
  const refusal = newPasswordRefusal(password)
  if (refusal !== null) throw new DomainError(refusal)
}

async function derive(password: string, salt: Buffer, work: Work, source: string): Promise<Buffer> {
  if (running.count >= atOnce) {
    const { waiting } = running
    const own = waiting.filter((one) => one.source === source).length
    if (own >= mostWaitingFromOne) throw new DomainError('too_many_requests', { retryAfter: 1 })
    if (waiting.length >= mostWaiting) throw new DomainError('unavailable')
    await new Promise<void>((go) => waiting.push({ source, go }))
  } else running.count += 1
  try {
    return await inThreadPool(password, salt, work)
  } finally {
    // A waiting call takes over the slot.
    const next = running.waiting.shift()
    if (next === undefined) running.count -= 1
    else next.go()
  }
}

function inThreadPool(password: string, salt: Buffer, work: Work): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, bytes, optionsOf(work), (error, hash) => (error === null ? resolve(hash) : reject(error)))
  })
}

function optionsOf({ cost, parallel: p }: Work) {
  const [N, r] = [2 ** cost, 8]
  return { N, r, p, maxmem: 2 * 128 * N * r + 128 * r * p }
}

function written(cost: number, salt: Buffer, hash: Buffer): string {
  return `${cost}:${salt.toString('hex')}:${hash.toString('hex')}`
}

function readHash(text: string | null): { work: Work; salt: Buffer; hash: Buffer } | null {
  if (text === null) return null
  const parts = text.split(':')
  const isOld = parts.length === 2
  const [cost = '', salt = '', hash = ''] = isOld ? ['', ...parts] : parts
  return {
    work: isOld ? old : { cost: Number(cost), parallel },
    salt: Buffer.from(salt, 'hex'),
    hash: Buffer.from(hash, 'hex'),
  }
}
