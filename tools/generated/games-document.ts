/** RTP and largest payout of each variant of each family of games, by its own rules: docs/games.md, and a table for listings. */
import { rulesNamed } from '@chaupar/games/rules/catalogue-rules'
import { type RulesName, rulesNames } from '@chaupar/games/rules/rule-names'
import type { BetReturn } from '@chaupar/games/rules/rules'
import { betLevels } from '../../mock-server/src/domain/games/rounds/bet-levels.ts'

/** A variant with more kinds of bets has one row with the range of their returns. */
const mostRows = 14

/** At least this many bets of a variant that differ in one number share a row. */
const leastInRange = 5

const heading = `# Games

Written by tools/generate.ts from games/rules. Do not edit; run "npm run generate".

Every game of the catalogue has rules: a family and a variant of it, such as \`roulette/european\`. \`GET /__mock/outcomes\` lists the
games and the outcomes of each variant. Testers set an outcome by the scenario \`next-round\` or by "Rounds of games" in the console.
\`games/catalogue/providers/\` holds the name, the provider and the rules of each game; \`games/rules/fairness.ts\` draws a round's
numbers from seeds that the player can check.

- **Stakes** of every game are ${rupees(betLevels.minPaise)} to ${rupees(betLevels.maxPaise)} in steps of ${rupees(betLevels.stepPaise)}.
- **RTP** is the share of a stake that returns in the long run, before rounding. It includes the stake of a won bet. In a round with
  decisions it holds for the strategy that the bet names. A figure with ~ is from a simulation of at least 1,000,000 rounds; all others
  are exact.
- **Most** is the largest payout of the bet, in stakes. A slot round ends when it has won that much, even with free spins left.
- **Rounding:** multipliers are whole hundredths of the stake. The payouts of a round's bets are added and rounded down to the paisa once.
- **Live** games are tables with a dealer. All players of a world share their rounds, as they share those of a crash game.
  No outcome there depends on a player's bet.
- **Tests** compare each RTP with 20,000 rounds; \`SIMULATION_ROUNDS=1000000 npx vitest run --project games\` compares it with a million.
`

/** The whole document. */
export function gamesDocument(): string {
  const families = Map.groupBy(rulesNames, (name) => partsOf(name).family)
  return [heading, ...[...families].map(([family, names]) => section(family, names))].join('\n')
}

/** Names the variants, unless each has a row of its own. */
function section(family: string, names: readonly RulesName[]): string {
  const variants = names.map((name) => partsOf(name).variant)
  const table = returnsIn(names)
  const areNamed = variants.every((variant) => table.some((line) => line.includes(`${variant}: `)))
  return [
    `## ${inWords(family)}`,
    '',
    ...(areNamed ? [] : [`Variants: ${variants.join(', ')}.`, '']),
    ...table,
    '',
  ].join('\n')
}

interface ReturnRow {
  readonly bet: string
  /** RTP and largest payout. */
  readonly figures: string
}

/** The table of a family. Variants with the same figures for a bet are listed together, and so are bets with the same figures. */
function returnsIn(names: readonly RulesName[]): string[] {
  const rows = names.flatMap((name) =>
    rowsOf(rulesNamed(name).returns()).map((row) => ({ ...row, variant: partsOf(name).variant })),
  )
  const figuresOf = (ofBet: typeof rows) =>
    [...Map.groupBy(ofBet, ({ figures }) => figures)]
      .map(([figures, same]) =>
        same.length === names.length ? figures : `${same.map(({ variant }) => variant).join(', ')}: ${figures}`,
      )
      .join('; ')
  const byBet = [...Map.groupBy(rows, ({ bet }) => bet)].map(([bet, ofBet]) => ({ bet, figures: figuresOf(ofBet) }))
  const lines = [...Map.groupBy(byBet, ({ figures }) => figures)].map(
    ([figures, same]) => `| ${same.map(({ bet }) => bet).join('; ')} | ${figures} |`,
  )
  return ['| bet | RTP, most |', '|---|---|', ...lines]
}

function rowsOf(returns: readonly BetReturn[]): ReturnRow[] {
  if (returns.length > mostRows) return [rangeOf(returns)]
  const alike = Map.groupBy(returns, ({ bet }) => bet.replace(/\d[\d.]*/, '#'))
  return [...alike.values()].flatMap((some) =>
    some.length >= leastInRange ? [rangeOf(some)] : some.map((one) => rangeOf([one])),
  )
}

/** One row for these bets of a variant: the range of their RTP and the largest payout of all. */
function rangeOf(returns: readonly BetReturn[]): ReturnRow {
  const expected = returns.map((one) => one.expected)
  const [least, most] = [percent(Math.min(...expected)), percent(Math.max(...expected))]
  const mark = returns.some(({ proof }) => proof === 'simulation') ? '~' : ''
  const times = Math.max(...returns.map(({ mostTimes }) => mostTimes)) / 100
  const [from, to] = [returns[0]?.bet ?? '', returns.at(-1)?.bet ?? '']
  return {
    bet: from === to ? from : `${returns.length} bets, "${from}" to "${to}"`,
    figures: `${mark}${least === most ? least : `${least} to ${most}`}, ${times.toLocaleString('en')}x`,
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}

function rupees(paise: number): string {
  return (paise / 100).toLocaleString('en', { minimumFractionDigits: 2 })
}

function partsOf(name: RulesName): { family: string; variant: string } {
  const [family = '', variant = ''] = name.split('/')
  return { family, variant }
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
