import * as v from 'valibot'
import { readMeta, writeMeta } from '../store/meta-records.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { isSituation, type Situation } from './scenario.ts'

const begunSituation = v.object({ name: v.string(), faultIds: v.array(v.number()) })

/** A situation that was begun, with the faults that it planted. */
type Begun = v.InferOutput<typeof begunSituation>

const key = 'situations'

/** Situations that hold in a world beside the normal ones, oldest first. The truth counts, however it came about. */
export function situationsInForce(world: World, all: readonly Situation[]): Situation[] {
  const begun = begunIn(world)
  const age = ({ name }: Situation) => begun.findIndex((one) => one.name === name) + 1 || begun.length + 1
  return all.filter((one) => !one.isNormal && holdsNow(world, one, begun)).sort((one, other) => age(one) - age(other))
}

/** Ends a situation: its faults and its settings. Does nothing when it does not hold. */
export function endSituation(world: World, situation: Situation, all: readonly Situation[]): void {
  if (situation.isNormal || !holdsNow(world, situation, begunIn(world))) return
  forget(world, [situation])
  all.find(({ group, isNormal }) => group === situation.group && isNormal)?.apply(world, {})
  situation.end?.(world)
}

/** The same scenario, replacing the situations of its group that hold (itself included): they end once it has begun. */
export function oneOfItsGroup(scenario: Scenario, all: readonly Situation[]): Scenario {
  if (!isSituation(scenario)) return scenario
  return {
    ...scenario,
    apply(world, params) {
      const before = new Set(world.faults.list().map(({ id }) => id))
      scenario.apply(world, params)
      const planted = world.faults.list().flatMap(({ id }) => (before.has(id) ? [] : [id]))
      forget(
        world,
        all.filter(({ group }) => group === scenario.group),
      )
      if (!scenario.isNormal) keep(world, [...begunIn(world), { name: scenario.name, faultIds: planted }])
    },
  }
}

/** Drops situations from the list, and their faults. */
function forget(world: World, situations: readonly Situation[]): void {
  const isMeant = ({ name }: Begun) => situations.some((situation) => situation.name === name)
  for (const { faultIds } of begunIn(world).filter(isMeant)) for (const id of faultIds) world.faults.clear(id)
  keep(
    world,
    begunIn(world).filter((begun) => !isMeant(begun)),
  )
}

function begunIn(world: World): Begun[] {
  return readMeta(world.store, key, v.array(begunSituation)) ?? []
}

function keep(world: World, begun: Begun[]): void {
  writeMeta(world.store, key, begun)
}

function holdsNow(world: World, { name, holds }: Situation, begun: readonly Begun[]): boolean {
  if (holds) return holds(world)
  const faultIds = begun.find((one) => one.name === name)?.faultIds
  if (faultIds === undefined) return false
  return faultIds.length === 0 || world.faults.list().some(({ id }) => faultIds.includes(id))
}
