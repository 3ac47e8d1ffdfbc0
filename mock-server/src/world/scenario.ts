import type { ScenarioParams } from './scenario-call.ts'
import type { World } from './world.ts'

/** A named starting world or situation. Scenarios compose: each changes only what its name says. */
export interface Scenario {
  name: string
  /** One plain sentence for the list of scenarios. */
  about: string
  /** Names and meanings of the parameters that it takes beside those of the base world. */
  params?: Readonly<Record<string, string>>
  apply(world: World, params: ScenarioParams): void
}
