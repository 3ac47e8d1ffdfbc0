import type { ServerEvent, ServerEvents } from '@chaupar/api/realtime'
import { toIso } from '../domain/base/clock.ts'
import type { DomainEvent, DomainEvents } from '../domain/base/events.ts'
import { betById } from '../domain/betting/bet-views.ts'
import { exposureOf } from '../domain/betting/exposure.ts'
import { balanceOf } from '../domain/money/wallet.ts'
import { wireBet, wireExposure } from '../wire/bet.ts'
import { wireMarket } from '../wire/market.ts'
import { wireWallet } from '../wire/money.ts'
import type { World } from '../world/world.ts'
import { rooms } from './socket-types.ts'

type Payload<Event extends ServerEvent> = Parameters<ServerEvents[Event]>[0]

/** One message to everybody in a room. `volatile`: better lost than late. */
export type Push =
  | {
      [Event in ServerEvent]: {
        room: string
        event: Event
        payload: () => Payload<Event>
        volatile?: true
        byHand?: false
      }
    }[ServerEvent]
  /** From the control surface, which has checked the payload. */
  | { room: string; event: ServerEvent; payload: () => object; volatile?: false; byHand: true }

/** The socket message of a domain event, or null. The payload is made only when a socket is connected. */
export function pushOf(world: World, { name, payload }: DomainEvent): Push | null {
  switch (name) {
    case 'wallet-changed':
      return {
        room: rooms.player(world.name, payload.playerId),
        event: 'update_balance',
        payload: () => wireWallet(balanceOf(world, payload.playerId)),
      }
    case 'exposure-changed':
      return {
        room: rooms.player(world.name, payload.playerId),
        event: 'exposure:update',
        payload: () => wireExposure(exposureOf(world, payload.playerId)),
      }
    case 'bet-changed':
      return betPush(world, payload)
    case 'odds-changed':
      return {
        room: rooms.match(world.name, payload.refMatchId),
        event: 'odds:update',
        payload: () => oddsUpdate(payload),
        volatile: true,
      }
    case 'toast':
      return { room: audience(world, payload.playerId), event: 'notification_toast', payload: () => toast(payload) }
    case 'session-refresh':
      return {
        room: audience(world, payload.playerId),
        event: 'session_refresh',
        payload: () => (payload.reason === '' ? {} : { reason: payload.reason }),
      }
    case 'event-pushed': {
      const { event, payload: given, playerId, refMatchId } = payload
      const room = refMatchId === null ? audience(world, playerId) : rooms.match(world.name, refMatchId)
      return { room, event, payload: () => given, byHand: true }
    }
    default:
      return null
  }
}

function audience(world: World, playerId: number | null): string {
  return playerId === null ? rooms.world(world.name) : rooms.player(world.name, playerId)
}

function betPush(world: World, { playerId, betId }: DomainEvents['bet-changed']): Push | null {
  const bet = betById(world, betId)
  if (bet === null) return null
  return { room: rooms.player(world.name, playerId), event: 'bet:update', payload: () => ({ bet: wireBet(bet) }) }
}

function oddsUpdate(changed: DomainEvents['odds-changed']): Payload<'odds:update'> {
  const { refMatchId, sequence, publishedAtMs, markets, score } = changed
  return {
    matchId: refMatchId,
    sequence,
    publishedAt: toIso(publishedAtMs),
    markets: markets.map(wireMarket),
    ...(score === undefined ? {} : { score }),
  }
}

function toast({ title, message, status }: DomainEvents['toast']): Payload<'notification_toast'> {
  return {
    ...(title === undefined ? {} : { title }),
    ...(message === undefined ? {} : { message }),
    ...(status === undefined ? {} : { status }),
  }
}
