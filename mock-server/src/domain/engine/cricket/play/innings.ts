/** One innings, ball by ball. */
import type { Delivery } from './ball-model.ts'
import { BALLS, type Side } from './spec.ts'
import type { BatterFigures, BowlerFigures, Innings } from './state.ts'

const FIRST_BOWLER = 5
const BOWLERS = 6
const MOST_OVERS = 4

const newBatter = (player: number): BatterFigures => ({ player, runs: 0, balls: 0, fours: 0, sixes: 0, out: false })

export function openInnings(batting: Side, target: number | null): Innings {
  return {
    batting,
    runs: 0,
    wickets: 0,
    balls: 0,
    extras: 0,
    overs: [[]],
    overTotals: [],
    batters: [newBatter(0), newBatter(1)],
    striker: 0,
    nonStriker: 1,
    bowlers: [{ player: FIRST_BOWLER + 5, balls: 0, runs: 0, wickets: 0 }],
    bowler: 0,
    freeHit: false,
    falls: [],
    target,
    closed: false,
  }
}

/** The innings after a delivery. `outEnd` says who is out when the delivery takes a wicket. */
export function afterDelivery(innings: Innings, delivery: Delivery, outEnd: 'striker' | 'non-striker'): Innings {
  const runs = innings.runs + delivery.total
  const balls = innings.balls + (delivery.legal ? 1 : 0)
  const overDone = delivery.legal && balls % 6 === 0
  const wickets = innings.wickets + (delivery.wicket ? 1 : 0)
  const out = delivery.wicket ? (outEnd === 'striker' ? innings.striker : innings.nonStriker) : null
  let [striker, nonStriker] = delivery.crossed
    ? [innings.nonStriker, innings.striker]
    : [innings.striker, innings.nonStriker]
  const batters = innings.batters.map((batter, place) =>
    afterBall(batter, delivery, place === innings.striker, place === out),
  )
  if (out !== null && wickets < 10) {
    // The next batter takes the end of the one who is out.
    if (out === striker) striker = batters.length
    else nonStriker = batters.length
    batters.push(newBatter(batters.length))
  }
  if (overDone) [striker, nonStriker] = [nonStriker, striker]
  return {
    ...innings,
    runs,
    balls,
    wickets,
    extras: innings.extras + delivery.total - delivery.bat,
    overs: [...innings.overs.slice(0, -1), [...(innings.overs.at(-1) ?? []), delivery.mark]],
    overTotals: overDone ? [...innings.overTotals, runs] : innings.overTotals,
    batters,
    striker,
    nonStriker,
    bowlers: innings.bowlers.map((bowler, place) => (place === innings.bowler ? afterBowl(bowler, delivery) : bowler)),
    freeHit: delivery.legal ? false : innings.freeHit || delivery.kind.startsWith('no-ball'),
    falls: delivery.wicket ? [...innings.falls, runs] : innings.falls,
    closed: wickets === 10 || balls === BALLS || (innings.target !== null && runs >= innings.target),
  }
}

/** The next over begins: another bowler, one with overs left. `roll` is 0 to BOWLERS - 1. */
export function openOver(innings: Innings, roll: number): Innings {
  const current = innings.bowlers[innings.bowler]?.player
  const overs = (player: number): number => (innings.bowlers.find((one) => one.player === player)?.balls ?? 0) / 6
  const able = Array.from({ length: BOWLERS }, (_, index) => FIRST_BOWLER + index).filter(
    (player) => player !== current && overs(player) < MOST_OVERS,
  )
  // With few overs left, the bowler with most of theirs left must bowl, or no bowler is left at the end.
  const most = Math.min(...able.map(overs))
  const tight = BALLS - innings.balls <= 36
  const choice = tight ? able.filter((player) => overs(player) === most) : able
  const player = choice[roll % choice.length] ?? FIRST_BOWLER
  const known = innings.bowlers.findIndex((one) => one.player === player)
  const bowlers = known >= 0 ? innings.bowlers : [...innings.bowlers, { player, balls: 0, runs: 0, wickets: 0 }]
  return { ...innings, overs: [...innings.overs, []], bowlers, bowler: known >= 0 ? known : bowlers.length - 1 }
}

function afterBall(batter: BatterFigures, delivery: Delivery, faced: boolean, out: boolean): BatterFigures {
  if (!faced) return out ? { ...batter, out } : batter
  return {
    ...batter,
    out,
    runs: batter.runs + delivery.bat,
    balls: batter.balls + (delivery.kind === 'wide' ? 0 : 1),
    fours: batter.fours + (delivery.bat === 4 ? 1 : 0),
    sixes: batter.sixes + (delivery.bat === 6 ? 1 : 0),
  }
}

function afterBowl(bowler: BowlerFigures, delivery: Delivery): BowlerFigures {
  return {
    ...bowler,
    balls: bowler.balls + (delivery.legal ? 1 : 0),
    runs: bowler.runs + delivery.conceded,
    wickets: bowler.wickets + (delivery.kind === 'wicket' ? 1 : 0),
  }
}
