import type { RgsAnswer, RgsBody, RgsPath } from '@chaupar/api/rgs'
import type { RgsOperationId } from '@chaupar/api/rgs-operations.gen'
import { forceNextRound } from '../domain/games/forced/force-next.ts'
import { jurisdictionOf } from '../domain/games/policies/jurisdiction.ts'
import { actInRound } from '../domain/games/rounds/act-in-round.ts'
import { endRound, noteRoundEvent } from '../domain/games/rounds/end-round.ts'
import type { GameSession } from '../domain/games/rounds/game-session.ts'
import { pastRounds } from '../domain/games/rounds/past-rounds.ts'
import { playRound } from '../domain/games/rounds/play-round.ts'
import { replayRound } from '../domain/games/rounds/replay-round.ts'
import { roundOf } from '../domain/games/rounds/round.ts'
import { latestRound } from '../domain/games/rounds/round-records.ts'
import { closeGameIntent } from '../domain/games/rounds/round-transaction.ts'
import { fairnessOf, rotateSeeds } from '../domain/games/rounds/seeds.ts'
import { actOnStageBet } from '../domain/games/shared-rounds/act-on-bet.ts'
import { isAtStage, placeStageBet } from '../domain/games/shared-rounds/place-bet.ts'
import {
  paiseOfUnits,
  slugOfGameId,
  wireGameBalance,
  wireGameConfig,
  wirePastRound,
  wireReplay,
  wireRound,
} from '../wire/game-round.ts'
import type { World } from '../world/world.ts'

/** One checked call of a game: what a handler is given. */
type RgsCall<Op extends RgsOperationId> = {
  world: World
  body: RgsBody<Op>
  path: RgsPath<Op>
  /** The session that the body names, alive; null where the call takes none. */
  session: RgsBody<Op> extends { sessionID: string } ? GameSession : null
  idempotencyKey: string | undefined
}

/** One name per operation of rgs.yaml: a missing one or a wrong shape does not compile. */
export type RgsHandlers = { [Op in RgsOperationId]: (call: RgsCall<Op>) => RgsAnswer<Op> }

const status = { statusCode: 'SUCCESS' } as const

export const rgsHandlers: RgsHandlers = {
  authenticate: ({ world, session, body }) => {
    const { player, game, slug } = session
    // Before the round is looked for: what arrives from now on under this key has no effect.
    const intent = body.intent === undefined ? {} : { intent: closeGameIntent(world, session, body.intent) }
    const jurisdiction = jurisdictionOf(world.settings.current.gamePolicy, game)
    const fairness = fairnessOf(world, player.id)
    const round = latestRound(world, player.id, slug)
    return {
      balance: wireGameBalance(world, player.id),
      config: wireGameConfig(session, { fairness, jurisdiction, worldName: world.name }),
      round: round && wireRound(roundOf(world, round)),
      ...intent,
      status,
    }
  },
  readGameBalance: ({ world, session }) => ({
    balance: wireGameBalance(world, session.player.id),
    status,
  }),
  playRound: ({ world, session, body: { amount, mode, meta }, idempotencyKey }) => {
    const order = { amountPaise: paiseOfUnits(amount), mode, ...(meta === undefined ? {} : { meta }) }
    const { round, wallet } = isAtStage(session)
      ? placeStageBet(world, session, order, idempotencyKey)
      : playRound(world, session, order, idempotencyKey)
    return { balance: wireGameBalance(world, session.player.id, wallet), round: wireRound(round), status }
  },
  endRound: ({ world, session, idempotencyKey }) => ({
    balance: wireGameBalance(world, session.player.id, endRound(world, session, idempotencyKey).wallet),
    status,
  }),
  noteRoundEvent: ({ world, session, body: { event } }) => {
    noteRoundEvent(world, session, event)
    return { event, status }
  },
  actInRound: ({ world, session, body: { action, meta }, idempotencyKey }) => {
    const taken = { action, ...(meta === undefined ? {} : { meta }) }
    const { round, wallet } = isAtStage(session)
      ? actOnStageBet(world, session, taken, idempotencyKey)
      : actInRound(world, session, taken, idempotencyKey)
    return { balance: wireGameBalance(world, session.player.id, wallet), action: wireRound(round), status }
  },
  searchGame: ({ world, session, body: { search } }) => {
    forceNextRound(world, session.slug, search.words)
    return { words: search.words, status }
  },
  readPastRounds: ({ world, session: { player, slug }, body: { skip = 0, limit = 20 } }) => {
    const { rounds, hasMore } = pastRounds(world, player.id, { game: slug, skip, limit })
    return { rounds: rounds.map(wirePastRound), hasMore, status }
  },
  readSeeds: ({ world, session }) => ({ fairness: fairnessOf(world, session.player.id), status }),
  rotateSeed: ({ world, session, body: { clientSeed } }) => {
    const { inUse, revealed } = rotateSeeds(world, session.player.id, clientSeed)
    return { fairness: inUse, revealed, status }
  },
  replayRound: ({ world, path }) => wireReplay(replayRound(world, slugOfGameId(path.game), path.mode, path.event)),
}
