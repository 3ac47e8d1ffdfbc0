import type { ControlData, ControlInput } from '@chaupar/api/control-client'
import { InvalidInput } from '../contract/invalid-input.ts'
import { checkInvariants } from '../domain/invariants/invariants.ts'
import { endScenarios, inForce, listScenarios } from '../scenarios/list.ts'
import type { ScenarioCall, ScenarioParams } from '../world/scenario-call.ts'
import type { World } from '../world/world.ts'
import { summaryOf, type WorldSummary } from '../world/world-summary.ts'
import { wireClock } from './clock.ts'
import type { ControlHandlers } from './control-call.ts'

/** Worlds: make, list, read, end, give scenarios. */
export const worldHandlers = {
  listScenarios: () =>
    listScenarios().map(({ scenario: { name, about, params }, topic, group, isNormal }) => ({
      name,
      summary: about,
      topic,
      group,
      normal: isNormal,
      params: { ...params },
    })),
  listWorlds: async (_input, registry) => (await registry.summaries()).map(wireSummary),
  createWorld: (input, registry) => {
    const { name, scenario, params, scenarios: further, seed, now, frozen } = input
    const world = registry.create({
      ...(name === undefined ? {} : { name }),
      ...(scenario === undefined ? {} : { scenario }),
      ...(seed === undefined ? {} : { seed: String(seed) }),
      ...(now === undefined ? {} : { frozenAtMs: Date.parse(now) }),
      params: scenarioParams(params),
      further: (further ?? []).map(scenarioCall),
    })
    if (frozen === true) world.clock.freeze()
    else world.clock.resume()
    return wireWorld(world)
  },
  readWorld: (input, registry) => wireWorld(registry.get(input.world)),
  deleteWorld: (input, registry) => {
    registry.delete(input.world)
    return null
  },
  applyScenarios: (input, registry) => {
    registry.applyAll(input.world, input.scenarios.map(scenarioCall))
    return wireWorld(registry.get(input.world))
  },
  endScenarios: ({ world: name, scenarios }, registry) => {
    const world = registry.get(name)
    const once = listScenarios().find(({ group, scenario }) => group === null && scenarios?.includes(scenario.name))
    if (once !== undefined) throw new InvalidInput(`${once.scenario.name} has happened and cannot be taken back`)
    endScenarios(world, scenarios)
    return wireWorld(world)
  },
  readInvariants: (input, registry) => {
    const invariants = checkInvariants(registry.get(input.world))
    return { ok: invariants.every(({ holds }) => holds), invariants }
  },
} satisfies Partial<ControlHandlers>

/** The base and the situations that hold beside it. */
export function holding(world: World): string[] {
  return ['default', ...inForce(world)]
}

export function wireWorld(world: World): ControlData<'readWorld'> {
  return wireSummary(summaryOf(world, holding(world)))
}

function wireSummary({ name, scenarios, madeFrom, seed, clock, nowMs, ledgerEntries, problem }: WorldSummary) {
  return {
    name,
    scenarios: [...scenarios],
    madeFrom: [...madeFrom],
    seed,
    clock: wireClock(clock, nowMs),
    ledgerEntries,
    ...(problem === null ? {} : { problem }),
  }
}

function scenarioCall({ name, params }: ControlInput<'applyScenarios'>['scenarios'][number]): ScenarioCall {
  return { name, params: scenarioParams(params) }
}

/** A null parameter counts as absent. */
function scenarioParams(params: Record<string, string | number | boolean | null> | undefined): ScenarioParams {
  const given: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(params ?? {})) if (value !== null) given[name] = value
  return given
}
