import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../mock-server/src/app.ts'
import { readConfig } from '../../mock-server/src/config.ts'
import { quietSettings } from '../../mock-server/test/support/quiet-settings.ts'
import { Calls } from './calls.ts'
import { type Plan, readPlan, scheduleOf } from './plan.ts'
import { pageOf } from './report.ts'
import { faultsOf, type LoadResult, runPlan } from './run.ts'

const example = readFileSync(join(import.meta.dirname, 'evening.yaml'), 'utf8')

test('the example is a plan', () => {
  expect(readPlan(example)).toEqual({
    world: 'evening',
    seed: 'evening',
    stages: [{ players: 50, rampSeconds: 5, holdSeconds: 15 }],
    thinkMs: { from: 500, to: 1500 },
    mix: { browse: 60, bet: 20, game: 15, deposit: 5 },
    mostErrorsPercent: 1,
    invariantsEverySeconds: 2,
  })
})

test.each([
  ['an unknown field', ['seed: evening', 'seed: evening\nsped: 2'], 'sped: unknown field'],
  ['an unknown field below', ['deposit: 5', 'deposit: 5, withdraw: 0'], 'mix.withdraw: unknown field'],
  ['a missing field', ['seed: evening\n', ''], 'seed: missing'],
  [
    'a text for a number',
    ['players: 50', 'players: many'],
    'stages.0.players: takes a whole number from 1 to 5000; got "many"',
  ],
  [
    'half a second',
    ['rampSeconds: 5', 'rampSeconds: 0.5'],
    'stages.0.rampSeconds: takes a whole number from 0 to 86400; got 0.5',
  ],
  ['shares that sum to 95', ['browse: 60', 'browse: 55'], 'mix: the shares sum to 95, not 100'],
  [
    'a share below 0',
    ['bet: 20', 'bet: -20'],
    'mix.bet: takes a number from 0 to 100; got -20\nmix: the shares sum to 60, not 100',
  ],
  ['think times that end before they begin', ['from: 500', 'from: 1501'], 'thinkMs: from is above to'],
  [
    'a stage with fewer players',
    ['holdSeconds: 15 }', 'holdSeconds: 15 }\n  - { players: 49, rampSeconds: 0, holdSeconds: 1 }'],
    'stages: no stage has fewer players than the one before it',
  ],
  [
    'a world of another form',
    ['world: evening', 'world: 7'],
    "world: takes a world's name: small letters, digits and hyphens, at most 40; got 7",
  ],
] as const)('a plan is refused for %s, by the name of the field', (_, [from, to], message) => {
  expect(example).toContain(from)
  expect(() => readPlan(example.replace(from, to))).toThrow(new Error(message))
})

test('a plan that is no list of fields is refused', () => {
  expect(() => readPlan('7')).toThrow(new Error('the plan: takes the fields of a plan; got 7'))
})

test('players come evenly over the ramp of their stage, those of before stay', () => {
  const stages = [
    { players: 2, rampSeconds: 4, holdSeconds: 6 },
    { players: 4, rampSeconds: 1, holdSeconds: 0 },
  ]
  expect(scheduleOf(stages)).toEqual({ entersAtMs: [0, 2000, 10_000, 10_500], endsAtMs: 11_000 })
})

test('calls and errors are counted by operation, times are those of successes alone', async () => {
  const calls = new Calls()
  await calls.take('listBanks', async () => 'none')
  const failed = calls.take('placeBet', () => Promise.reject(new Error('<closed>')))
  await expect(failed).rejects.toThrow('placeBet: <closed>')
  expect(calls.rows()).toEqual([
    {
      operation: 'listBanks',
      calls: 1,
      errors: 0,
      p50: expect.any(Number),
      p95: expect.any(Number),
      p99: expect.any(Number),
    },
    { operation: 'placeBet', calls: 1, errors: 1, p50: Number.NaN, p95: Number.NaN, p99: Number.NaN },
  ])
  const result: LoadResult = {
    seconds: 1,
    players: 1,
    rows: calls.rows(),
    failures: calls.failures(),
    pushes: {},
    invariants: { reads: 1, broken: [] },
  }
  const plan = readPlan(example)
  expect(faultsOf(result, { ...plan, mostErrorsPercent: 50 })).toEqual([])
  const faults = faultsOf(result, { ...plan, mostErrorsPercent: 49 })
  expect(faults).toEqual(['errors: 1 of 2 calls, 50.00 %; the plan allows 49 %'])
  expect(pageOf(result, faults)).toContain('<li>failed 1 times: placeBet: &lt;closed&gt;</li>')
})

/** Longer than any test: it is ended from outside. */
const small: Plan = {
  ...readPlan(example),
  world: 'small',
  stages: [{ players: 2, rampSeconds: 0, holdSeconds: 86_400 }],
  thinkMs: { from: 1, to: 5 },
  mix: { browse: 25, bet: 25, game: 25, deposit: 25 },
  mostErrorsPercent: 0,
  invariantsEverySeconds: 1,
}

async function startMock() {
  const { app, registry } = await buildApp(readConfig(quietSettings))
  onTestFinished(() => app.close())
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { registry, server: { origin, controlToken: null } }
}

test('two players browse, bet, play and pay in without an error, and the ledger has what they were answered', async () => {
  const { server, registry } = await startMock()
  registry.create({ name: 'small' })
  const entries = (kind: string) =>
    registry
      .get('small')
      .store.all('SELECT kind FROM ledger_entries', [], (row) => row.text('kind'))
      .filter((one) => one === kind).length
  const ended = new AbortController()
  const running = runPlan(small, server, ended.signal)
  // More than there are players: at least one of them did each twice.
  await expect.poll(() => Math.min(...['deposit', 'bet-accepted', 'game-stake'].map(entries))).toBeGreaterThan(2)
  ended.abort()
  const result = await running
  expect(result.failures).toEqual([])
  expect(faultsOf(result, small)).toEqual([])
  expect(result.invariants.reads).toBeGreaterThan(0)
  const counts = new Map(result.rows.map(({ operation, calls }) => [operation, calls]))
  expect(counts.get('approveDeposit')).toBe(entries('deposit'))
  expect(counts.get('placeBet')).toBe(entries('bet-accepted'))
  expect(counts.get('playRound')).toBe(entries('game-stake'))
})

test('a broken invariant ends the run and fails it', async () => {
  const { server, registry } = await startMock()
  const { store } = registry.create({ name: 'small' })
  store.run('INSERT INTO ledger_lines (entry_id, account_id, amount_paise) VALUES (1, 1, 1)')
  const faults = faultsOf(await runPlan(small, server, new AbortController().signal), small)
  expect(faults).toContainEqual(expect.stringMatching(/^invariant broken: 1\. /))
})
