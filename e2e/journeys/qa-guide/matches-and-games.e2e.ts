import { expect, test } from '@chaupar/playwright'
import { bet, betsOf, matchOddsOf, moneyOf } from './bet.ts'

test.use({ worldOptions: { frozen: true } })

test('the next ball takes a wicket', async ({ matches }) => {
  const id = await matches.inPlay('cricket')
  const before = /\/(\d+) /.exec((await matches.score(id)) ?? '')?.[1]
  await matches.now(id, 'bowled')
  expect(await matches.score(id)).toContain(`/${Number(before) + 1} `)
})

test('a goal falls in the 90th minute', async ({ matches }) => {
  const id = await matches.inPlay('soccer')
  await matches.play(id, { minute: 90 })
  const [, home = '', away = ''] = /(\d+) ?- ?(\d+)/.exec((await matches.score(id)) ?? '') ?? []
  await matches.now(id, 'goal-home')
  expect(await matches.score(id)).toMatch(new RegExp(`${Number(home) + 1} ?- ?${away}`))
})

test('a tennis player faces a break point', async ({ matches }) => {
  const id = await matches.inPlay('tennis')
  await matches.play(id, 'set')
  await matches.now(id, 'break-point')
  await expect(matches.now(id, 'break-point')).rejects.toThrow('It is break point already')
})

test('rain stops a match, and it goes on', async ({ matches }) => {
  const id = await matches.inPlay('cricket')
  await expect(matches.now(id, 'resume')).rejects.toThrow('No rain stops play')
  await matches.now(id, 'rain')
  await matches.now(id, 'resume')
  await expect(matches.now(id, 'resume')).rejects.toThrow('No rain stops play')
})

test('a match is abandoned, and its open bets are void', async ({ player, world, clock, matches }) => {
  const id = await matches.inPlay('cricket')
  await bet(player, await matchOddsOf(world, id), 'the-bet-1')
  await clock.advance(10_000)
  expect((await betsOf(player.api))[0]?.status).toBe('open')
  await matches.now(id, 'abandon')
  expect((await betsOf(player.api))[0]?.status).toBe('void')
  expect(await moneyOf(world)).toMatchObject({ balance: 10_000, exposure: 0 })
})

test('a ball is being bowled', async ({ page, player, world, matches }) => {
  await world.apply('ball-running')
  const id = await matches.inPlay('cricket')
  await player.signIn(page, `/exchange/${id}`)
  await expect(page.getByRole('main')).toContainText('Ball running')
})

test('the next crash round ends at 1.00', async ({ world, outcome }) => {
  await world.apply('next-crash-at', { times: 1 })
  expect(await outcome.waiting()).toMatchObject([{ game: 'spribe/aviator', words: 'crash at 1.00' }])
})

test('the next number of roulette is 17', async ({ outcome }) => {
  await outcome.next('onetouch/roulette', 'number 17')
  expect(await outcome.waiting()).toMatchObject([{ game: 'onetouch/roulette', words: 'number 17' }])
})

test('a round is left open and closed by the operator', async ({ world }) => {
  await world.apply('round-left-open')
  const [round] = await world.control.listRounds({ world: world.name, isOpen: true })
  await world.control.voidRound({ world: world.name, round: round?.round ?? '' })
  expect(await moneyOf(world)).toMatchObject({ balance: 10_000 })
})
