/** Explores a server by what the contract documents say alone, and collects what does not fit them. */

import type { Call } from '@chaupar/api/fuzz/hostile-call'
import fc from 'fast-check'
import { anyCall, fittingCall } from './calls.ts'
import { deletedFinding } from './deleted.ts'
import { type Leave, onlyReads, reasonNotToCall, reasonToSpare, withEndsLast } from './effects.ts'
import { isExtension, missingAnswer, missingFinding } from './existence.ts'
import { Explored } from './explored.ts'
import { filterFindings } from './filters.ts'
import { type Finding, Findings, type Found } from './finding.ts'
import { KnownValues } from './known-values.ts'
import { type Host, hostOptions, type Subject, subjects } from './operations.ts'
import { isPaged, pageFinding } from './pages.ts'
import { repeatedKeyFindings, takesKey } from './repeated-key.ts'
import type { Places } from './send.ts'
import { unauthenticatedFindings } from './unauthenticated.ts'

export interface Settings extends Leave {
  readonly places: Places
  readonly seed: number
  /** Calls of each operation, beside those without a token, for filters, pages, repeated keys and deletions. */
  readonly runs: number
  /** Length of the whole exploration, in seconds. */
  readonly seconds: number
  /** The clock, in milliseconds. */
  readonly now: () => number
  /** A session of a game, for the calls of the games' server. */
  readonly session: string | null
  /** Called for each operation when it is done, with its findings, its calls and whether a success of it was seen. */
  readonly heard?: (id: string, findings: number, calls: number, isSeen: boolean) => void
}

export interface Report {
  readonly findings: readonly Found[]
  /** The calls that each tried operation got. */
  readonly tried: ReadonlyMap<string, number>
  readonly notTried: readonly { id: string; reason: string }[]
  /** Tried operations whose share of the time was over before their calls were. */
  readonly cut: readonly string[]
  /** Tried operations that never succeeded, so that the form of a success was not seen. */
  readonly unseen: readonly string[]
  /** By operation: the words of refusals of inputs that fit their schemas; rules outside the schemas. */
  readonly rules: ReadonlyMap<string, ReadonlySet<string>>
  readonly calls: number
}

/** An exploration that cannot begin or go on; the message says what to do. */
export class ExploreError extends Error {
  override name = 'ExploreError'
}

/** At most so many different faults of one operation, and calls to find the smallest input of each. */
const mostFaults = 5
const shrinkingCalls = 200

/** The part of the whole time after which no more is read beforehand, and that of an operation's share for any inputs. */
const learningPart = 0.25
const inputsPart = 0.8

/** @throws ExploreError for a name that no operation has, and when the server or the token is not there */
export async function explore(settings: Settings): Promise<Report> {
  const all = withEndsLast(subjects())
  const unknown = settings.named.find((name) => !all.some(({ id }) => id === name))
  if (unknown !== undefined) throw new ExploreError(`No operation of the documents has the name ${unknown}`)
  const run = new Exploration(settings, all)
  await run.learn()
  await run.exploreAll()
  return run.report()
}

class Exploration {
  readonly #settings: Settings
  readonly #all: readonly Subject[]
  readonly #explored: Explored
  readonly #known = new KnownValues()
  readonly #heardFrom = new Set<Host>()
  readonly #findings = new Findings()
  readonly #tried = new Map<string, number>()
  readonly #notTried: { id: string; reason: string }[] = []
  readonly #cut: string[] = []
  readonly #start: number
  #stopped: string | null = null

  constructor(settings: Settings, all: readonly Subject[]) {
    this.#settings = settings
    this.#all = all
    this.#explored = new Explored(settings.places, settings.now)
    this.#start = settings.now()
  }

  report(): Report {
    const { calls, rules, succeeded } = this.#explored
    const unseen = [...this.#tried.keys()].filter((id) => !succeeded.has(id))
    const kept = { tried: this.#tried, notTried: this.#notTried, cut: this.#cut, unseen, rules, calls }
    return { findings: this.#findings.all, ...kept }
  }

  /** Reads what is there, twice: the second time calls can use ids from the first. Also shows that somebody answers. */
  async learn(): Promise<void> {
    const { session, now } = this.#settings
    if (session !== null) this.#known.add('sessionID', session)
    const readable = this.#readable()
    if (readable.length === 0) throw new ExploreError('None of the given addresses has an operation to read')
    const calls = [1, 2].flatMap((round) => readable.map((subject) => ({ subject, round })))
    for (const { subject, round } of calls) {
      if (now() > this.#momentAt(learningPart)) return
      const samples = fc.sample(fittingCall(subject, this.#known), { numRuns: round, seed: round })
      for (const call of samples) await this.#learnFrom(subject, call)
    }
  }

  async #learnFrom(subject: Subject, call: Call): Promise<void> {
    const { answer } = await this.#explored.try(subject, call)
    if (answer === null) {
      if (this.#heardFrom.has(subject.host)) return
      const { hosts } = this.#settings.places
      throw new ExploreError(`No server answers at ${hosts[subject.host]} (asked for ${subject.id})`)
    }
    this.#heardFrom.add(subject.host)
    if (answer.status === 401 && subject.auth === 'required') {
      throw new ExploreError(`The token is not taken: ${subject.id} answers 401. Sign in again and give the fresh one`)
    }
    const pointer = answer.status === 200 ? subject.answers.get(200)?.get(answer.type) : undefined
    if (pointer === undefined) return
    this.#known.learn(subject.document, { $ref: pointer }, answer.json)
  }

  /** Each operation gets an equal share of the time that is left; the rest of a share is for those after it. */
  async exploreAll(): Promise<void> {
    const { named, now } = this.#settings
    const chosen = this.#all.filter(({ id }) => named.length === 0 || named.includes(id))
    const reasons = new Map(chosen.map((subject) => [subject, this.#reasonNot(subject, this.#settings)]))
    let left = chosen.filter((subject) => reasons.get(subject) === null).length
    for (const subject of chosen) {
      const isOver = now() > this.#momentAt(1)
      const reason = reasons.get(subject) ?? this.#stopped ?? (isOver ? 'the time was over: --seconds' : null)
      if (reason !== null) this.#leave(subject, reason)
      else await this.#explore(subject, (this.#momentAt(1) - now()) / left)
      if (reasons.get(subject) === null) left -= 1
    }
  }

  async #explore(subject: Subject, share: number): Promise<void> {
    const own = seedOf(this.#settings.seed, subject.id)
    const before = this.#explored.calls
    const start = this.#settings.now()
    this.#explored.isCut = false
    this.#explored.until = start + share
    this.#keep(...(await unauthenticatedFindings(this.#explored, subject, this.#known, own)))
    if (this.#hasToken(subject)) await this.#asPlayer(subject, own, start + share * inputsPart)
    else this.#leave(subject, 'as a player: no --token')
    this.#explored.until = Number.POSITIVE_INFINITY
    const calls = this.#explored.calls - before
    if (calls === 0) return
    if (this.#explored.isCut) this.#cut.push(subject.id)
    this.#tried.set(subject.id, calls)
    const { length } = this.#findings.of(subject.id)
    this.#settings.heard?.(subject.id, length, calls, this.#explored.succeeded.has(subject.id))
    if (!onlyReads(subject)) await this.#lookAfterToken(subject)
  }

  async #asPlayer(subject: Subject, seed: number, inputsEnd: number): Promise<void> {
    const spared = reasonToSpare(subject, this.#settings)
    if (spared !== null) this.#leave(subject, spared)
    else if (await this.#isMissing(subject, seed)) return
    else await this.#check(subject, seed, inputsEnd)
    if (subject.method === 'DELETE') await this.#delete(subject, seed)
  }

  async #isMissing(subject: Subject, seed: number): Promise<boolean> {
    const missing = await missingAnswer(this.#explored, subject, this.#known, seed)
    if (missing === null) return false
    if (!isExtension(subject)) this.#keep(missingFinding(subject, missing.call, missing.answer))
    return true
  }

  async #check(subject: Subject, seed: number, inputsEnd: number): Promise<void> {
    this.#keep(...(await filterFindings(this.#explored, subject, this.#known, seed)))
    if (isPaged(subject)) this.#keep(await pageFinding(this.#explored, subject, this.#known, seed))
    await this.#tryInputs(subject, seed, inputsEnd)
    if (takesKey(subject)) await this.#repeatKey(subject, seed)
  }

  async #repeatKey(subject: Subject, seed: number): Promise<void> {
    const { findings, notTried } = await repeatedKeyFindings(this.#explored, subject, this.#known, seed)
    this.#keep(...findings)
    if (notTried !== undefined) this.#leave(subject, `repeated key: ${notTried}`)
  }

  async #delete(subject: Subject, seed: number): Promise<void> {
    const { finding, notTried } = await deletedFinding(this.#explored, subject, this.#all, this.#known, seed)
    this.#keep(finding)
    if (notTried !== undefined) this.#leave(subject, `deletion: ${notTried}`)
  }

  #keep(...findings: (Finding | null)[]): void {
    for (const finding of findings) if (finding !== null) this.#findings.add(finding)
  }

  #leave({ id }: Subject, reason: string): void {
    this.#notTried.push({ id, reason })
  }

  /** Finds each different fault of an operation, with the smallest call that shows it unless another operation shows it. */
  async #tryInputs(subject: Subject, seed: number, end: number): Promise<void> {
    for (let found = 0; found < mostFaults; found += 1) {
      const next = await this.#nextFinding(subject, seed, end)
      if (next === null) return
      this.#keep(next)
    }
  }

  async #nextFinding(subject: Subject, seed: number, end: number): Promise<Finding | null> {
    let smallest: Finding | null = null
    let left = shrinkingCalls
    const property = fc.asyncProperty(anyCall(subject, this.#known), async (call) => {
      if (smallest !== null && left-- <= 0) return true
      if (this.#settings.now() > end) {
        this.#explored.isCut = true
        return true
      }
      const { findings } = await this.#explored.try(subject, call)
      this.#keep(...findings.filter(({ fact }) => this.#findings.has(fact)))
      const fresh = findings.filter(({ fact }) => !this.#findings.has(fact))
      const fact = smallest?.fact
      const shown = fact === undefined ? fresh[0] : fresh.find((one) => one.fact === fact)
      if (shown === undefined) return true
      smallest = shown
      return false
    })
    await fc.check(property, { numRuns: this.#settings.runs, seed })
    return smallest
  }

  /** The moment at which this part of the whole time is over. */
  #momentAt(part: number): number {
    return this.#start + this.#settings.seconds * 1000 * part
  }

  #reasonNot(subject: Subject, leave: Leave): string | null {
    if (this.#settings.places.hosts[subject.host] === undefined) return `no address: ${hostOptions[subject.host]}`
    return reasonNotToCall(subject, leave)
  }

  #hasToken({ auth }: Subject): boolean {
    return auth !== 'required' || this.#settings.places.token !== null
  }

  /** With an expired token every later call would be unauthenticated. */
  async #lookAfterToken(subject: Subject): Promise<void> {
    const probe = this.#readable().find(({ auth }) => auth === 'required')
    if (probe === undefined) return
    const [call = {}] = fc.sample(fittingCall(probe, this.#known), { numRuns: 1, seed: 0 })
    const { answer } = await this.#explored.try(probe, call)
    if (answer?.status === 401) this.#stopped = `the token was no longer taken after ${subject.id}`
  }

  #readable(): Subject[] {
    const leave = { allowWrites: false, named: [] }
    return this.#all.filter((one) => onlyReads(one) && this.#hasToken(one) && this.#reasonNot(one, leave) === null)
  }
}

/** Each operation has a seed of its own, so that one tried alone gets the inputs that it gets among all. */
function seedOf(seed: number, id: string): number {
  return [...id].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), seed ^ 0x811c9dc5)
}
