import { describe, expect, test } from 'vitest'
import { stateDigest } from '../../src/world/state-digest.ts'
import { there } from '../support/answers.ts'
import { betOf, frozenApp, matchOdds, openMarket, placeBet, type TestApp, world } from '../support/control-client.ts'
import { call, callFor, startApp } from '../support/server.ts'
import { startMs } from '../support/worlds.ts'

const headers = { 'x-world': 'steered' }
const steered = '/__mock/worlds/steered'

const scoreOf = async (app: TestApp, refMatchId: string) =>
  (await call(app, `${world}/markets?refMatchId=${refMatchId}`)).json.data[0]?.score

describe('what happens next', () => {
  test('is a list of events that wait, from which one is taken back', async () => {
    const app = await frozenApp()
    const { refMatchId } = await matchOdds(app)
    const events = `${world}/matches/${refMatchId}/events` as const
    const { data } = (await call(app, events, { body: { events: ['six', 'bowled', 'wide'] } })).json
    expect(data.waiting.map(({ event }) => event)).toEqual(['six', 'bowled', 'wide'])
    expect(data.parts).toEqual(['step', 'over', 'innings'])
    expect((await call(app, events)).json.data).toEqual(data)
    const id = there(data.waiting[1]).id
    const left = (await call(app, `${events}/clear`, { body: { id } })).json.data
    expect(left.waiting.map(({ event }) => event)).toEqual(['six', 'wide'])
    expect(await call(app, `${events}/clear`, { body: { id } })).toMatchObject({
      status: 404,
      json: { code: 'not_found', message: 'This event does not wait: it has happened, or was taken back' },
    })
    expect((await call(app, `${events}/clear`, { body: {} })).json.data.waiting).toEqual([])
  })

  test('happens at once in a world that stands still', async () => {
    const app = await frozenApp()
    const { refMatchId } = await matchOdds(app)
    const [runs = 0, wickets = 0] =
      /^(\d+)\/(\d+)/
        .exec((await scoreOf(app, refMatchId)) ?? '')
        ?.slice(1)
        .map(Number) ?? []
    const body = { events: ['six', 'bowled'], now: true }
    const { status, json } = await call(app, `${world}/matches/${refMatchId}/events`, { body })
    expect([status, json.data.waiting]).toEqual([200, []])
    expect(await scoreOf(app, refMatchId)).toContain(`${runs + 6}/${wickets + 1} (`)
  })

  test('is refused in words, with a code', async () => {
    const app = await frozenApp()
    const { refMatchId } = await matchOdds(app)
    const ask = (events: string[], id = refMatchId) => call(app, `${world}/matches/${id}/events`, { body: { events } })
    expect(await ask(['no-ball', 'caught'])).toMatchObject({
      status: 409,
      json: { code: 'event_not_possible', message: 'It is a free hit: only a run-out takes a wicket' },
    })
    expect(await ask(['goal-home'])).toMatchObject({ status: 400, json: { code: 'event_unknown' } })
    expect(await ask(['six'], 'none')).toMatchObject({ status: 404, json: { code: 'match_not_found' } })
    expect((await ask([])).status).toBe(400)
    const upcoming = there((await call(app, `${world}/markets`)).json.data.find(({ status }) => status === 'upcoming'))
    expect(await ask(['abandon'], upcoming.refMatchId)).toMatchObject({
      status: 409,
      json: { code: 'match_not_begun' },
    })
  })

  test('is the end of the match: an abandoned one gives stakes back', async () => {
    const app = await frozenApp()
    const { market, refMatchId } = await openMarket(app)
    await placeBet(app, market, 300)
    expect(await betOf(app, refMatchId)).toMatchObject({ status: 'open' })
    await call(app, `${world}/matches/${refMatchId}/events`, { body: { events: ['abandon'], now: true } })
    expect(await betOf(app, refMatchId)).toMatchObject({ status: 'void', profitLoss: 0 })
    const { data } = (await call(app, `${world}/matches/${refMatchId}/events`)).json
    expect(data).toEqual({ possible: [], waiting: [], parts: [] })
  })

  test('is played to the end of an over or to a minute, no farther', async () => {
    const app = await frozenApp()
    const matches = (await call(app, `${world}/markets`)).json.data.filter(({ status }) => status === 'inplay')
    const idOf = (sport: number) => there(matches.find(({ sportId }) => sportId === sport)).refMatchId
    const play = (id: string, body: object) => call(app, `${world}/matches/${id}/play`, { body })
    expect((await play(idOf(4), { until: 'over' })).status).toBe(200)
    expect(await scoreOf(app, idOf(4))).toMatch(/\.0\)$/)
    expect((await play(idOf(1), { minute: 90 })).status).toBe(200)
    expect(await play(idOf(1), { minute: 10 })).toMatchObject({
      status: 409,
      json: { message: 'This minute has passed' },
    })
    expect((await play(idOf(1), { until: 'over' })).status).toBe(400)
    expect((await play(idOf(1), { until: 'half', minute: 3 })).status).toBe(400)
  })
})

test('a journal with asked events is replayed to the same state', async () => {
  const app = await startApp()
  const live = app.registry.create({ name: 'steered', seed: 'replayed', frozenAtMs: startMs })
  const matches = (await call(app, `${steered}/markets`)).json.data.filter(({ status }) => status === 'inplay')
  for (const [index, sportId] of ([4, 1, 2] as const).entries()) {
    const { refMatchId } = there(matches.find((match) => match.sportId === sportId))
    await callFor(app, `/api/sports/match/score?matchId=${refMatchId}`, { headers })
    const events =
      [
        ['no-ball', 'six'],
        ['goal-home', 'penalty-away'],
        ['break-point', 'rain'],
      ][index] ?? []
    await call(app, `${steered}/matches/${refMatchId}/events`, { body: { events } })
    await call(app, `${steered}/matches/${refMatchId}/events`, { body: { events: events.slice(0, 1), now: true } })
    await call(app, `${steered}/matches/${refMatchId}/play`, { body: { until: 'step' } })
    await call(app, `${steered}/clock/advance`, { body: { ms: 95_000 } })
  }
  const journal = (await call(app, `${steered}/journal/export`)).json.data
  const { json } = await call(app, '/__mock/journal/replay', { body: { name: 'again', journal } })
  expect(json.data.differences).toEqual([])
  expect(stateDigest(app.registry.get('again').store)).toBe(stateDigest(live.store))
})
