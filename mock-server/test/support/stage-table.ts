import { seatAt } from '../../src/domain/games/rounds/game-session.ts'
import { roundOf } from '../../src/domain/games/rounds/round.ts'
import { roundById } from '../../src/domain/games/rounds/round-records.ts'
import { actOnStageBet } from '../../src/domain/games/shared-rounds/act-on-bet.ts'
import { forceNextResult } from '../../src/domain/games/shared-rounds/force-result.ts'
import { isAtStage, placeStageBet, type StageSession } from '../../src/domain/games/shared-rounds/place-bet.ts'
import { phaseAt, type StageRound, stageRoundNow } from '../../src/domain/games/shared-rounds/stage-round.ts'
import { checkInvariants } from '../../src/domain/invariants/invariants.ts'
import { accountBalance } from '../../src/domain/money/ledger.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import type { World } from '../../src/world/world.ts'
import { there } from './answers.ts'
import { playerOf } from './identity.ts'
import { pass, seededId, testWorld } from './worlds.ts'

export const aviator = 'spribe/aviator'

/** Moves a frozen world to the first moment in which a game takes bets. Answers the round. */
export function toBetting(world: World, { stage }: Pick<StageSession, 'stage'>): StageRound {
  const round = stageRoundNow(world, stage)
  if (world.clock.now() !== round.opensAtMs) pass(world, round.closesAtMs - world.clock.now())
  const next = stageRoundNow(world, stage)
  if (phaseAt(next, world.clock.now()) !== 'betting') throw new Error('it takes no bets')
  return next
}

/** The seeded player at Aviator, or another shared game, in a frozen world of its own, in the first moment of a round that takes bets. */
export function stageTable(world: World = testWorld(), game = aviator) {
  const player = there(playerOf(world, seededId(world)))
  const seat = there(seatAt(player, game))
  if (!isAtStage(seat)) throw new Error(`${game} is not shared`)
  const session = seat
  toBetting(world, session)
  const now = () => stageRoundNow(world, session.stage)
  return {
    world,
    player,
    session,
    now,
    /** The next round to run crashes at so many hundredths. */
    crashesAt: (times: number) => forceNextResult(world, session.stage, times),
    bet: (amountPaise: number, meta: object = {}, key?: string) =>
      placeStageBet(world, session, { amountPaise, mode: 'base', meta }, key).round,
    act: (action: string, betID: number, key?: string) =>
      actOnStageBet(world, session, { action, meta: { betID } }, key).round,
    /** Bets chips on spots of a table, in the slot that is named. */
    chips: (on: Readonly<Record<string, number>>, slot = 0, key?: string) => {
      const bets = Object.entries(on).map(([spot, amountPaise]) => ({ on: spot, amountPaise }))
      const amountPaise = bets.reduce((sum, one) => sum + one.amountPaise, 0)
      return placeStageBet(world, session, { amountPaise, mode: 'base', meta: { slot, bets } }, key).round
    },
    /** Moves to so many milliseconds after the round began to run. */
    fly: (elapsedMs: number) => pass(world, now().runsAtMs + elapsedMs - world.clock.now()),
    shown: (id: number) => roundOf(world, there(roundById(world, id))),
    balance: () => balanceOf(world, player.id).balancePaise,
    held: (account: 'restricted' | 'wagering' | 'exposure') => accountBalance(world, player.id, account),
    broken: () => checkInvariants(world).flatMap(({ holds, detail }) => (holds ? [] : [detail])),
  }
}
