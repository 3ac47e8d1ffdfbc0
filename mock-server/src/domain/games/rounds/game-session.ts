import { type Game, slugOf } from '@chaupar/games/catalogue/game'
import { gameBySlug } from '@chaupar/games/catalogue/games'
import type { GameRules } from '@chaupar/games/rules/rules'
import type { Player } from '../../accounts/player-records.ts'
import { playerByTokenHash } from '../../accounts/sessions.ts'
import type { WorldContext } from '../../base/context.ts'
import { tokenHash } from '../../base/vault.ts'
import { markBegun, sessionLaunch } from '../launch-records.ts'
import type { Stage } from '../shared-rounds/stage.ts'
import { stageOf } from '../shared-rounds/stage-of.ts'
import { gameRules } from './round.ts'

/** A player at a game. */
export interface GameSession {
  player: Player
  game: Game
  /** Slug of the game. */
  slug: string
  rules: GameRules
  /** How all players share its rounds; null when they are the player's alone. */
  stage: Stage | null
}

/**
 * The session of a launch, whose token is its id. It lives as long as the login that it was launched under. Null for an unknown or
 * ended session, or before `beginSession` was called.
 */
export function gameSession(world: WorldContext, sessionId: string): GameSession | null {
  const found = find(world, sessionId)
  return found?.isBegun === true ? found.session : null
}

/** Begins the session of a launch, or resumes it. Null when it is over, or did not begin within five minutes. */
export function beginSession(world: WorldContext, sessionId: string): GameSession | null {
  const found = find(world, sessionId)
  if (found === null) return null
  if (!found.isBegun) world.transaction(() => markBegun(world, tokenHash(sessionId)))
  return found.session
}

/** A player at a game, without a launch; null when the game has no rules. */
export function seatAt(player: Player, slug: string): GameSession | null {
  const game = gameBySlug(slug)
  const rules = gameRules(slug)
  if (game === null || rules === null) return null
  return { player, game, slug: slugOf(game), rules, stage: stageOf(slugOf(game)) }
}

function find(world: WorldContext, sessionId: string): { session: GameSession; isBegun: boolean } | null {
  const found = sessionLaunch(world, tokenHash(sessionId))
  if (found === null) return null
  const player = playerByTokenHash(world, found.launch.loginHash)
  const session = player === null ? null : seatAt(player, found.launch.game)
  return session === null ? null : { session, isBegun: found.isBegun }
}
