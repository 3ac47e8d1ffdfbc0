import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { drawn, expectRefused, fairness, refused, rgsPact, seatedAt } from './rgs-exchange.ts'

const { boolean, datetime, eachLike, integer, like, regex, string } = MatchersV3
const exchange = rgsPact('rgs-session')

const mines = 'spribe/mines'
const page = { skip: 0, limit: 20 }
const serverSeed = regex('^[0-9a-f]{64}$', 'cd'.repeat(32))

const past = {
  openedAt: datetime("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-21T14:00:00.000Z'),
  ordered: integer(100_000_000),
}

const round = {
  ...drawn,
  amount: integer(100_000_000),
  payout: integer(0),
  meta: { mines: integer(24) },
  actions: like([]),
}

test('a round of the past comes with all that works it out again', () =>
  exchange(
    {
      description: 'readPastRounds: a round whose seed is revealed',
      states: [seatedAt(mines, { round: 'revealed' })],
      line: 'POST /session/rounds',
      body: page,
      answer: {
        status: 200,
        body: {
          rounds: eachLike({
            ...past,
            round: { ...round, active: false, state: eachLike({ index: integer(0), type: string('pick') }) },
            decisions: eachLike({ action: string('pick'), meta: { tile: integer(3) } }),
            serverSeed,
          }),
          hasMore: boolean(false),
        },
      },
    },
    async (rgs) => {
      const { rounds, hasMore } = await rgs.call('readPastRounds', { body: page })
      expect(rounds).toMatchObject([{ decisions: [{ action: 'pick' }], serverSeed: 'cd'.repeat(32) }])
      expect(hasMore).toBe(false)
    },
  ))

test('a round whose seed is in use has none', () =>
  exchange(
    {
      description: 'readPastRounds: a round whose seed is in use',
      states: [seatedAt(mines), ['round-left-open']],
      line: 'POST /session/rounds',
      body: page,
      answer: {
        status: 200,
        body: {
          rounds: eachLike({ ...past, round: { ...round, active: true }, decisions: [], serverSeed: null }),
          hasMore: boolean(false),
        },
      },
    },
    async (rgs) => {
      const { rounds } = await rgs.call('readPastRounds', { body: page })
      expect(rounds).toMatchObject([{ round: { active: true }, serverSeed: null }])
    },
  ))

test('the seeds in use are returned without the server seed', () =>
  exchange(
    {
      description: 'readSeeds: a player at a game',
      states: [seatedAt(mines)],
      line: 'POST /session/seeds',
      answer: { status: 200, body: { fairness } },
    },
    async (rgs) => {
      expect((await rgs.call('readSeeds')).fairness).toMatchObject({ clientSeed: 'monsoon-482', nonce: 0 })
    },
  ))

test('a new seed reveals the one that was used', () =>
  exchange(
    {
      description: 'rotateSeed: no round is open',
      states: [seatedAt(mines)],
      line: 'POST /session/rotate-seed',
      body: { clientSeed: 'monsoon-482' },
      answer: { status: 200, body: { fairness, revealed: { serverSeed } } },
    },
    async (rgs) => {
      const { revealed } = await rgs.call('rotateSeed', { body: { clientSeed: 'monsoon-482' } })
      expect(revealed.serverSeed).toBe('cd'.repeat(32))
    },
  ))

test.each([
  ['a round is open', [seatedAt(mines), ['round-left-open']], 'monsoon-482', 'ERR_BE'],
  ['a seed that is too long', [seatedAt(mines)], 'x'.repeat(101), 'ERR_VAL'],
] as const)('a new seed is refused: %s', (situation, states, clientSeed, code) =>
  exchange(
    {
      description: `rotateSeed: ${situation}`,
      states,
      line: 'POST /session/rotate-seed',
      body: { clientSeed },
      answer: refused(code),
    },
    (rgs) => expectRefused(rgs.call('rotateSeed', { body: { clientSeed } }), code),
  ),
)
