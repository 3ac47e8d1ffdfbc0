import type { Acknowledgement, ClientEvent, OddsSnapshot, SentWith } from '@chaupar/api/realtime'
import { requirePlayer } from '../domain/accounts/sessions.ts'
import { DomainError } from '../domain/base/errors.ts'
import { matchSnapshot } from '../domain/matches/matches.ts'
import type { MatchSnapshot } from '../domain/matches/odds-feed.ts'
import { balanceOf } from '../domain/money/wallet.ts'
import { wireMarket } from '../wire/market.ts'
import { wireWallet } from '../wire/money.ts'
import type { World } from '../world/world.ts'
import { type GatewaySocket, rooms } from './socket-types.ts'

/** One for each event that clients may send: a missing one does not compile. */
type Requests = {
  [Event in ClientEvent]: (world: World, socket: GatewaySocket, ...sent: SentWith<Event>) => Acknowledgement<Event>
}

/** Matches that one socket may follow at a time. */
const mostSubscriptions = 50

/** Missed messages up to which a client gets only the changes; beyond that it gets the whole snapshot. */
const longestResume = 200

/** The server's answers to a socket's questions (spec 7.7). A dead token is refused for every question. */
export const requests: Requests = {
  session_check: (world, socket) => {
    requirePlayer(world, socket.data.token)
    return { status: 'success' }
  },
  'get:balance': (world, socket) => {
    const player = requirePlayer(world, socket.data.token)
    return { status: 'success', ...wireWallet(balanceOf(world, player.id)) }
  },
  'odds:subscribe': (world, socket, { matchId, since }) => {
    requirePlayer(world, socket.data.token)
    const snapshot = matchSnapshot(world, matchId)
    const room = rooms.match(world.name, matchId)
    const followed = [...socket.rooms].filter((name) => name.startsWith(rooms.match(world.name, '')))
    if (!followed.includes(room) && followed.length >= mostSubscriptions) throw new DomainError('too_many_requests')
    // Joined in the same turn as the snapshot was taken: no update can fall between the two.
    void socket.join(room)
    return oddsSnapshot(snapshot, since)
  },
  'odds:unsubscribe': (world, socket, { matchId }) => {
    void socket.leave(rooms.match(world.name, matchId))
    return { status: 'success' }
  },
}

/**
 * All markets; for a client that sends a recent sequence, only the markets that changed since. Each market has the sequence of
 * its last change, so no history is kept. After a restart all sequences are new and the snapshot is sent whole.
 */
function oddsSnapshot({ match, markets, sequence }: MatchSnapshot, since?: number): OddsSnapshot {
  const isResumed = since !== undefined && since <= sequence && sequence - since <= longestResume
  const sent = isResumed ? markets.filter((market) => market.sequence > since) : markets
  return {
    status: 'success',
    matchId: match.refMatchId,
    sequence,
    ...(isResumed ? { since } : {}),
    markets: sent.map(wireMarket),
    score: match.score,
  }
}
