import { test as kit } from '@chaupar/playwright'
import { expect } from '../fixtures/test.ts'

// As a team writes it that installs the package.
kit('a player of a world of its own is signed in, and calls the API', async ({ page, player, world }) => {
  await player.signIn(page)
  await expect(page.getByRole('banner')).toContainText('10,000.00')
  expect(await player.api.call('listBanks')).toMatchObject({ banks: [] })
  await expect(world.api().call('listBanks')).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
})

kit('the clock of the world stands still and moves as the test says', async ({ clock }) => {
  await clock.freeze()
  const before = Date.parse(await clock.now())
  await clock.advance(60_000)
  expect(Date.parse(await clock.now()) - before).toBe(60_000)
  await clock.set('2026-11-22T14:00:00.000Z')
  expect(await clock.now()).toBe('2026-11-22T14:00:00.000Z')
})

kit('a planted fault meets the next call, and the journal has both calls', async ({ faults, journal, player }) => {
  await faults.plant('listBanks', { kind: 'error', status: 500, message: 'planted' })
  await expect(player.api.call('listBanks')).rejects.toMatchObject({ status: 500, reason: 'planted' })
  expect(await faults.list()).toEqual([])
  expect(await player.api.call('listBanks')).toMatchObject({ banks: [] })
  await faults.plant('listBanks', { kind: 'latency', ms: 60_000 })
  await faults.clear()
  expect(await faults.list()).toEqual([])
  expect(await journal.waitFor({ name: 'listBanks' })).toMatchObject({ name: 'listBanks' })
  expect((await journal.export()).entries.length).toBeGreaterThan(0)
})

kit('an outcome waits for its round until it is taken back', async ({ outcome }) => {
  await outcome.next('onetouch/roulette', 'number 17')
  expect(await outcome.waiting()).toMatchObject([{ game: 'onetouch/roulette' }])
  await outcome.clear()
  expect(await outcome.waiting()).toEqual([])
})

kit('a page that looks on sees the wicket that a test asks for', async ({ page, player, clock, matches }) => {
  await clock.freeze()
  const id = await matches.inPlay('cricket')
  await player.signIn(page)
  await page.goto(`/exchange/${id}`)
  await matches.play(id, 'over')
  const [, runs, wickets, overs] = /(\d+)\/(\d+) \((\d+)\.0\)/.exec((await matches.score(id)) ?? '') ?? []
  await matches.now(id, 'six', 'bowled')
  const main = page.getByRole('main')
  await expect(main).toContainText(`${Number(runs) + 6}/${Number(wickets) + 1}`)
  await expect(main).toContainText(`${overs}.2 overs`)
  await matches.next(id, 'no-ball', 'four')
  expect((await matches.waiting(id)).map(({ event }) => event)).toEqual(['no-ball', 'four'])
  expect((await matches.possible(id)).find(({ event }) => event === 'resume')?.refusal).toBe('No rain stops play')
  await matches.clear(id)
  expect(await matches.waiting(id)).toEqual([])
})

kit('a scenario is put in force and ended', async ({ page, world }) => {
  await world.apply('maintenance')
  await page.goto('/')
  await expect(page).toHaveURL(/\/maintenance$/)
  await world.end('maintenance')
  await expect(page).toHaveURL(/\/$/)
})
