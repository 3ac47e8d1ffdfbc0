import { rulesNamed } from '@chaupar/games/rules/catalogue-rules'
import { isOfChain, saltedSeed } from '@chaupar/games/rules/chain'
import { fairDraw } from '@chaupar/games/rules/fairness'
import { expect, test } from 'vitest'
import { there } from '../../../../test/support/answers.ts'
import { playerOf } from '../../../../test/support/identity.ts'
import { stageTable, toBetting } from '../../../../test/support/stage-table.ts'
import { pass, testRegistry } from '../../../../test/support/worlds.ts'
import { balanceOf } from '../../money/wallet.ts'
import { forceNextRound } from '../forced/force-next.ts'
import { seatAt } from '../rounds/game-session.ts'
import { liveList } from './live-list.ts'
import { isAtStage, placeStageBet } from './place-bet.ts'
import { publicChain, shownSoFar, stageHistory, stageRoundById } from './stage-round.ts'

const baccarat = 'ezg-Baccarat'
const roulette = 'ezg-Roulette'
const opening = 10_000_00

function table(slug: string, words?: string) {
  const at = stageTable(undefined, slug)
  if (words !== undefined) forceNextRound(at.world, slug, words)
  return { ...at, round: at.now() }
}

/** Another player of the world, who bets at the same table. */
function another({ world, player }: ReturnType<typeof stageTable>, slug: string) {
  const id = there(world.store.all('SELECT id FROM players WHERE id <> ?', [player.id], (row) => row.integer('id'))[0])
  const seat = there(seatAt(there(playerOf(world, id)), slug))
  if (!isAtStage(seat)) throw new Error(`${slug} is not shared`)
  const before = balanceOf(world, id).balancePaise
  return {
    bet: (on: string, amountPaise: number) =>
      placeStageBet(world, seat, { amountPaise, mode: 'base', meta: { bets: [{ on, amountPaise }] } }).round,
    won: () => balanceOf(world, id).balancePaise - before,
  }
}

test('two players see the same cards, and each is paid to the paisa when the deal is over, with no socket connected', () => {
  const at = table(baccarat, 'banker wins')
  const other = another(at, baccarat)
  const mine = at.chips({ banker: 101_00, tie: 10_00 })
  const theirs = other.bet('player', 300_00)
  expect([at.balance(), other.won()]).toEqual([opening - 111_00, -300_00])
  at.fly(there(at.round.endsAtMs) - at.round.runsAtMs - 1)
  expect([at.shown(mine.id), at.shown(theirs.id)]).toMatchObject([
    { isActive: true, events: [], actions: [], payoutPaise: 0 },
    { isActive: true, events: [], actions: [] },
  ])
  pass(at.world, 1)
  // 101.00 at 1.95 is 196.95.
  expect(at.shown(mine.id)).toMatchObject({ isActive: false, payoutPaise: 196_95 })
  expect(at.shown(theirs.id)).toMatchObject({ isActive: false, payoutPaise: 0 })
  expect([at.balance(), other.won()]).toEqual([opening - 111_00 + 196_95, -300_00])
  const [dealt, theirsDealt] = [mine, theirs].map(({ id }) => at.shown(id).events.slice(0, -1))
  expect(dealt).toEqual(theirsDealt)
  expect(dealt).toEqual(there(stageHistory(at.world, at.session.stage, 1)[0]).events)
  expect(at.broken()).toEqual([])
})

test.each([
  ['red first', 'number 17', ['red', 'black'] as const],
  ['black first', 'number 18', ['red', 'black'] as const],
  ['in the other order', 'number 17', ['black', 'red'] as const],
])('red in one slot and black in another, %s, turn no play money into cash', (_, words, spots) => {
  const at = table(roulette, words)
  for (const [slot, spot] of spots.entries()) at.chips({ [spot]: 1_000_00 }, slot)
  expect(at.held('restricted')).toBe(opening - 2_000_00)
  at.fly(60_000)
  expect([at.balance(), at.held('restricted')]).toEqual([opening, opening])
  expect(at.broken()).toEqual([])
})

test('chips are placed several times while bets are taken, each placing paid or taken back by itself', () => {
  const at = table(roulette, 'number 17')
  const [first, second, third] = [
    at.chips({ 'straight-17': 10_00, red: 20_00 }),
    at.chips({ black: 50_00 }, 1),
    at.chips({ odd: 30_00 }, 2),
  ]
  expect(() => at.chips({ red: 10_00 }, 1)).toThrow('A round of this game is still open')
  expect(() => at.chips({ red: 10_00 }, 10)).toThrow('The slot is a whole number from 0 to 9')
  expect(there(second).actions).toEqual(['cancel'])
  at.act('cancel', there(third).id)
  const again = at.chips({ even: 30_00 }, 2)
  at.fly(60_000)
  expect([first, second, again].map(({ id }) => at.shown(id).payoutPaise)).toEqual([360_00, 100_00, 0])
  expect(at.balance()).toBe(opening - 30_00 - 50_00 - 30_00 + 360_00 + 100_00)
  expect(at.broken()).toEqual([])
})

test('once bets are closed no chip is placed or taken back, whatever the key, and nothing moves', () => {
  const at = table(roulette, 'red wins')
  const { id } = at.chips({ red: 10_00 }, 0, 'key-of-chips')
  at.fly(0)
  expect(() => at.chips({ red: 10_00 }, 1)).toThrow('This round takes no bets any more')
  expect(() => at.act('cancel', id)).toThrow('This round takes no bets any more')
  expect(() => at.act('cash-out', id)).toThrow('That is not possible now')
  expect(at.chips({ red: 10_00 }, 0, 'key-of-chips').id).toBe(id)
  expect([at.balance(), at.broken()]).toEqual([opening - 10_00, []])
})

test('the deal is shown card by card, and nothing of it before its time', () => {
  const { world, session, round, fly } = table(baccarat)
  const played = () => shownSoFar(world, round).map(({ type }) => type)
  expect(played()).toEqual([])
  fly(1_999)
  expect(played()).toEqual([])
  fly(2_000)
  expect(played()).toEqual(['card'])
  fly(2_000 + 4 * 1_100 - 1)
  expect(played()).toEqual(['card', 'card', 'card', 'card'])
  fly(round.endsAtMs - round.runsAtMs - 1)
  expect(played().at(-1)).toBe('outcome')
  expect(stageHistory(world, session.stage, 1)[0]?.id).not.toBe(round.id)
})

test('a deal follows from its seed as that of a player alone does, and the seed leads to the chain’s published end', () => {
  const { world, session } = table(baccarat)
  const rules = rulesNamed('baccarat/commission')
  for (const { chain, number, seed, events } of stageHistory(world, session.stage, 40)) {
    const { end, salt } = publicChain(world, session.stage, chain)
    const draw = fairDraw({ serverSeed: saltedSeed(seed, salt), clientSeed: baccarat, nonce: number })
    const bets = [{ on: 'tie', amountPaise: 1_00 }]
    expect(isOfChain(seed, number, end)).toBe(true)
    expect(rules.order(1_00, 'base', { bets }).play([], draw).events.slice(0, -1)).toEqual(events)
  }
})

test.each([
  [roulette, 'number 0', { type: 'ball', number: 0 }],
  ['aura-dragontiger', 'tiger wins', { type: 'outcome', winner: 'tiger' }],
  ['sn-32cards', 'player 8 wins', { type: 'outcome', winners: [8] }],
  ['ezg-TeenPatti01', 'player B wins', { type: 'outcome', winner: 'b' }],
  ['vivo-holdem', 'player A wins', { type: 'outcome', winner: 'a' }],
  ['ezg-AndarBahar', 'bahar wins', { type: 'outcome', winner: 'bahar' }],
] as const)('a tester sets what %s comes to: %s', (slug, words, event) => {
  const { world, session, round, fly } = table(slug, words)
  fly(round.endsAtMs - round.runsAtMs + 120_000)
  const result = there(stageHistory(world, session.stage, 40).find(({ id }) => id === round.id))
  expect(result.isForced).toBe(true)
  expect(result.events).toContainEqual(expect.objectContaining(event))
})

test('an outcome that depends on a bet cannot be set for all, and a crash cannot be set at a table', () => {
  const { world } = table(roulette)
  for (const words of ['wins', 'win of 10x or more', 'crash at 2', 'free spins'])
    expect(() => forceNextRound(world, roulette, words)).toThrow('It knows: number 0, number 1')
})

test('made-up players stake, and are paid when the deal is over', () => {
  const { world, session, round, fly } = table(roulette, 'red wins')
  fly(round.endsAtMs - round.runsAtMs - 1)
  const during = liveList(world, round)
  pass(world, 1)
  const after = liveList(world, round)
  expect(during.length).toBeGreaterThan(11)
  expect(during.filter(({ times }) => times !== null)).toEqual([])
  expect(after.filter(({ times }) => times !== null).length).toBeGreaterThan(0)
  for (const { amountPaise, times, payoutPaise } of after)
    expect(payoutPaise).toBe(Math.floor((amountPaise * (times ?? 0)) / 100))
  expect(toBetting(world, session).number).toBe(round.number + 1)
})

test('a world that was copied in the middle of a deal pays the same in both', () => {
  const registry = testRegistry()
  const source = registry.create({ seed: 'a seed', frozenAtMs: Date.parse('2026-11-21T02:30:00.000Z') })
  const at = stageTable(source, baccarat)
  const { id: stageRound, endsAtMs } = at.now()
  const { id } = at.chips({ player: 100_00, banker: 100_00 })
  at.fly(3_000)
  const copy = registry.fork(source.name, 'copy')
  copy.clock.freeze()
  expect(stageRoundById(copy, at.session.stage, stageRound)?.endsAtMs).toBe(endsAtMs)
  for (const world of [source, copy]) pass(world, endsAtMs - world.clock.now())
  const paid = copy.store.one('SELECT payout_paise FROM game_rounds WHERE id = ?', [id], (row) =>
    row.integer('payout_paise'),
  )
  expect([195_00, 200_00]).toContain(paid)
  expect(at.shown(id).payoutPaise).toBe(paid)
})
