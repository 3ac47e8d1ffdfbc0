import type { IncomingHttpHeaders } from 'node:http'
import type { JournalNote } from '../world/journal-entry.ts'
import type { WaitingRow } from '../world/waiting-rows.ts'
import type { World } from '../world/world.ts'
import { anyToken, noteOf, shortAnswer } from './journal-calls.ts'
import type { KnownRead } from './known-reads.ts'
import { noFiles } from './perform-call.ts'

/**
 * One call of a known read, and the journal's row of it, which is told when it is needed. Flat and small: under load
 * thousands of them wait.
 */
export class ToldRead implements WaitingRow {
  id = 0
  readonly entryId = null
  size = 0
  readonly read: KnownRead
  readonly world: World
  readonly username: string | undefined
  readonly ip: string
  readonly token: string | undefined
  readonly userAgent: string | undefined
  readonly idempotencyKey: string | undefined
  /** World time at which the handler ran. */
  atMs = 0
  reachedAtMs = 0
  ms = 0
  answer = ''

  constructor(read: KnownRead, world: World, username: string | undefined, ip: string, headers: IncomingHttpHeaders) {
    const key = headers['idempotency-key']
    this.read = read
    this.world = world
    this.username = username
    this.ip = ip
    this.token = anyToken(headers)
    this.userAgent = headers['user-agent']
    this.idempotencyKey = typeof key === 'string' ? key : undefined
  }

  /** Lets the answer go as far as the journal does without it; what the call before was answered costs nothing. */
  holdLittle(): void {
    const { read } = this
    const told = shortAnswer(this.answer)
    this.size = told === this.answer && told !== read.lastAnswer ? told.length : 0
    if (told === this.answer) read.lastAnswer = told
    this.answer = told
  }

  tell(): JournalNote {
    const { url, route, query } = this.read
    const { world, username, ip, token, userAgent, idempotencyKey, atMs, reachedAtMs, ms, answer } = this
    const caller = { username, ip, token, userAgent, idempotencyKey }
    const request = { id: route.id, method: 'GET', url, sent: query, hasBody: false, files: noFiles }
    return noteOf({ world, ...request, ...caller, atMs, reachedAtMs, status: 200, ms, answer })
  }
}
