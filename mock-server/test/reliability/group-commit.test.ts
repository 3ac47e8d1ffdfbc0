import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listMatches } from '../../src/domain/matches/matches.ts'
import type { World } from '../../src/world/world.ts'
import { newFolder } from '../support/folders.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { brokenInvariants } from '../support/worlds.ts'

const callers = 20

/** A bet before a match, which is taken at once. */
function betBody(world: World) {
  const markets = listMatches(world, { when: 'upcoming' }).map(({ firstMarket }) => firstMarket)
  const market = markets.find((found) => found?.delayMs === 0 && found.status === 'open')
  const runner = market?.runners[0]
  const best = runner?.back[0]
  if (market == null || runner === undefined || best === undefined) throw new Error('no market takes bets')
  const { marketId } = market
  const { selectionId } = runner
  return {
    marketId,
    selectionId,
    side: 'back',
    odds: best.priceHundredths / 100,
    stake: 100,
    accept: { policy: 'any' },
  }
}

/** A server whose default world lies in a file, and how many bets the file has. */
async function started() {
  const dataDir = newFolder()
  const app = await startApp({ dataDir })
  const onDisk = new DatabaseSync(join(dataDir, 'default.sqlite'), { readOnly: true })
  onTestFinished(() => onDisk.close())
  const world = app.registry.get('default')
  const token = await logIn(app)
  const body = betBody(world)
  const bet = () => call(app, '/api/bets', { token, body })
  await bet()
  const kept = () => Number(onDisk.prepare('SELECT count(*) AS bets FROM bets').get()?.bets)
  return { app, world, token, bet, kept }
}

test('bets that come together share a sync, and none is answered before it is on the disk', async () => {
  const { app, world, token, bet, kept } = await started()
  const before = kept()
  const commits = vi.spyOn(world.store, 'commitGroup')
  let answered = 0
  const placed = Array.from({ length: callers }, async () => {
    const { status, json } = await bet()
    answered += 1
    expect(kept() - before).toBeGreaterThanOrEqual(answered)
    expect(status, json.message).toBe(200)
    return json.data.bet.id
  })
  const exposure = call(app, '/api/bet/exposure/amount', { token })
  expect(new Set(await Promise.all(placed)).size).toBe(callers)
  expect((await exposure).status).toBe(200)
  expect(commits.mock.calls.length).toBeLessThanOrEqual(3)
  expect(brokenInvariants(world)).toEqual([])
})

test('in the journal the calls of a group stand in the order of their effects', async () => {
  const { world, bet } = await started()
  const lastId = world.journal.counts().lastId
  await Promise.all(Array.from({ length: callers }, bet))
  const entries = world.journal.query({ after: lastId })
  const booked = entries.filter(({ kind }) => kind === 'ledger').map(({ data }) => data?.reference)
  const answers = entries.filter(({ name }) => name === 'placeBet').map(({ data }) => data?.answer)
  expect(booked.length).toBe(callers)
  expect(answers).toMatchObject(booked.map((id) => ({ bet: { id } })))
})

test('when the disk refuses, every call of the group is answered with a failure and no money has moved', async () => {
  const { app, world, token, bet, kept } = await started()
  const before = kept()
  const balance = async () => (await call(app, '/api/bet/exposure/amount', { token })).json.data
  const exposed = await balance()
  vi.spyOn(world.store, 'commitGroup').mockImplementationOnce(() => {
    world.store.run('ROLLBACK')
    throw new Error('database or disk is full')
  })
  const refused = await Promise.all(Array.from({ length: 3 }, bet))
  expect(refused.map(({ status }) => status)).toEqual([500, 500, 500])
  expect([kept(), await balance()]).toEqual([before, exposed])
  expect((await bet()).status).toBe(200)
  expect(kept()).toBe(before + 1)
})
