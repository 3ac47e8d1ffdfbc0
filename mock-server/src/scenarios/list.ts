import type { Scenario } from '../world/scenario.ts'
import { defaultScenario } from './default.ts'

/** Every scenario by name. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  [defaultScenario].map((scenario) => [scenario.name, scenario]),
)
