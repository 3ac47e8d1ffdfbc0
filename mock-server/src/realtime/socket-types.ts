import type { GameClientEvent, GameServerEvents } from '@chaupar/api/games-realtime'
import type { ClientEvent, ServerEvents } from '@chaupar/api/realtime'
import type { Server, Socket } from 'socket.io'
import type { SocketLine } from '../upstream/socket-backend.ts'
import type { Language } from '../wire/languages/language.ts'

/** A client's payload is unknown until it is checked, the acknowledgement too. */
type UncheckedEvents = { [Event in ClientEvent | GameClientEvent]: (...sent: unknown[]) => void }

/** Of both namespaces: socket.io knows one table for all. */
type SentEvents = ServerEvents & GameServerEvents

/**
 * The owner of a socket; `token` is that of the login, or in /games the session. The admission sets it; only the language is
 * the client's own claim.
 */
type SocketData = {
  worldName: string
  token: string
  playerId: number
  language: Language
  /** To the backend in place of the world's rules; absent: the rules respond. */
  line?: SocketLine
}

export type GatewayServer = Server<UncheckedEvents, SentEvents, Record<string, never>, SocketData>
export type GatewaySocket = Socket<UncheckedEvents, SentEvents, Record<string, never>, SocketData>

/** Rooms of socket.io. World names have no '|', so no player of one world can be in a room of another. */
export const rooms = {
  world: (worldName: string) => worldName,
  player: (worldName: string, playerId: number) => `${worldName}|player|${playerId}`,
  token: (worldName: string, tokenHash: string) => `${worldName}|token|${tokenHash}`,
  match: (worldName: string, refMatchId: string) => `${worldName}|match|${refMatchId}`,
  /** Sockets that read texts in another language than English. */
  language: (worldName: string, language: Language) => `${worldName}|language|${language}`,
  /** Sockets that watch the shared rounds of a game. */
  stage: (worldName: string, slug: string) => `${worldName}|stage|${slug}`,
  /** A player's clients at a game. */
  seat: (worldName: string, playerId: number, slug: string) => `${worldName}|player|${playerId}|${slug}`,
}

/** The match whose followers meet in this room, or null for any other room. */
export function matchOfRoom(room: string): { worldName: string; refMatchId: string } | null {
  const [worldName, kind, refMatchId] = room.split('|')
  if (worldName === undefined || kind !== 'match' || refMatchId === undefined) return null
  return { worldName, refMatchId }
}

/** The game whose watchers meet in this room, or null for any other room. */
export function stageOfRoom(room: string): { worldName: string; slug: string } | null {
  const [worldName, kind, slug] = room.split('|')
  if (worldName === undefined || kind !== 'stage' || slug === undefined) return null
  return { worldName, slug }
}
