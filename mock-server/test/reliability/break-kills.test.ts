import type { Data } from '@chaupar/api/api'
import { expect, test } from 'vitest'
import { type Answer, type DataAt, there } from '../support/answers.ts'
import { newFolder } from '../support/folders.ts'
import { ready, run } from '../support/process.ts'

/** How often the server is killed; `KILL_RUNS=40` for the long form. */
const killRuns = Number(process.env.KILL_RUNS ?? 2)
const playersEach = 4

type Limits = Data<'getLimits'>
type Step = { method: 'PUT' | 'POST'; path: string; body: object }

/** The steps of each player in order: limits lowered, raised, more of them, then breaks that grow longer. */
const steps: readonly Step[] = [
  { method: 'PUT', path: '/api/limits', body: { deposit: { daily: 1000 }, sessionMinutes: 30 } },
  { method: 'PUT', path: '/api/limits', body: { deposit: { daily: 2000, weekly: 5000.5 } } },
  { method: 'PUT', path: '/api/limits', body: { loss: { weekly: 500 }, stake: { monthly: 9000 } } },
  { method: 'POST', path: '/api/limits/time-out', body: { hours: 24 } },
  { method: 'POST', path: '/api/limits/time-out', body: { hours: 168 } },
  { method: 'POST', path: '/api/limits/self-exclusion', body: { months: 6 } },
  { method: 'POST', path: '/api/limits/self-exclusion', body: { months: 60 } },
]

/** A player who limits himself, with the last limits the server answered and the step without an answer. */
class CarefulPlayer {
  readonly #name: string
  #token = ''
  answered: Limits | null = null
  waiting: Step | null = null
  done = 0

  constructor(name: string) {
    this.#name = name
  }

  async signUp(origin: string, number: number): Promise<void> {
    const mobile = { mobile: String(9_822_000_000 + number), country_code: '91' }
    await this.#ask(origin, 'POST', '/api/sendOtpToMobile', mobile)
    const sent = await fetch(`${origin}/__mock/worlds/default/otp`)
    const codes: Answer<DataAt<'GET', '/__mock/worlds/default/otp'>> = JSON.parse(await sent.text())
    const otp = there(codes.data.find((one) => one.mobile.endsWith(mobile.mobile))).code
    await this.#ask(origin, 'POST', '/api/mobileVerification', { ...mobile, otp })
    const person = { name: 'Asha', username: this.#name, password: 'My-own-secret9', typeId: 3, parentId: 81026 }
    const { data } = await this.#ask<Data<'register'>>(origin, 'POST', '/api/register', { ...person, ...mobile, otp })
    this.#token = data.token
  }

  /** Takes the remaining steps. @throws when the server goes away */
  async *protect(origin: string): AsyncGenerator<void> {
    for (const step of steps) {
      this.waiting = step
      this.answered = await this.#take(origin, step)
      this.waiting = null
      this.done += 1
      yield
    }
  }

  /** After the restart: no answered step is lost, the unanswered one is done once, and a break refuses as before. */
  async check(origin: string): Promise<void> {
    const held = await this.#limits(origin)
    if (this.waiting === null) expect(held, this.#name).toEqual(this.answered)
    else {
      const before = this.answered
      const answer = await this.#take(origin, this.waiting)
      if (before !== null) expect([before, answer], this.#name).toContainEqual(held)
      expect(await this.#limits(origin), this.#name).toEqual(answer)
      this.answered = answer
    }
    const isOnBreak = there(this.answered).selfExcludedUntil !== null || there(this.answered).timeOutUntil !== null
    const deposit = { gateway: 'm_binance_tron', amount: 1500 }
    const { code } = await this.#ask<unknown>(origin, 'POST', '/api/deposit/fastpayme', deposit)
    const wanted = there(this.answered).selfExcludedUntil === null ? 'time_out_active' : 'self_excluded'
    expect(code, this.#name).toBe(isOnBreak ? wanted : 'limit_reached')
  }

  async #take(origin: string, { method, path, body }: Step): Promise<Limits> {
    const { error, message, data } = await this.#ask<Limits>(origin, method, path, body)
    if (error) throw new Error(`${path}: ${message}`)
    return withoutUse(data)
  }

  async #limits(origin: string): Promise<Limits> {
    return withoutUse((await this.#ask<Limits>(origin, 'GET', '/api/limits')).data)
  }

  async #ask<D>(origin: string, method: string, path: string, body?: object): Promise<Answer<D>> {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        'x-forwarded-for': `203.0.113.${this.#name.length}`,
        ...(this.#token === '' ? {} : { authorization: this.#token }),
        // A step that is taken again keeps its key.
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(path.startsWith('/api/limits') && body !== undefined ? { 'idempotency-key': this.#key(body) } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return JSON.parse(await answer.text())
  }

  #key(body: object): string {
    return `${this.#name}-${Buffer.from(JSON.stringify(body)).toString('hex').slice(0, 80)}`
  }
}

/** Without the amounts used and left, which only the answer of getLimits has. */
function withoutUse({ used: _used, lossLeft: _left, ...limits }: Limits): Limits {
  return limits
}

test('killed while players set limits and take breaks, every answered one holds after the restart', async () => {
  const folder = newFolder()
  const settings = { DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', CONTROL: 'on' }
  const all: CarefulPlayer[] = []
  for (let round = 0; round < killRuns; round += 1) {
    const server = run(settings)
    const origin = await ready(server)
    for (const player of all) await player.check(origin)
    const players = Array.from({ length: playersEach }, (_, at) => new CarefulPlayer(`careful${round}x${at}`))
    for (const [at, player] of players.entries()) await player.signUp(origin, round * playersEach + at)
    all.push(...players)
    let done = 0
    const killAt = 3 + ((round * 11) % (playersEach * steps.length - 4))
    await Promise.all(
      players.map(async (player) => {
        try {
          for await (const _step of player.protect(origin)) {
            done += 1
            if (done === killAt) server.child.kill('SIGKILL')
          }
        } catch (error) {
          // A call in progress at the kill has no answer.
          if (done < killAt) throw error
        }
      }),
    )
    expect(await server.ended).toBeNull()
  }
  const last = run(settings)
  const origin = await ready(last)
  for (const player of all) await player.check(origin)
  const answered = all.reduce((sum, player) => sum + player.done, 0)
  process.stdout.write(`\n${killRuns} kills, ${answered} answered limits and breaks, all in force\n`)
})
