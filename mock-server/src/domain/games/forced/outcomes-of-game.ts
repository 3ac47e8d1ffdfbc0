import { slugOf } from '@chaupar/games/catalogue/game'
import { gameBySlug, games } from '@chaupar/games/catalogue/games'
import { rulesNamed } from '@chaupar/games/rules/catalogue-rules'
import { isLiveTable, isShared } from '@chaupar/games/rules/live-tables'
import { type RulesName, rulesNameOf, rulesNames } from '@chaupar/games/rules/rule-names'
import { fieldsOf, type GameRules } from '@chaupar/games/rules/rules'
import { anyBet, hasSpot, type NamedOutcome, spotWins } from './outcome.ts'
import { type Family, outcomesOfFamilies } from './outcomes-of-families.ts'

const winsOfSpot = /^(\S+) wins$/

/** A stake that every table takes, to see whether it has a spot. */
const somePaise = 100_00

/**
 * The outcomes of a game that have names: those of its family, and of its table one spot of each kind. Every other spot is known
 * too. At a live table, which has no single bet, none that depend on the bet. Empty for a game without rules, and for a
 * crash.
 */
export function outcomesOf(slug: string): readonly NamedOutcome[] {
  const name = rulesNameOfSlug(slug)
  if (name === null) return []
  const own = outcomesOfFamilies[familyOf(name)].filter((outcome) => !isLive(slug) || !anyBet.includes(outcome))
  const known = new Set(own.map(({ words }) => words))
  const spots = sampleSpots(rulesNamed(name)).map((spot) => spotWins(`${spot} wins`, spot))
  return [...own, ...spots.filter(({ words }) => !known.has(words))]
}

/** What a tester can set for the games of one variant that know the same words. */
interface OutcomesOfGames {
  rules: RulesName
  /** All players share their rounds. */
  isLive: boolean
  /** Slugs. */
  games: readonly string[]
  outcomes: readonly string[]
}

/** Any multiplier between is known too. */
const crashes = ['crash at 1.00', 'crash at 1.50', 'crash at 2.00', 'crash at 10', 'crash at 100', 'crash at 10000']

/** The words of all games, in the order of their families; those of live tables apart. */
export function allOutcomes(): OutcomesOfGames[] {
  return [false, true]
    .flatMap((isLive) =>
      rulesNames.map((rules) => {
        const slugs = games.filter((game) => game.rules === rules && isShared(game) === isLive).map(slugOf)
        return { rules, isLive, games: slugs, outcomes: wordsOf(rules, slugs[0]) }
      }),
    )
    .filter((one) => one.games.length > 0)
    .sort((a, b) => rulesNames.indexOf(a.rules) - rulesNames.indexOf(b.rules))
}

function wordsOf(rules: RulesName, slug: string | undefined): readonly string[] {
  if (slug === undefined) return []
  return rules.startsWith('crash/') ? crashes : outcomesOf(slug).map(({ words }) => words)
}

/** The outcome behind these words; null when the game knows none. */
export function outcomeNamed(slug: string, words: string): NamedOutcome | null {
  const listed = outcomesOf(slug).find((outcome) => outcome.words === words)
  if (listed !== undefined) return listed
  const spot = winsOfSpot.exec(words)?.[1]
  const name = rulesNameOfSlug(slug)
  if (spot === undefined || name === null) return null
  const rules = rulesNamed(name)
  return sampleSpots(rules).length > 0 && hasSpot((on) => betOn(rules, rules.modes[0] ?? '', on), spot)
    ? spotWins(words, spot)
    : null
}

/** An order with one bet on a spot. Throws `GameRefusal` where there is none of this name. */
export function betOn(rules: GameRules, mode: string, spot: string) {
  return rules.order(somePaise, mode, { bets: [{ on: spot, amountPaise: somePaise }] })
}

function sampleSpots(rules: GameRules): string[] {
  const spots = rules.sampleBets().flatMap(({ meta }) => {
    const { bets } = fieldsOf(meta)
    return Array.isArray(bets) ? bets.map((bet) => fieldsOf(bet).on) : []
  })
  return [...new Set(spots.filter((spot) => typeof spot === 'string'))]
}

function isLive(slug: string): boolean {
  const game = gameBySlug(slug)
  return game !== null && isLiveTable(game)
}

function rulesNameOfSlug(slug: string): RulesName | null {
  const game = gameBySlug(slug)
  return game === null ? null : rulesNameOf(game)
}

function familyOf(name: RulesName): Family {
  const family = name.slice(0, name.indexOf('/'))
  if (!isFamily(family)) throw new Error(`${name} is of no family`)
  return family
}

function isFamily(name: string): name is Family {
  return Object.hasOwn(outcomesOfFamilies, name)
}
