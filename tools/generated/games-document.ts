/** What each variant of each family of games gives back and pays at most, by its own rules: docs/games.md, and a table for listings. */
import { nameOf } from '@chaupar/games/catalogue/game'
import { games } from '@chaupar/games/catalogue/games'
import { rulesNamed } from '@chaupar/games/rules/catalogue-rules'
import { isLiveTable } from '@chaupar/games/rules/live-tables'
import { type RulesName, rulesNames } from '@chaupar/games/rules/rule-names'
import type { BetReturn } from '@chaupar/games/rules/rules'
import { allOutcomes, type OutcomesOfGames } from '../../mock-server/src/domain/games/forced/outcomes-of-game.ts'

/** A variant with more kinds of bets has its range alone in the table. */
const mostLines = 14

const heading = `# Games

Written by tools/generate.ts from games/rules. Do not edit; run "npm run generate".

Every cover of the catalogue has rules: a family, and a variant of it that is data. A round follows from its order, its actions and
numbers drawn from seeds that can be checked, in \`games/rules/fairness.ts\`.

- **Gives back** is what a stake returns in the long run, the stake of a won bet included, before rounding. In a round with decisions
  it is of the way to play that the bet names.
- **Pays at most** is in stakes of that bet. A round of reels ends when it has won that much, free spins left or not.
- **Rounding:** multipliers are whole hundredths of the stake; what the bets of a round pay is added up and rounded down to the paisa
  once.
- **(live)** is a table with a dealer: all players of a world share its rounds, as they do those of a crash.
- **By** says how the figure is known. Enumeration and closed form are exact; a simulation is of a million rounds or more. The tests
  hold them against 20,000 rounds, and with \`SIMULATION_ROUNDS=1000000 npx vitest run --project games\` against a
  million.
- **Testers set** the next round of a game in these words, in the console ("Rounds of games") or by the scenario \`next-round\`; each spot
  of a table is known as '... wins', the names here being examples. At a live table nothing depends on one's bet.
`

/** The whole document. */
export function gamesDocument(): string {
  const families = Map.groupBy(rulesNames, (name) => partsOf(name).family)
  return [heading, ...[...families].map(([family, names]) => section(family, names))].join('\n')
}

function section(family: string, names: readonly RulesName[]): string {
  const rows = names.flatMap((name) => rowsOf(partsOf(name).variant, rulesNamed(name).returns()))
  const covers = names.map((name) => `- ${inWords(partsOf(name).variant)}: ${coversIn(name)}`)
  return [
    `## ${inWords(family)}`,
    '',
    '| variant | bet | gives back | pays at most | by |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    ...covers,
    '',
    ...testersSet(family),
    '',
  ].join('\n')
}

/** The words of a family's variants, and of its live tables where they are others. */
function testersSet(family: string): string[] {
  const all = allOutcomes().filter(({ rules }) => partsOf(rules).family === family)
  const [alone, live] = [false, true].map((isLive) => wordsIn(all.filter((one) => one.isLive === isLive)))
  if (alone === '' || live === '') return [`Testers set: ${alone}${live}.`]
  return [`Testers set: ${alone}. At a live table: ${live}.`]
}

/** 'number 0', 'number 1' and so on as 'number 0 to 36'. */
function wordsIn(variants: readonly OutcomesOfGames[]): string {
  const words = [...new Set(variants.flatMap(({ outcomes }) => outcomes))]
  const last = words.findLast((one) => one.startsWith('number '))
  return words
    .filter((one) => !one.startsWith('number ') || one === 'number 0')
    .map((one) => (one === 'number 0' ? `${one} to ${last?.slice('number '.length)}` : one))
    .join(', ')
}

function rowsOf(variant: string, returns: readonly BetReturn[]): string[] {
  if (returns.length <= mostLines)
    return returns.map((one) => row(variant, one.bet, percent(one.expected), one.mostTimes, one.proof))
  const expected = returns.map((one) => one.expected)
  const [least, most] = [percent(Math.min(...expected)), percent(Math.max(...expected))]
  return [
    row(
      variant,
      `${returns.length} bets, from "${returns[0]?.bet}" to "${returns.at(-1)?.bet}"`,
      least === most ? least : `${least} to ${most}`,
      Math.max(...returns.map(({ mostTimes }) => mostTimes)),
      [...new Set(returns.map(({ proof }) => proof))].join(', '),
    ),
  ]
}

function row(variant: string, bet: string, back: string, mostTimes: number, proof: string): string {
  return `| ${inWords(variant)} | ${bet} | ${back} | ${(mostTimes / 100).toLocaleString('en')} | ${proof} |`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}

function partsOf(name: RulesName): { family: string; variant: string } {
  const [family = '', variant = ''] = name.split('/')
  return { family, variant }
}

function coversIn(name: RulesName): string {
  return games
    .filter(({ rules }) => rules === name)
    .map((game) => (isLiveTable(game) ? `${nameOf(game)} (live)` : nameOf(game)))
    .join(', ')
}

/** 'andar-bahar' as 'Andar bahar'. */
function inWords(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

/** games/rules/returns.gen.ts: what the best bet of each variant gives back. */
export function returnsTable(): string {
  const lines = rulesNames.map((name) => {
    const best = Math.max(
      ...rulesNamed(name)
        .returns()
        .map(({ expected }) => expected),
    )
    return `  '${name}': ${Math.round(best * 10_000)},\n`
  })
  return [
    "import type { RulesName } from './rule-names.ts'\n\n",
    '/** What the best bet of each variant gives back in the long run, in hundredths of a per cent. */\n',
    'export const returnHundredths: Readonly<Record<RulesName, number>> = {\n',
    ...lines,
    '}\n',
  ].join('')
}
