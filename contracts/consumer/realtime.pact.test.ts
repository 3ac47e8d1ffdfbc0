// @vitest-environment jsdom
import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import { query } from '../../web/src/api/query.ts'
import { followMatch } from '../../web/src/features/sports/prices/market-feed.ts'
import { useMarkets } from '../../web/src/features/sports/prices/market-store.ts'
import { useMoney } from '../../web/src/money/money-store.ts'
import { readStoredExposure } from '../../web/src/player/session-storage.ts'
import { useSession } from '../../web/src/player/session-store.ts'
import { bet } from './examples/bet-example.ts'
import { cricketScore, market, matchId, openMarket } from './examples/match-example.ts'
import { anyNumberOf, oneOf, timestamp, twoPlaces, walletOf } from './examples/matchers.ts'
import { messagePact, web } from './message.ts'

const { eachLike, integer, string } = MatchersV3
// The calls beside the socket have pacts of their own: here no answer comes.
vi.mock('../../web/src/api/call.ts', () => ({ call: () => new Promise(() => undefined) }))

const message = messagePact()
const player = ['default', { signedIn: 'player' }] as const
const playerWithMatch = ['default', { signedIn: 'player', match: true }] as const
const playerWhoseBetWaits = ['default', { signedIn: 'player', bet: 'waiting' }] as const

test('[7.7-3] [4-7] update_balance becomes the wallet', () =>
  message(
    {
      description: 'update_balance: the wallet changed',
      states: [player],
      when: ['creditPlayer', { username: 'player', amount: 250.5 }],
      payload: walletOf(9900.5),
    },
    async (payload) => {
      web.socket.open()
      web.socket.send('update_balance', payload)
      expect(useMoney.getState().wallet).toMatchObject({ balance: 9900.5, version: 7 })
    },
  ))

test('[7.7-3] [8-14] notification_toast is shown as title : message', () =>
  message(
    {
      description: 'notification_toast: a text for the player',
      states: [player],
      when: ['pushToast', { title: 'Toss', message: 'Chennai bat', status: 'info' }],
      payload: {
        title: string('Toss'),
        message: string('Chennai bat'),
        status: oneOf('error|success|info|warning', 'info'),
      },
    },
    async (payload) => {
      web.socket.open()
      web.socket.send('notification_toast', payload)
      expect(web.toasts).toEqual([{ kind: 'info', text: 'Toss : Chennai bat' }])
    },
  ))

test('[7.7-3] session_refresh asks whether the session still holds', () =>
  message(
    {
      description: 'session_refresh: the application details changed',
      states: [player],
      when: ['pushSessionRefresh', { reason: 'app' }],
      payload: { reason: string('app') },
    },
    async (payload) => {
      web.socket.open()
      await eventually(() => expect(web.socket.asked).toContain('session_check'))
      web.socket.asked.length = 0
      web.socket.send('session_refresh', payload)
      await eventually(() => expect(web.socket.asked).toContain('session_check'))
    },
  ))

test('[7.7-4] session_check: a session that holds goes on to ask for the balance', () =>
  message(
    {
      description: 'session_check: a session that holds',
      states: [player],
      asks: ['session_check'],
      payload: { status: 'success' },
    },
    async (payload) => {
      web.socket.answers.set('session_check', payload)
      web.socket.open()
      await eventually(() => expect(web.socket.asked).toEqual(['session_check', 'get:balance']))
      expect(useSession.getState().token).not.toBeNull()
    },
  ))

test('[4-19] [7.7-4] session_check: status failed signs out', () =>
  message(
    {
      description: 'session_check: a session that is over',
      states: [player, ['session-check-fails']],
      asks: ['session_check'],
      payload: { status: 'failed' },
    },
    async (payload) => {
      web.socket.answers.set('session_check', payload)
      web.socket.open()
      await eventually(() => expect(useSession.getState().token).toBeNull())
    },
  ))

test('[7.7-5] [3-26] get:balance is acknowledged by status and wallet', () =>
  message(
    {
      description: 'get:balance: a player',
      states: [player],
      asks: ['get:balance'],
      payload: { status: 'success', ...walletOf(10_000) },
    },
    async (payload) => {
      web.socket.answers.set('session_check', { status: 'success' })
      web.socket.answers.set('get:balance', payload)
      web.socket.open()
      await eventually(() => expect(useMoney.getState().wallet).toMatchObject({ balance: 10_000, coins: 0, cash: 0 }))
    },
  ))

test('[8-11] a refused handshake shows the server its text and signs out', () =>
  message(
    {
      description: 'connect_error: a dead token',
      states: [['default']],
      payload: { message: 'Unauthorized action.' },
    },
    async (payload) => {
      web.socket.refuse((payload as { message: string }).message)
      expect(web.toasts).toEqual([{ kind: 'error', text: 'Unauthorized action.' }])
      expect(useSession.getState().token).toBeNull()
    },
  ))

test('[7.1-5] exposure:update becomes the exposure in the header', () =>
  message(
    {
      description: 'exposure:update: a bet was accepted',
      states: [playerWhoseBetWaits],
      when: ['advanceClock', { ms: 10_000 }],
      payload: {
        exposureAmount: twoPlaces(100),
        betMatches: eachLike({
          exposureAmount: twoPlaces(100),
          matchName: string('Mumbai v Chennai'),
          refMatchId: string(matchId),
          totalBets: integer(1),
        }),
      },
    },
    async (payload) => {
      web.socket.open()
      web.socket.send('exposure:update', payload)
      await eventually(() => expect(readStoredExposure()).toBe(100))
    },
  ))

test('bet:update makes the lists of bets stale', () =>
  message(
    {
      description: 'bet:update: a bet was accepted',
      states: [playerWhoseBetWaits],
      when: ['advanceClock', { ms: 10_000 }],
      payload: { bet },
    },
    async (payload) => {
      const { queryKey } = query('listMatchBets', { query: { refmatchid: matchId } })
      web.queries.setQueryData(queryKey, { bets: [], count: 0 })
      web.socket.open()
      web.socket.send('bet:update', payload)
      expect(web.queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
    },
  ))

test('odds:subscribe is acknowledged by a snapshot, which becomes the board', () =>
  message(
    {
      description: 'odds:subscribe: a match in play',
      states: [playerWithMatch],
      asks: ['odds:subscribe', { matchId: '{refMatchId}' }],
      payload: {
        status: 'success',
        matchId: string(matchId),
        sequence: integer(418),
        markets: eachLike(market),
        score: cricketScore,
      },
    },
    async (payload) => {
      web.socket.answers.set('odds:subscribe', payload)
      web.socket.open()
      const stop = followMatch(matchId)
      await eventually(() => expect(useMarkets.getState().source).toBe('push'))
      expect(useMarkets.getState().markets).toMatchObject({ 'm-1': { runners: [{ back: [{ price: 1.85 }] }] } })
      stop()
    },
  ))

test('odds:subscribe names the last sequence after a lost connection, and the markets that changed since are merged', () => {
  const asks = ['odds:subscribe', { matchId: '{refMatchId}', since: 1 }] as const
  return message(
    {
      description: 'odds:subscribe: after a lost connection',
      states: [playerWithMatch],
      asks: [...asks],
      payload: { status: 'success', matchId: string(matchId), sequence: integer(419), markets: anyNumberOf(market) },
    },
    async (payload) => {
      web.socket.answers.set('odds:subscribe', { status: 'success', matchId, sequence: 1, markets: [], score: null })
      web.socket.open()
      const stop = followMatch(matchId)
      await eventually(() => expect(useMarkets.getState().source).toBe('push'))
      web.socket.lose()
      web.socket.answers.set('odds:subscribe', payload)
      web.socket.open()
      await eventually(() => expect(useMarkets.getState().order).toEqual(['m-1']))
      expect(web.socket.sent.get('odds:subscribe')).toEqual({ ...asks[1], matchId })
      stop()
    },
  )
})

test('[1-6] odds:update is the next step after the snapshot', () =>
  message(
    {
      description: 'odds:update: a price moved',
      states: [playerWithMatch],
      asks: ['odds:subscribe', { matchId: '{refMatchId}' }],
      when: ['movePrice', { marketId: '{marketId}', selectionId: '{selectionId}', side: 'back', ticks: 1 }],
      payload: {
        matchId: string(matchId),
        sequence: integer(419),
        publishedAt: timestamp('2026-11-21T14:00:01.000Z'),
        markets: eachLike(openMarket),
      },
    },
    async (payload) => {
      const snapshot = { status: 'success', matchId, sequence: 418, markets: [], score: null }
      web.socket.answers.set('odds:subscribe', snapshot)
      web.socket.open()
      const stop = followMatch(matchId)
      await eventually(() => expect(useMarkets.getState().source).toBe('push'))
      web.socket.send('odds:update', payload)
      await eventually(() => expect(useMarkets.getState().order).toEqual(['m-1']))
      stop()
    },
  ))

test('odds:unsubscribe is acknowledged when a board is left', () =>
  message(
    {
      description: 'odds:unsubscribe: a match that was followed',
      states: [playerWithMatch],
      asks: ['odds:unsubscribe', { matchId: '{refMatchId}' }],
      payload: { status: 'success' },
    },
    async (payload) => {
      web.socket.answers.set('odds:subscribe', { status: 'success', matchId, sequence: 418, markets: [], score: null })
      web.socket.answers.set('odds:unsubscribe', payload)
      web.socket.open()
      const stop = followMatch(matchId)
      await eventually(() => expect(useMarkets.getState().source).toBe('push'))
      stop()
      await eventually(() => expect(web.socket.sent.get('odds:unsubscribe')).toEqual({ matchId }))
    },
  ))
