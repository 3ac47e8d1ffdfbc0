import { didYouMean } from '../domain/base/did-you-mean.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { ScenarioParams } from './scenario-call.ts'
import type { World } from './world.ts'

/** A named starting world or situation. Scenarios compose: each changes only the part that its name says. */
export interface Scenario {
  name: string
  /** One plain sentence for the list of scenarios. */
  about: string
  /** Names and meanings of the parameters that it takes beside those of the base world. */
  params?: Readonly<Record<string, string>>
  apply(world: World, params: ScenarioParams): void
}

/** Applies a scenario with those of the parameters that are its own, all or nothing. */
export function applyTo(world: World, scenario: Scenario, params: ScenarioParams): void {
  const own = Object.fromEntries(Object.entries(params).filter(([name]) => Object.hasOwn(scenario.params ?? {}, name)))
  world.transaction(() => {
    scenario.apply(world, params)
    world.noteScenario(scenario.name, own)
  })
}

/** @throws DomainError `scenario_not_found` */
export function scenarioNamed(scenarios: ReadonlyMap<string, Scenario>, name: string): Scenario {
  const scenario = scenarios.get(name)
  if (!scenario)
    throw new DomainError('scenario_not_found', { scenario: name, hint: didYouMean(name, [...scenarios.keys()]) })
  return scenario
}

/**
 * A parameter that none of these scenarios knows is an error of the caller.
 * @throws DomainError `scenario_not_found`, `scenario_parameter_invalid`
 */
export function checkParams(
  scenarios: ReadonlyMap<string, Scenario>,
  names: readonly string[],
  params: ScenarioParams,
): void {
  const known = names.flatMap((name) => Object.keys(scenarioNamed(scenarios, name).params ?? {}))
  const unknown = Object.keys(params).find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new DomainError('scenario_parameter_invalid', { parameter: unknown, hint: didYouMean(unknown, known) })
}
