import { DomainError } from '../../domain/base/errors.ts'
import { tokenHash } from '../../domain/base/vault.ts'
import { sessionLaunch } from '../../domain/games/launch-records.ts'
import { gameSession } from '../../domain/games/rounds/game-session.ts'
import { isAtStage, type StageSession } from '../../domain/games/shared-rounds/place-bet.ts'
import { languageOf } from '../../wire/languages/language.ts'
import type { WorldRegistry } from '../../world/registry.ts'
import type { World } from '../../world/world.ts'
import { sentSecret, strike, worldOf } from '../admission.ts'
import { noteRefusal } from '../journal-socket.ts'
import { type GatewaySocket, rooms } from '../socket-types.ts'

/**
 * Lets a client of a game in by the session that authenticate has begun, or refuses it with the server's message. No origin is
 * checked: the session is the proof. A refusal is `isNoted` in the journal except in a flood.
 */
export async function admitToGame(socket: GatewaySocket, registry: WorldRegistry, isNoted: boolean): Promise<void> {
  const world = worldOf(socket, registry)
  try {
    await strike(world)
    const sessionID = sentSecret(socket.handshake.auth.sessionID)
    const { player, slug } = stageSession(world, sessionID)
    const language = languageOf(socket.handshake.auth.language)
    for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room)
    socket.data = { worldName: world.name, token: sessionID ?? '', playerId: player.id, language }
    const login = sessionLaunch(world, tokenHash(socket.data.token))?.launch.loginHash ?? ''
    await socket.join([
      rooms.world(world.name),
      rooms.seat(world.name, player.id, slug),
      rooms.token(world.name, login),
    ])
  } catch (error) {
    if (isNoted) noteRefusal(world, error instanceof Error ? error.message : '')
    throw error
  }
}

/** The session that a socket was let in by. Throws `game_session_over`, `stage_not_found`. */
export function stageSession(world: World, sessionID: string | null): StageSession {
  const session = sessionID === null ? null : gameSession(world, sessionID)
  if (session === null) throw new DomainError('game_session_over')
  if (!isAtStage(session)) throw new DomainError('stage_not_found')
  return session
}
