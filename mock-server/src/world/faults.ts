import type { DomainError } from '../domain/errors.ts'

/** Which calls or socket messages a fault meets. `authenticated` is every call that needs a token. */
export type FaultTarget = { operation: string } | { group: 'all' | 'authenticated' } | { event: string }

/** What goes wrong. `dropped-answer` happens after the effect is committed. */
export type FaultEffect =
  | { kind: 'latency'; ms: number }
  | { kind: 'error'; status: number; code: string; message: string }
  | { kind: 'dropped-answer' }
  | { kind: 'malformed-body' }
  | { kind: 'legacy-error' }
  | { kind: 'event-late'; ms: number }
  | { kind: 'event-lost' }
  | { kind: 'event-duplicated' }
  /** The acknowledgement of a socket request carries status 'failed' and this message. */
  | { kind: 'event-failed'; message: string }

export interface Fault {
  target: FaultTarget
  effect: FaultEffect
  /** How many times it strikes; null = until it is cleared. */
  times: number | null
  /** Share of the calls that it strikes, by the world's own chance; 1 when absent. */
  share?: number
}

export interface PlantedFault extends Fault {
  id: number
}

/** The faults planted in one world; the edge asks before and after every call and every socket message. */
export class Faults {
  readonly #chance: () => number
  #planted: PlantedFault[] = []
  #lastId = 0

  constructor(chance: () => number) {
    this.#chance = chance
  }

  plant(fault: Fault): PlantedFault {
    this.#lastId += 1
    const planted = { ...fault, id: this.#lastId }
    this.#planted.push(planted)
    return planted
  }

  list(): PlantedFault[] {
    return this.#planted.map((fault) => ({ ...fault }))
  }

  /** Removes one fault, or all. */
  clear(id?: number): void {
    this.#planted = id === undefined ? [] : this.#planted.filter((fault) => fault.id !== id)
  }

  /** Takes the effects that strike this call of an operation, counting them down. */
  takeForCall(operation: string, needsToken: boolean): FaultEffect[] {
    return this.#take((target) => {
      if ('operation' in target) return target.operation === operation
      if ('group' in target) return target.group === 'all' || needsToken
      return false
    })
  }

  /** Takes the effects that strike this socket message, counting them down. */
  takeForEvent(event: string): FaultEffect[] {
    return this.#take((target) => 'event' in target && target.event === event)
  }

  #take(meets: (target: FaultTarget) => boolean): FaultEffect[] {
    const struck = this.#planted.filter(({ target, share }) => meets(target) && this.#chance() < (share ?? 1))
    for (const fault of struck) if (fault.times !== null) fault.times -= 1
    this.#planted = this.#planted.filter(({ times }) => times === null || times > 0)
    return struck.map(({ effect }) => effect)
  }
}

/** The error effect that answers as a refusal of the domain would. */
export function errorEffect(error: DomainError): FaultEffect {
  return { kind: 'error', status: error.status, code: error.code, message: error.message }
}
