import { playerById } from '../../accounts/player-records.ts'
import type { WorldContext } from '../../base/context.ts'
import { roundName } from '../rounds/round-entries.ts'
import { betsOnStage, type RoundRecord } from '../rounds/round-records.ts'
import { type StageRound, stageDraw } from './stage-round.ts'

/** A bet of the live list. */
export interface ListedBet {
  id: string
  name: string
  amountPaise: number
  /** The payout in hundredths of the stake, of a crash at the cash-out; null for no payout, or none yet. */
  times: number | null
  payoutPaise: number
  /** A made-up player, so that the list is never empty. */
  isMade: boolean
}

const rupee = 100
const leastMade = 12
const furtherMade = 30
const madeStakes = [10, 20, 50, 50, 100, 100, 100, 200, 200, 500, 500, 1_000, 2_000, 5_000].map((one) => one * rupee)

/** All bets on a round as everybody may see them now: those of the world's players, and those that are made up. */
export function liveList(world: WorldContext, round: StageRound): ListedBet[] {
  const bets = betsOnStage(world, { game: round.stage.slug, stageRound: round.id })
  const theirs = bets.filter(({ status }) => status !== 'void').map((bet) => listed(world, bet))
  return [...theirs, ...madeUp(world, round)]
}

function listed(world: WorldContext, bet: RoundRecord): ListedBet {
  const payoutPaise = bet.payoutPaise ?? 0
  return {
    id: roundName(bet.id),
    name: maskedName(playerById(world, bet.playerId)?.username ?? ''),
    amountPaise: bet.stakePaise,
    times: payoutPaise > 0 ? Math.floor((payoutPaise * 100) / bet.stakePaise) : null,
    payoutPaise,
    isMade: false,
  }
}

/** Others need not know who it is: 'pl***r'. */
function maskedName(username: string): string {
  return `${username.slice(0, 2)}***${username.slice(-1)}`
}

/**
 * Made-up players: their number, times, stakes and results follow from the world's seed and the round. They reveal nothing
 * of the round's end before it happens.
 */
function madeUp(world: WorldContext, round: StageRound): ListedBet[] {
  const { stage, id, runsAtMs } = round
  const nowMs = world.clock.now()
  const chance = world.random.stream(`players of ${stage.slug} ${id}`)
  const below = (count: number): number => Math.floor(chance() * count)
  const endOf = nowMs < runsAtMs ? null : stage.madeEnds(stageDraw(world, round))
  return Array.from({ length: leastMade + below(furtherMade) }, (_, index) => {
    const comesAtMs = runsAtMs - stage.bettingMs + below(stage.bettingMs - 200)
    const amountPaise = madeStakes[below(madeStakes.length)] ?? rupee
    const chanceOfEnd = chance()
    const { atMs, times } = endOf?.(chanceOfEnd) ?? { atMs: 0, times: 0 }
    const isOut = times > 0 && nowMs >= runsAtMs + atMs
    const name = `demo-${String(1_000 + below(9_000))}`
    const bet: ListedBet = {
      id: `m-${index + 1}`,
      name,
      amountPaise,
      times: isOut ? times : null,
      payoutPaise: isOut ? Math.floor((amountPaise * times) / 100) : 0,
      isMade: true,
    }
    return nowMs >= comesAtMs ? [bet] : []
  }).flat()
}
