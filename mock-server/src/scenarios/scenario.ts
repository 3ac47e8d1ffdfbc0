import type { OperationId } from '@chaupar/api/api'
import type { ClientEvent, ServerEvent } from '@chaupar/api/realtime'
import type { RgsOperationId } from '@chaupar/api/rgs-operations.gen'
import { DomainError, type ErrorRule } from '../domain/base/errors.ts'
import { errorEffect, type Fault, type FaultEffect } from '../world/faults.ts'
import type { Scenario } from '../world/scenario.ts'
import type { ScenarioParams } from '../world/scenario-call.ts'
import type { World } from '../world/world.ts'
import type { Param } from './params.ts'

/** Scenarios under the words that a tester looks for. */
export interface Topic {
  name: string
  scenarios: readonly (Scenario | Situation)[]
}

/**
 * A scenario that goes on until it is ended, or until another of its group takes its place: situations of one group
 * set the same thing. Every other scenario is something that happens once and stays happened (a deposit is requested).
 */
export interface Situation extends Scenario {
  group: string
  /** Every world begins with it. Ending another of its group brings it back. */
  isNormal?: true
  /** Undoes the effects that the normal situation of its group does not restore. Planted faults end by themselves. */
  end?(world: World): void
  /** Whether the situation exists, from any cause. Without it: from its beginning while one of its faults remains. */
  holds?(world: World): boolean
}

export function isSituation(scenario: Scenario): scenario is Situation {
  return 'group' in scenario
}

/** The parameters in the list of scenarios. */
export function describe(params: readonly Param<unknown>[]): Readonly<Record<string, string>> {
  return Object.fromEntries(params.map(({ name, meaning }) => [name, meaning]))
}

/** A situation that only plants faults, as a row of a topic's table. */
export interface FaultRow {
  name: string
  group: string
  about: string
  params?: readonly Param<unknown>[]
  /** Each stands until the situation is over, or for so many calls or messages. */
  faults: readonly FaultOfRow[] | ((given: ScenarioParams) => readonly FaultOfRow[])
  /** Called after the faults are planted. */
  onApply?(world: World, given: ScenarioParams): void
}

type FaultOfRow = Omit<Fault, 'times'> & { times?: number }

export function faultSituation({ name, group, about, params, faults, onApply }: FaultRow): Situation {
  return {
    name,
    group,
    about,
    ...(params === undefined ? {} : { params: describe(params) }),
    apply(world, given) {
      for (const { target, effect, times = null, ...share } of typeof faults === 'function' ? faults(given) : faults) {
        world.faults.plant({ target, effect, times, ...share })
      }
      onApply?.(world, given)
    },
  }
}

/** One effect on each of these calls. */
export function onCalls(operations: readonly (OperationId | RgsOperationId)[], effect: FaultEffect): FaultOfRow[] {
  return operations.map((operation) => ({ target: { operation }, effect }))
}

/** One effect on each of these socket messages. */
export function onEvents(
  events: readonly (ClientEvent | ServerEvent | 'connect')[],
  effect: FaultEffect,
): FaultOfRow[] {
  return events.map((event) => ({ target: { event }, effect }))
}

/** The answer that a refusal of the domain gives. */
export function refusal(rule: ErrorRule): FaultEffect {
  return errorEffect(new DomainError(rule))
}
