/** The scorecard of a match, computed from all its states: an event is the difference between two. */
import type { CricketCard, Dismissal, InningsCard } from '../../../odds/scorecard.ts'
import { deliveryMarked } from './ball-model.ts'
import { dismissal } from './dismissal.ts'
import { overs } from './score.ts'
import type { CricketState, Innings } from './state.ts'

/** Batting, bowling, extras and fall of wickets of each innings; null before the first ball. `story`: every state so far, in order. */
export function cricketScorecard(story: readonly CricketState[]): CricketCard | null {
  const last = story.at(-1)
  if (last === undefined || last.innings.length === 0) return null
  return { sport: 'cricket', innings: last.innings.map((innings, number) => inningsCard(story, last, innings, number)) }
}

function inningsCard(
  story: readonly CricketState[],
  { seed, spec }: CricketState,
  innings: Innings,
  number: number,
): InningsCard {
  const { players, name: team } = spec.teams[innings.batting]
  const fielders = spec.teams[innings.batting === 0 ? 1 : 0].players
  const { wickets, maidens } = eventsOf(story, number)
  const nameOf = (place: number): string => players[innings.batters[place]?.player ?? 0] ?? ''
  const outs = new Map(
    wickets.map(({ place, bowler, runOut }, before): [number, Dismissal] => [
      place,
      dismissal(seed, fielders, {
        innings: number,
        before,
        bowler: fielders[bowler] ?? '',
        runOut,
        how: innings.how?.[before],
      }),
    ]),
  )
  return {
    team,
    runs: innings.runs,
    wickets: innings.wickets,
    overs: overs(innings.balls),
    closed: innings.closed,
    extras: extrasOf(innings),
    batters: innings.batters.map(({ runs, balls, fours, sixes }, place) => {
      const out = outs.get(place)
      return { name: nameOf(place), runs, balls, fours, sixes, ...(out && { out }) }
    }),
    yetToBat: players.slice(innings.batters.length).map((name) => ({ name })),
    bowlers: innings.bowlers.map(({ player, balls, runs, wickets: taken }) => ({
      name: fielders[player] ?? '',
      overs: overs(balls),
      maidens: maidens.filter((bowler) => bowler === player).length,
      runs,
      wickets: taken,
    })),
    falls: wickets.map(({ place, runs, balls }) => ({ name: nameOf(place), runs, overs: overs(balls) })),
  }
}

interface InningsEvents {
  /** In order: the batter, the score, the bowler of the ball. */
  wickets: { place: number; runs: number; balls: number; bowler: number; runOut: boolean }[]
  /** Bowlers of the overs that cost nothing, one entry each. */
  maidens: number[]
}

function eventsOf(story: readonly CricketState[], number: number): InningsEvents {
  const found: InningsEvents = { wickets: [], maidens: [] }
  let before: Innings | undefined
  for (const { innings } of story) {
    const after = innings[number]
    if (after === undefined || after === before) continue
    if (before !== undefined) {
      const bowler = before.bowlers[before.bowler]?.player ?? 0
      if (after.wickets > before.wickets) found.wickets.push({ ...fallen(before, after), bowler })
      if (after.overTotals.length > before.overTotals.length && isMaiden(after)) found.maidens.push(bowler)
    }
    before = after
  }
  return found
}

function fallen(before: Innings, after: Innings): Omit<InningsEvents['wickets'][number], 'bowler'> {
  const place = after.batters.findIndex(({ out }, index) => out && before.batters[index]?.out === false)
  const mark = after.overs.flat().at(-1) ?? ''
  return { place, runs: after.runs, balls: after.balls, runOut: deliveryMarked(mark)?.kind === 'run-out' }
}

/** Whether the over that has just ended cost its bowler nothing. */
function isMaiden({ overs: all, overTotals }: Innings): boolean {
  return (all[overTotals.length - 1] ?? []).every((mark) => deliveryMarked(mark)?.conceded === 0)
}

function extrasOf({ overs: all, extras }: Innings): InningsCard['extras'] {
  const parts = { wides: 0, noBalls: 0, byes: 0, legByes: 0 }
  for (const mark of all.flat()) {
    const { kind = 'dot', total = 0, bat = 0 } = deliveryMarked(mark) ?? {}
    const runs = total - bat
    if (kind === 'wide') parts.wides += runs
    else if (kind.startsWith('no-ball')) parts.noBalls += runs
    else if (kind === 'bye') parts.byes += runs
    else parts.legByes += runs
  }
  return { total: extras, ...parts }
}
