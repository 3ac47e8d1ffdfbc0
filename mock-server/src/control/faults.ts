import type { ControlData, ControlInput } from '@chaupar/api/control-client'
import { gameAskedEvents, gamePushedEvents } from '@chaupar/api/games-realtime.gen'
import { operations } from '@chaupar/api/operations.gen'
import { askedEvents, pushedEvents } from '@chaupar/api/realtime.gen'
import { rgsOperations } from '@chaupar/api/rgs-operations.gen'
import { InvalidInput } from '../contract/invalid-input.ts'
import { didYouMean } from '../domain/base/did-you-mean.ts'
import { DomainError } from '../domain/base/errors.ts'
import { type FaultEffect, type FaultTarget, faultyPages, type PlantedFault } from '../world/faults.ts'
import type { ControlHandlers } from './control-call.ts'

/** Calls and socket messages that go wrong on purpose. */
export const faultHandlers = {
  listFaults: (input, registry) => registry.get(input.world).faults.list().map(wireFault),
  plantFault: (input, registry) => {
    const { world, target, effect, times, share, only } = input
    checkTarget(target)
    checkCaller(target, only)
    checkEffect(target, effect)
    const meant = { ...(share === undefined ? {} : { share }), ...(only === undefined ? {} : { only }) }
    return wireFault(
      registry.get(world).faults.plant({ target, effect: effectOf(effect), times: times ?? null, ...meant }),
    )
  },
  removeFault: (input, registry) => {
    const { faults } = registry.get(input.world)
    if (!faults.list().some(({ id }) => id === input.faultId))
      throw new DomainError('fault_not_found', { id: input.faultId })
    faults.clear(input.faultId)
    return null
  },
  clearFaults: (input, registry) => {
    registry.get(input.world).faults.clear()
    return null
  },
} satisfies Partial<ControlHandlers>

type SentEffect = ControlInput<'plantFault'>['effect']
type SentCaller = NonNullable<ControlInput<'plantFault'>['only']>

const calls = new Set([...Object.keys(operations), ...Object.keys(rgsOperations), ...faultyPages])

const events = new Set(
  ['connect', pushedEvents, askedEvents, gamePushedEvents, gameAskedEvents].flatMap((one) =>
    typeof one === 'string' ? one : Object.keys(one),
  ),
)

/** Rejects a target that does not exist: the fault would never apply, and the tester would not learn why. */
function checkTarget(target: FaultTarget): void {
  if ('operation' in target && !calls.has(target.operation)) {
    throw new InvalidInput(`There is no operation ${target.operation}${didYouMean(target.operation, [...calls])}`)
  }
  if ('event' in target && !events.has(target.event)) {
    throw new InvalidInput(`There is no event ${target.event}${didYouMean(target.event, [...events])}`)
  }
}

/** Rejects a caller that no call of the target can be: its player is known, and its fields are read, in calls of openapi.yaml alone. */
function checkCaller(target: FaultTarget, only: SentCaller | undefined): void {
  if (only === undefined || 'group' in target) return
  if (!('operation' in target) || !Object.hasOwn(operations, target.operation)) {
    throw new InvalidInput('only needs an operation of openapi.yaml or a group')
  }
}

function checkEffect(target: FaultTarget, { kind }: SentEffect): void {
  if (kind === 'session-refresh' && !('event' in target && target.event === 'connect')) {
    throw new InvalidInput('session-refresh needs the event connect')
  }
  if (kind === 'legacy-error' && 'operation' in target && !Object.hasOwn(operations, target.operation)) {
    throw new InvalidInput(`${kind} needs an operation of openapi.yaml or a group`)
  }
  const isOfEvents = kind.startsWith('event-') || kind === 'session-refresh'
  if (isOfEvents !== 'event' in target) {
    throw new InvalidInput(isOfEvents ? `${kind} needs an event` : `${kind} needs an operation or a group`)
  }
}

function effectOf(effect: SentEffect): FaultEffect {
  if (effect.kind !== 'error') return effect
  return { ...effect, code: effect.code ?? 'unavailable', message: effect.message ?? '' }
}

function wireFault(fault: PlantedFault): ControlData<'plantFault'> {
  return fault
}
