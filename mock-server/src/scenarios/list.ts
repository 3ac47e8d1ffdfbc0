import { type Scenario, scenarioNamed } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { base } from './base.ts'
import { betsAndGames } from './bets.ts'
import { money } from './cashier.ts'
import { endSituation, oneOfItsGroup, situationsInForce } from './in-force.ts'
import { kyc } from './kyc.ts'
import { market, matches } from './matches.ts'
import { network } from './network.ts'
import { backend } from './recorded.ts'
import { rounds } from './rounds.ts'
import { isSituation, type Topic } from './scenario.ts'
import { session } from './session.ts'
import { signUp } from './sign-up.ts'
import { site, texts } from './site.ts'

/** The order in which testers find them. A new scenario is an entry of its topic and one in `test/scenarios`, which shows its effect. */
const topics: readonly Topic[] = [
  site,
  session,
  signUp,
  kyc,
  money,
  network,
  matches,
  market,
  betsAndGames,
  rounds,
  texts,
  backend,
]

const listed = [base, ...topics.flatMap(({ scenarios }) => scenarios)]
const situations = listed.filter(isSituation)

/** Every scenario by name. Those of one group replace each other. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  listed.map((scenario) => [scenario.name, oneOfItsGroup(scenario, situations)]),
)

export interface ListedScenario {
  scenario: Scenario
  /** Empty for the base of every world. */
  topic: string
  /** Scenarios of one group replace each other; null for a one-time event. */
  group: string | null
  isNormal: boolean
}

/** The scenarios in the order of their topics. */
export function listScenarios(): ListedScenario[] {
  return listed.map((scenario) => ({
    scenario,
    topic: topics.find(({ scenarios }) => scenarios.includes(scenario))?.name ?? '',
    group: isSituation(scenario) ? scenario.group : null,
    isNormal: isSituation(scenario) && scenario.isNormal === true,
  }))
}

/** Names of the situations that hold in a world beside the normal ones, oldest first. */
export function inForce(world: World): string[] {
  return situationsInForce(world, situations).map(({ name }) => name)
}

/** Ends situations, by default all that hold. One-time events stay. Throws `scenario_not_found`. */
export function endScenarios(world: World, names: readonly string[] = inForce(world)): void {
  for (const name of names) scenarioNamed(scenarios, name)
  const meant = listed.filter(({ name }) => names.includes(name))
  world.transaction(() => {
    for (const situation of meant.filter(isSituation)) endSituation(world, situation, situations)
  })
  world.tick()
}
