import { fairDraw } from '@chaupar/games/rules/fairness'
import { fieldsOf, type GameEvent, type GameRules } from '@chaupar/games/rules/rules'
import { testerSeeds } from '../forced/find-draw.ts'
import type { Course, Stage } from './stage.ts'

/** Between the last bet and the first card, in ms. */
const closingMs = 2_000

/** How long each thing that happens at a table stands alone, in ms: a ball rolls before it lies, dice before they are read. */
const lastingMs: Readonly<Record<string, number>> = {
  lucky: 2_400,
  ball: 4_600,
  dice: 3_200,
  joker: 1_600,
  card: 1_100,
  outcome: 1_400,
}

/** From this event on cards fall faster: andar bahar can go through the whole pack. */
const manyEvents = 8
const quickCardMs = 450

const anyMs = 1_000

/** The stake of a made-up player does not matter here. */
const samplePaise = 100_00

/** The stage of a live table: twenty seconds of bets, then the deal, one card after another; every bet stands to its end. */
export function tableStage(slug: string, rules: GameRules): Stage {
  const { deal } = rules
  if (deal === undefined) throw new Error(`the rules of ${slug} have no shared deal`)
  const mode = rules.modes[0] ?? ''
  return {
    slug,
    bettingMs: 20_000,
    settledMs: 5_000,
    slots: 10,
    curve: null,
    course: (draw) => courseOf(deal(draw)),
    decidedMs: null,
    lastAction: null,
    drawFor: (world, result) => fairDraw(testerSeeds(world, result)),
    madeEnds(draw) {
      const bets = spotsOf(rules).map((on) => ({ on, amountPaise: samplePaise }))
      const { events } = rules.order(samplePaise * bets.length, mode, { bets }).play([], draw)
      const settled = settledOf(events.at(-1))
      const { runningMs } = courseOf(events.slice(0, -1))
      return (chance) => ({ atMs: runningMs, times: settled[Math.floor(chance * settled.length)] ?? 0 })
    },
  }
}

function courseOf(events: readonly GameEvent[]): Course {
  let runningMs = closingMs
  const shownAtMs = events.map(({ index, type }) => {
    const atMs = runningMs
    runningMs += type === 'card' && index >= manyEvents ? quickCardMs : (lastingMs[type] ?? anyMs)
    return atMs
  })
  return { events, shownAtMs, runningMs }
}

/** A spot of each kind. */
function spotsOf(rules: GameRules): string[] {
  return rules.sampleBets().flatMap(({ meta }) => {
    const { bets } = fieldsOf(meta)
    const spots: unknown[] = Array.isArray(bets) ? bets.map((bet) => fieldsOf(bet).on) : []
    return spots.filter((on) => typeof on === 'string')
  })
}

/** The payout of each bet, in hundredths of it, from the event that settles a table. */
function settledOf(result: GameEvent | undefined): number[] {
  const { bets } = fieldsOf(result)
  const times: unknown[] = Array.isArray(bets) ? bets.map((bet) => fieldsOf(bet).times) : []
  return times.filter((one) => typeof one === 'number')
}
