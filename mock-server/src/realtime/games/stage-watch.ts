import type { GameAcknowledgement } from '@chaupar/api/games-realtime'
import { DomainError } from '../../domain/base/errors.ts'
import { isLive } from '../../domain/content/content.ts'
import { roundOf } from '../../domain/games/rounds/round.ts'
import { betsOnStage } from '../../domain/games/rounds/round-records.ts'
import { liveList } from '../../domain/games/shared-rounds/live-list.ts'
import type { StageSession } from '../../domain/games/shared-rounds/place-bet.ts'
import { settleDueBets } from '../../domain/games/shared-rounds/settle-bets.ts'
import {
  publicChain,
  shownSoFar,
  stageHistory,
  stageResult,
  stageRoundNow,
} from '../../domain/games/shared-rounds/stage-round.ts'
import { wireGameBalance, wireRound } from '../../wire/game-round.ts'
import {
  paceOf,
  wireChain,
  wirePlayers,
  wireStageResult,
  wireStageRound,
  wireStageRules,
} from '../../wire/game-stage.ts'
import type { World } from '../../world/world.ts'

const longestHistory = 40

/** Everything that a client of a shared game shows, at one moment. Throws `maintenance`. */
export function stageWatch(world: World, { player, slug, stage }: StageSession): GameAcknowledgement<'stage:watch'> {
  if (!isLive(world)) throw new DomainError('maintenance')
  return world.clock.steady((nowMs) => {
    settleDueBets(world)
    const round = stageRoundNow(world, stage)
    const history = stageHistory(world, stage, longestHistory)
    const chains = new Set([round.chain, ...history.map(({ chain }) => chain)])
    const list = liveList(world, round)
    const bets = betsOnStage(world, { game: slug, stageRound: round.id, playerId: player.id })
    return {
      status: 'success',
      stage: wireStageRound(round, nowMs, paceOf(world.clock.state), {
        events: shownSoFar(world, round),
        result: () => stageResult(world, round),
      }),
      rules: wireStageRules(stage),
      chains: [...chains].map((chain) => wireChain(publicChain(world, stage, chain))),
      history: history.map(wireStageResult),
      players: wirePlayers(round, list, list, []),
      bets: bets.filter(({ status }) => status !== 'void').map((bet) => wireRound(roundOf(world, bet))),
      balance: wireGameBalance(world, player.id),
    }
  })
}
