import type { ClientEvent, ServerEvents } from '@chaupar/contracts/realtime'
import type { Server, Socket } from 'socket.io'

/** What a client sends is anything until it is checked, the acknowledgement too. */
type UncheckedEvents = { [Event in ClientEvent]: (...sent: unknown[]) => void }

/** Whose socket this is. Set by the admission, never by the client. */
type SocketData = { worldName: string; token: string; playerId: number }

export type GatewayServer = Server<UncheckedEvents, ServerEvents, Record<string, never>, SocketData>
export type GatewaySocket = Socket<UncheckedEvents, ServerEvents, Record<string, never>, SocketData>

/** Rooms of socket.io. World names have no '|', so no player of one world can be in a room of another. */
export const rooms = {
  world: (worldName: string) => worldName,
  player: (worldName: string, playerId: number) => `${worldName}|player|${playerId}`,
  token: (worldName: string, tokenHash: string) => `${worldName}|token|${tokenHash}`,
  match: (worldName: string, refMatchId: string) => `${worldName}|match|${refMatchId}`,
}

/** The match whose followers meet in this room, or null for any other room. */
export function matchOfRoom(room: string): { worldName: string; refMatchId: string } | null {
  const [worldName, kind, refMatchId] = room.split('|')
  if (worldName === undefined || kind !== 'match' || refMatchId === undefined) return null
  return { worldName, refMatchId }
}
