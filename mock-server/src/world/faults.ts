import * as v from 'valibot'
import type { DomainError } from '../domain/base/errors.ts'
import { anyCall, type FaultyCall, faultCaller, isMeant } from './fault-caller.ts'

const faultTarget = v.union([
  v.object({ operation: v.string() }),
  v.object({ group: v.picklist(['all', 'authenticated']) }),
  v.object({ event: v.string() }),
])

/** Which calls or socket messages a fault meets. `authenticated` is every call that needs a token. */
export type FaultTarget = v.InferOutput<typeof faultTarget>

/** Pages of this server's hosts that a fault can meet, named as operations are: the page that a launch leads to. */
export const faultyPages = ['openGame'] as const
export type PageName = (typeof faultyPages)[number]

const faultEffect = v.variant('kind', [
  v.object({ kind: v.literal('latency'), ms: v.number() }),
  v.object({
    kind: v.literal('error'),
    status: v.number(),
    code: v.string(),
    message: v.string(),
    /** Seconds. */
    retryAfter: v.exactOptional(v.number()),
  }),
  v.object({ kind: v.literal('dropped-answer') }),
  v.object({ kind: v.literal('malformed-body') }),
  v.object({ kind: v.literal('legacy-error') }),
  v.object({ kind: v.literal('event-late'), ms: v.number() }),
  /** The message never arrives; on `connect` the connection itself is never made, as without a network. */
  v.object({ kind: v.literal('event-lost') }),
  v.object({ kind: v.literal('event-duplicated') }),
  /** The acknowledgement of a socket request carries status 'failed' and this message. */
  v.object({ kind: v.literal('event-failed'), message: v.string() }),
  /** On `connect` only: session_refresh with this reason follows the connection. */
  v.object({ kind: v.literal('session-refresh'), reason: v.string() }),
])

/** The kinds of failure. `dropped-answer` happens after the effect is committed. */
export type FaultEffect = v.InferOutput<typeof faultEffect>

const storedFault = v.object({
  target: faultTarget,
  effect: faultEffect,
  /** How many times it strikes; null = until it is cleared. */
  times: v.nullable(v.number()),
  /** Share of the calls that it strikes, by the world's own chance; 1 when absent. */
  share: v.exactOptional(v.number()),
  /** Of the target's calls it meets only these; all when absent. */
  only: v.exactOptional(faultCaller),
  id: v.number(),
  /** How often the fault has asked its chance. */
  draws: v.number(),
})

type StoredFault = v.InferOutput<typeof storedFault>
export type PlantedFault = Omit<StoredFault, 'draws'>
export type Fault = Omit<PlantedFault, 'id'>

export const faultsState = v.object({ lastId: v.number(), planted: v.array(storedFault) })

/** The stored part of the faults, which outlives a restart and is copied with the world. */
export type FaultsState = v.InferOutput<typeof faultsState>

type Standing = StoredFault & { chance: () => number }

interface FaultsOptions {
  /** The stream of chance of this name, from its beginning. Each fault has its own, so that none shifts another. */
  stream: (name: string) => () => number
  kept: FaultsState | null
  save: (state: FaultsState) => void
}

/**
 * The faults planted in one world; the edge asks before and after every call and every socket message. They outlive
 * a restart; how far the chance of a share has been drawn is kept with the next change.
 */
export class Faults {
  readonly #options: FaultsOptions
  readonly #listeners = new Set<() => void>()
  #planted: Standing[]
  #lastId: number
  /** Faults up to this id were all cleared: calls that are still running give none of them back. */
  #clearedId = 0
  /** The fault behind each effect that was taken. */
  readonly #faultOf = new WeakMap<FaultEffect, Standing>()

  constructor(options: FaultsOptions) {
    this.#options = options
    this.#lastId = options.kept?.lastId ?? 0
    this.#planted = (options.kept?.planted ?? []).map((fault) => ({ ...fault, chance: this.#chanceOf(fault) }))
  }

  plant(fault: Fault): PlantedFault {
    this.#lastId += 1
    const planted = { ...fault, id: this.#lastId, draws: 0 }
    this.#planted.push({ ...planted, chance: this.#chanceOf(planted) })
    this.#changed()
    return { ...fault, id: this.#lastId }
  }

  /** Whether nothing can go wrong on purpose. */
  get isEmpty(): boolean {
    return this.#planted.length === 0
  }

  list(): PlantedFault[] {
    return this.#planted.map(({ draws: _draws, chance: _chance, ...fault }) => fault)
  }

  /** Removes one fault, or all. */
  clear(id?: number): void {
    if (id === undefined) this.#clearedId = this.#lastId
    this.#planted = id === undefined ? [] : this.#planted.filter((fault) => fault.id !== id)
    this.#changed()
  }

  /** Takes the effects that strike this call of an operation, counting them down. */
  takeForCall(operation: string, needsToken: boolean, call: FaultyCall = anyCall): FaultEffect[] {
    return this.#take(({ target, only }) => {
      if (!isMeant(only, call)) return false
      if ('operation' in target) return target.operation === operation
      if ('group' in target) return target.group === 'all' || needsToken
      return false
    })
  }

  /** Takes the effects that strike the opening of a page; those on every call leave pages alone. */
  takeForPage(page: PageName): FaultEffect[] {
    return this.#take(({ target }) => 'operation' in target && target.operation === page)
  }

  /** Takes the effects that strike this socket message, counting them down; of certain kinds only, when given. */
  takeForEvent(event: string, kinds?: readonly FaultEffect['kind'][]): FaultEffect[] {
    return this.#take(
      ({ target, effect }) =>
        'event' in target && target.event === event && (kinds === undefined || kinds.includes(effect.kind)),
    )
  }

  /**
   * Gives effects back that were taken and did nothing: the call was refused before it took effect, or succeeded where only
   * refusals are met. The fault strikes the next call instead.
   */
  giveBack(effects: readonly FaultEffect[]): void {
    const counted = effects.flatMap((effect) => this.#faultOf.get(effect) ?? []).filter(({ times }) => times !== null)
    const alive = counted.filter(({ id }) => id > this.#clearedId)
    if (alive.length === 0) return
    for (const fault of alive) {
      const standing = this.#planted.find(({ id }) => id === fault.id)
      if (standing === undefined) this.#planted.push({ ...fault, times: 1 })
      else standing.times = (standing.times ?? 0) + 1
    }
    this.#planted.sort((one, other) => one.id - other.id)
    this.keep()
  }

  /** Calls `listener` after every fault that is planted or taken away. */
  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }

  /** Snapshots the present faults. Returns the function that restores them. */
  remember(): () => void {
    const lastId = this.#lastId
    const planted = this.#planted.map((fault) => ({ ...fault }))
    return () => {
      this.#lastId = lastId
      this.#planted = planted
      this.#changed()
    }
  }

  /** Writes down where the faults stand now, the draws of their chances too. */
  keep(): void {
    const planted = this.#planted.map(({ chance: _chance, ...fault }) => fault)
    this.#options.save({ lastId: this.#lastId, planted })
  }

  #take(meets: (fault: Standing) => boolean): FaultEffect[] {
    if (this.#planted.length === 0) return []
    const struck = this.#planted.filter((fault) => meets(fault) && isStruck(fault))
    const counted = struck.filter(({ times }) => times !== null)
    for (const fault of counted) fault.times = (fault.times ?? 0) - 1
    this.#planted = this.#planted.filter(({ times }) => times === null || times > 0)
    if (counted.length > 0) this.keep()
    return struck.map((fault) => {
      const effect = { ...fault.effect }
      this.#faultOf.set(effect, fault)
      return effect
    })
  }

  #changed(): void {
    this.keep()
    for (const listener of this.#listeners) listener()
  }

  /** The fault's own chance, from where it was left. */
  #chanceOf({ id, draws }: { id: number; draws: number }): () => number {
    const chance = this.#options.stream(`fault ${id}`)
    for (let drawn = 0; drawn < draws; drawn += 1) chance()
    return chance
  }
}

function isStruck(fault: Standing): boolean {
  if (fault.share === undefined) return true
  fault.draws += 1
  return fault.chance() < fault.share
}

/** The error effect that answers as a refusal of the domain would. */
export function errorEffect(error: DomainError): FaultEffect {
  return { kind: 'error', status: error.status, code: error.code, message: error.message }
}
