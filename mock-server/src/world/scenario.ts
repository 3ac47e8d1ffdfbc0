import type { World } from './world.ts'

/** Parameters as the control surface sends them; a scenario checks its own. */
export type ScenarioParams = Readonly<Record<string, string | number | boolean | null>>

/** A named starting world or situation. Scenarios compose: each changes only what its name says. */
export interface Scenario {
  name: string
  /** One plain sentence for the list of scenarios. */
  about: string
  /** Names and meanings of the parameters that it takes beside those of the base world. */
  params?: Readonly<Record<string, string>>
  apply(world: World, params: ScenarioParams): void
}

/** A scenario with its own parameters. */
export interface ScenarioCall {
  name: string
  params: ScenarioParams
}
