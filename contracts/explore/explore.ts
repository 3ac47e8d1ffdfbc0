/** Explores a server by what the contract documents say alone, and collects what does not fit them. */

import type { Call } from '@chaupar/api/fuzz/hostile-call'
import fc from 'fast-check'
import { anyCall, fittingCall } from './calls.ts'
import { deletedFinding } from './deleted.ts'
import { type Leave, onlyReads, reasonNotToCall, reasonToSpare } from './effects.ts'
import { Explored, type Finding } from './finding.ts'
import { KnownValues } from './known-values.ts'
import { type Host, hostOptions, type Subject, subjects } from './operations.ts'
import { isPaged, pageFinding } from './pages.ts'
import type { Places } from './send.ts'
import { unauthenticatedFindings } from './unauthenticated.ts'

export interface Settings extends Leave {
  readonly places: Places
  readonly seed: number
  /** Calls of each operation, beside those without a token, for pages and deletions. */
  readonly runs: number
  /** Length of the whole exploration, in seconds. */
  readonly seconds: number
  /** A session of a game, for the calls of the games' server. */
  readonly session: string | null
  /** Called for each operation when it is done, with whether a success of it was seen. */
  readonly heard?: (id: string, findings: number, isSeen: boolean) => void
}

export interface Report {
  readonly findings: readonly Finding[]
  readonly tried: readonly string[]
  readonly notTried: readonly { id: string; reason: string }[]
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

/** @throws ExploreError for a name that no operation has, and when the server or the token is not there */
export async function explore(settings: Settings): Promise<Report> {
  const all = subjects()
  const unknown = settings.named.find((name) => !all.some(({ id }) => id === name))
  if (unknown !== undefined) throw new ExploreError(`No operation of the documents has the name ${unknown}`)
  const run = new Exploration(settings, all)
  await run.learn()
  for (const subject of all) await run.explore(subject)
  return run.report()
}

class Exploration {
  readonly #settings: Settings
  readonly #all: readonly Subject[]
  readonly #explored: Explored
  readonly #known = new KnownValues()
  readonly #heardFrom = new Set<Host>()
  readonly #findings: Finding[] = []
  readonly #tried: string[] = []
  readonly #notTried: { id: string; reason: string }[] = []
  readonly #deadline: number
  #stopped: string | null = null

  constructor(settings: Settings, all: readonly Subject[]) {
    this.#settings = settings
    this.#all = all
    this.#explored = new Explored(settings.places)
    this.#deadline = Date.now() + settings.seconds * 1000
  }

  report(): Report {
    const { calls, rules, succeeded } = this.#explored
    const unseen = this.#tried.filter((id) => !succeeded.has(id))
    return { findings: this.#findings, tried: this.#tried, notTried: this.#notTried, unseen, rules, calls }
  }

  /** Reads what is there, twice: the second time calls can use ids from the first. Also shows that somebody answers. */
  async learn(): Promise<void> {
    const { session } = this.#settings
    if (session !== null) this.#known.add('sessionID', session)
    const readable = this.#readable()
    if (readable.length === 0) throw new ExploreError('None of the given addresses has an operation to read')
    for (const round of [1, 2]) {
      for (const subject of readable) {
        const samples = fc.sample(fittingCall(subject, this.#known), { numRuns: round, seed: round })
        for (const call of samples) await this.#learnFrom(subject, call)
      }
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

  async explore(subject: Subject): Promise<void> {
    const { named, seed, heard } = this.#settings
    if (named.length > 0 && !named.includes(subject.id)) return
    const reason = this.#reasonNot(subject, this.#settings)
    if (reason !== null) return this.#leave(subject, reason)
    const before = this.#findings.length
    const own = seedOf(seed, subject.id)
    this.#findings.push(...(await unauthenticatedFindings(this.#explored, subject, this.#known, own)))
    if (this.#hasToken(subject)) await this.#asPlayer(subject, own)
    else this.#leave(subject, 'as a player: no --token')
    this.#tried.push(subject.id)
    heard?.(subject.id, this.#findings.length - before, this.#explored.succeeded.has(subject.id))
    if (!onlyReads(subject)) await this.#lookAfterToken(subject)
  }

  async #asPlayer(subject: Subject, seed: number): Promise<void> {
    const spared = reasonToSpare(subject, this.#settings)
    if (spared === null) this.#findings.push(...(await this.#propertyFindings(subject, seed)))
    else this.#leave(subject, spared)
    if (isPaged(subject)) this.#keep(await pageFinding(this.#explored, subject, this.#known, seed))
    if (subject.method !== 'DELETE') return
    const { finding, notTried } = await deletedFinding(this.#explored, subject, this.#all, this.#known, seed)
    this.#keep(finding)
    if (notTried !== undefined) this.#leave(subject, `deletion: ${notTried}`)
  }

  #keep(finding: Finding | null): void {
    if (finding !== null) this.#findings.push(finding)
  }

  #leave({ id }: Subject, reason: string): void {
    this.#notTried.push({ id, reason })
  }

  /** Each different fault of an operation with the smallest call that shows it. */
  async #propertyFindings(subject: Subject, seed: number): Promise<Finding[]> {
    const found: Finding[] = []
    while (found.length < mostFaults) {
      const next = await this.#nextFinding(subject, seed, new Set(found.map(({ check }) => check)))
      if (next === null) break
      found.push(next)
    }
    return found
  }

  async #nextFinding(subject: Subject, seed: number, ignored: ReadonlySet<string>): Promise<Finding | null> {
    let smallest: Finding | null = null
    let left = shrinkingCalls
    const property = fc.asyncProperty(anyCall(subject, this.#known), async (call) => {
      if (Date.now() > this.#deadline || (smallest !== null && left-- <= 0)) return true
      const { finding } = await this.#explored.try(subject, call)
      if (finding === null || ignored.has(finding.check)) return true
      if (smallest !== null && smallest.check !== finding.check) return true
      smallest = finding
      return false
    })
    await fc.check(property, { numRuns: this.#settings.runs, seed })
    return smallest
  }

  #reasonNot(subject: Subject, leave: Leave): string | null {
    if (this.#settings.places.hosts[subject.host] === undefined) return `no address: ${hostOptions[subject.host]}`
    if (this.#stopped !== null) return this.#stopped
    if (Date.now() > this.#deadline) return 'the time was over: --seconds'
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
