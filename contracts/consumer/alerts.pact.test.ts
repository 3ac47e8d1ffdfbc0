import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { alertsQuery } from '../../web/src/features/sports/alerts/alerts.ts'
import { timestamp } from './examples/matchers.ts'
import { call, failure, given, pactOf, playerToken, read, session, success, tokenHeader } from './exchange.ts'

const { boolean, eachLike, equal, integer, string } = MatchersV3
const exchange = pactOf('alerts')
const player = ['default', { signedIn: 'player' }] as const
const playerAtMatch = ['default', { signedIn: 'player', match: true }] as const
const playerWithAlert = ['default', { signedIn: 'player', match: true, priceAlert: true }] as const

const kinds = {
  price: boolean(true),
  score: boolean(true),
  reopened: boolean(true),
  starting: boolean(true),
  settled: boolean(false),
}
const alerts = { kinds, leftOut: integer(0) }

/** A price alert that stands, as its row shows it. */
const priceAlert = {
  id: string('PA1'),
  refMatchId: string('34512087'),
  matchName: string('Mumbai v Chennai'),
  HeadName: string('Match Odds'),
  runnerName: string('Mumbai'),
  side: equal('back'),
  beyond: equal('above'),
  odds: equal(1000),
  setAt: timestamp(),
}

test('the alerts of a player', () =>
  exchange(
    {
      description: 'getAlerts: a price alert stands',
      states: [playerWithAlert],
      request: { line: 'GET /alerts', headers: tokenHeader() },
      answer: { status: 200, body: success({ ...alerts, prices: eachLike(priceAlert) }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(alertsQuery())).toMatchObject({ prices: [{ id: 'PA1', odds: 1000 }], leftOut: 0 })
    },
  ))

test('a kind is switched off and quiet hours are set', () =>
  exchange(
    {
      description: 'setAlerts: a switch and quiet hours',
      states: [player],
      request: {
        line: 'PUT /alerts',
        headers: tokenHeader(),
        body: { kinds: { score: false }, quiet: { from: '22:00', to: '07:00' } },
      },
      answer: {
        status: 200,
        body: success({
          ...alerts,
          kinds: { ...kinds, score: equal(false) },
          quiet: { from: equal('22:00'), to: equal('07:00') },
        }),
      },
    },
    async () => {
      session.token = playerToken
      const body = { kinds: { score: false }, quiet: { from: '22:00', to: '07:00' } }
      expect(await call('setAlerts', { body })).toMatchObject(body)
    },
  ))

test('the alerts of a match are switched on', () =>
  exchange(
    {
      description: 'setMatchAlerts: on',
      states: [playerAtMatch],
      request: {
        line: 'PUT /alerts/match',
        headers: tokenHeader(),
        body: { refMatchId: given('refMatchId', '34512087'), on: true },
      },
      answer: {
        status: 200,
        body: success({
          ...alerts,
          matches: eachLike({ refMatchId: string('34512087'), matchName: string('Mumbai v Chennai') }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      const set = await call('setMatchAlerts', { body: { refMatchId: '34512087', on: true } })
      expect(set.matches).toMatchObject([{ refMatchId: '34512087' }])
    },
  ))

test('a price alert is set', () =>
  exchange(
    {
      description: 'addPriceAlert: a price that is far away',
      states: [playerAtMatch],
      request: {
        line: 'POST /alerts/price',
        headers: tokenHeader(),
        body: {
          ...{ marketId: given('marketId', 'm-1'), selectionId: given('selectionId', 's-1') },
          ...{ side: 'back', beyond: 'above', odds: 1000 },
        },
      },
      answer: { status: 200, body: success({ ...alerts, prices: eachLike(priceAlert) }) },
    },
    async () => {
      session.token = playerToken
      const body = { marketId: 'm-1', selectionId: 's-1', side: 'back', beyond: 'above', odds: 1000 } as const
      expect((await call('addPriceAlert', { body })).prices).toMatchObject([{ odds: 1000, beyond: 'above' }])
    },
  ))

test('a price that is there already is refused in words', () =>
  exchange(
    {
      description: 'addPriceAlert: a price that is there already',
      states: [playerAtMatch],
      request: {
        line: 'POST /alerts/price',
        headers: tokenHeader(),
        body: {
          ...{ marketId: given('marketId', 'm-1'), selectionId: given('selectionId', 's-1') },
          ...{ side: 'back', beyond: 'above', odds: 1.01 },
        },
      },
      answer: { status: 422, body: failure('The price is already there', 'alert_reached') },
    },
    async () => {
      session.token = playerToken
      const body = { marketId: 'm-1', selectionId: 's-1', side: 'back', beyond: 'above', odds: 1.01 } as const
      await expect(call('addPriceAlert', { body })).rejects.toMatchObject({ status: 422, code: 'alert_reached' })
    },
  ))

test('a price alert is removed', () =>
  exchange(
    {
      description: 'removePriceAlert: one that stands',
      states: [playerWithAlert],
      request: { line: 'DELETE /alerts/price', headers: tokenHeader(), query: { id: given('alertId', 'PA1') } },
      answer: { status: 200, body: success({ ...alerts, prices: [] }) },
    },
    async () => {
      session.token = playerToken
      expect((await call('removePriceAlert', { query: { id: 'PA1' } })).prices).toEqual([])
    },
  ))

test('an unknown price alert cannot be removed', () =>
  exchange(
    {
      description: 'removePriceAlert: an unknown one',
      states: [player],
      request: { line: 'DELETE /alerts/price', headers: tokenHeader(), query: { id: 'PA99' } },
      answer: { status: 404, body: failure('Alert not found', 'alert_not_found') },
    },
    async () => {
      session.token = playerToken
      const removing = call('removePriceAlert', { query: { id: 'PA99' } })
      await expect(removing).rejects.toMatchObject({ status: 404, code: 'alert_not_found' })
    },
  ))
