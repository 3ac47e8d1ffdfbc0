import type { ControlData } from '@chaupar/api/control-client'
import { InvalidInput } from '../contract/invalid-input.ts'
import { type ClockState, toIso } from '../domain/base/clock.ts'
import type { World } from '../world/world.ts'
import type { ControlHandlers } from './control-call.ts'

/** A world's time. All that falls due by a move has happened when the answer is sent. */
export const clockHandlers = {
  readClock: (input, registry) => clockOf(registry.get(input.world)),
  freezeClock: (input, registry) => {
    const world = registry.get(input.world)
    world.clock.freeze()
    return clockOf(world)
  },
  setClock: (input, registry) => {
    const world = registry.get(input.world)
    const atMs = Date.parse(input.now)
    if (atMs < world.clock.now()) throw new InvalidInput("A world's time never goes back")
    world.clock.set(atMs)
    return ticked(world)
  },
  advanceClock: (input, registry) => {
    const world = registry.get(input.world)
    world.clock.advance(input.ms)
    return ticked(world)
  },
  scaleClock: (input, registry) => {
    const world = registry.get(input.world)
    if (input.factor === 0) world.clock.freeze()
    else {
      world.clock.scale(input.factor)
      world.clock.resume()
    }
    return clockOf(world)
  },
  tickWorld: (input, registry) => {
    const world = registry.get(input.world)
    for (let left = input.times ?? 1; left > 0; left -= 1) world.tick()
    return clockOf(world)
  },
} satisfies Partial<ControlHandlers>

export function wireClock(state: ClockState, nowMs: number): ControlData<'readClock'> {
  const isFrozen = state.mode === 'frozen'
  return { now: toIso(nowMs), frozen: isFrozen, factor: isFrozen ? 0 : state.scale }
}

function clockOf(world: World): ControlData<'readClock'> {
  return wireClock(world.clock.state, world.clock.now())
}

function ticked(world: World): ControlData<'readClock'> {
  world.tick()
  return clockOf(world)
}
