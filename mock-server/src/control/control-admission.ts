import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFromElsewhere } from '../admission/own-names.ts'
import { RateLimit } from '../admission/rate-limit.ts'
import { DomainError } from '../domain/base/errors.ts'

export type ControlAdmissionOptions = {
  /** Null: anyone who reaches the server may steer it. */
  token: string | null
  /** Origins beside our own whose pages may. */
  origins: readonly string[]
  /** Running time of the process in milliseconds. */
  processNow: () => number
}

/** Admits calls to the control surface. Both throw: 404 under another spelling, 403 from another page. */
export type ControlAdmission = {
  /** The console's page holds no secret: it needs no token, and a link on any page may lead to it. */
  page(request: FastifyRequest): void
  /** A call also needs the token: 401 without, 429 after too many wrong ones. */
  call(request: FastifyRequest, reply: FastifyReply): void
}

/** Under its own name alone: `/%5f%5fmock/` would pass a proxy in front that blocks the path. */
const ownName = /^\/__mock(?:[/?]|$)/

export function controlAdmission({ token, origins, processNow }: ControlAdmissionOptions): ControlAdmission {
  const guesses = new Guesses(processNow)
  const requireOwn = ({ url, headers }: FastifyRequest, isPage: boolean): void => {
    if (!ownName.test(url)) throw new DomainError('not_found')
    if (!isFromElsewhere(headers, origins) || (isPage && isNavigation(headers))) return
    throw new DomainError('origin_not_allowed', { origin: headers.origin ?? 'another site' })
  }
  return {
    page: (request) => requireOwn(request, true),
    call: (request, reply) => {
      requireOwn(request, false)
      if (token !== null) requireToken(request, reply, token, guesses)
    },
  }
}

/** A link that was followed: the page that has it reads nothing of the answer. */
function isNavigation(headers: FastifyRequest['headers']): boolean {
  const { origin, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers
  return origin === undefined && mode === 'navigate' && destination === 'document'
}

function requireToken({ headers, ip }: FastifyRequest, reply: FastifyReply, token: string, guesses: Guesses): void {
  const sent = headers['x-control-token']
  if (typeof sent !== 'string') throw new DomainError('unauthorized')
  // Not compared while its sender has to wait: the response would reveal which guess was right.
  const waitSeconds = guesses.take(ip)
  if (waitSeconds > 0) {
    reply.header('retry-after', String(waitSeconds))
    throw new DomainError('control_token_guessed', { seconds: waitSeconds })
  }
  if (!isSame(sent, token)) throw new DomainError('unauthorized')
  guesses.wasRight(ip)
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

/** Wrong tokens that one address, and all together, may show a second; at once ten times as many, and twenty. */
const perAddress = 0.5
const overall = 2

/** How often a wrong token was shown. An address that showed the right one waits for itself alone. */
class Guesses {
  readonly #ofAddress: RateLimit
  readonly #ofAll: RateLimit
  readonly #right = new Set<string>()

  constructor(nowMs: () => number) {
    this.#ofAddress = new RateLimit(perAddress, nowMs, 10)
    this.#ofAll = new RateLimit(overall, nowMs, 40)
  }

  /** Takes one guess; answers 0, or the seconds to wait. */
  take(address: string): number {
    const ofAll = this.#right.has(address) ? 0 : this.#ofAll.take('')
    return ofAll > 0 ? ofAll : this.#ofAddress.take(address)
  }

  /** It was no guess. */
  wasRight(address: string): void {
    this.#ofAddress.giveBack(address)
    if (!this.#right.has(address)) this.#ofAll.giveBack('')
    this.#right.add(address)
  }
}
