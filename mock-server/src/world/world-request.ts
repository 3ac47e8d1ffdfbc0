import { applyTo, checkParams, type Scenario, scenarioNamed } from './scenario.ts'
import type { ScenarioCall, ScenarioParams } from './scenario-call.ts'
import type { World } from './world.ts'

export interface WorldRequest {
  /** Absent = a name is given. */
  name?: string
  /** One scenario or several, applied in order over the base world; absent = 'default'. */
  scenario?: string | readonly string[]
  params?: ScenarioParams
  /** Further ones, each with its own parameters, applied in order after these. */
  further?: readonly ScenarioCall[]
  seed?: string
  /** World time to freeze at from the start; absent = the clock runs. */
  frozenAtMs?: number
}

/**
 * The scenarios that make the world, the base first. @throws DomainError `scenario_not_found`, `scenario_parameter_invalid`
 */
export function scenarioCallsOf(request: WorldRequest, scenarios: ReadonlyMap<string, Scenario>): ScenarioCall[] {
  const { scenario = 'default', params = {}, further = [] } = request
  const names = [scenario].flat()
  checkParams(scenarios, ['default', ...names], params)
  for (const call of further) checkParams(scenarios, [call.name], call.params)
  const all = [...names.map((name) => ({ name, params })), ...further]
  const base = all.filter(({ name }) => name === 'default').map((call) => call.params)
  const calls = all.filter(({ name }) => name !== 'default')
  return [{ name: 'default', params: Object.assign({}, params, ...base) }, ...calls]
}

/** Applies the scenarios that a new world begins with, all at one moment of its time. */
export function fill(world: World, scenarios: ReadonlyMap<string, Scenario>, calls: readonly ScenarioCall[]): void {
  for (const { name, params } of calls) applyTo(world, scenarioNamed(scenarios, name), params)
  world.noteOrigin(world.clock.now())
  world.tick()
}

/** From now on the time of a filled world is the system's. */
export function letRun(world: World, nowMs: number): void {
  world.clock.set(Math.max(world.clock.now(), nowMs))
  world.clock.resume()
}
