import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { objectAt, parseJson } from '@chaupar/api/document'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findProgram, run } from '../../tools/processes/run.ts'
import type { Result } from '../verify/judge.ts'
import { type Addresses, faults, order, outcomeOf, verifyAt } from '../verify-stand-in.ts'

const folder = import.meta.dirname
/** Where Java's classes are compiled to. */
const classes = mkdtempSync(join(tmpdir(), 'chaupar-stand-in-'))
const running: ChildProcess[] = []

type Command = readonly [program: string, ...args: string[]]

const python = findProgram('python3')
const java = findProgram('java')
const javac = findProgram('javac')

/** How the stand-ins start, in the languages that this machine has. */
const languages: [name: string, command: Command][] = [
  ...(python === null
    ? []
    : [['Python', [python, '-B', join(folder, 'python/stand_in.py')]] satisfies [string, Command]]),
  ...(java === null || javac === null
    ? []
    : [['Java', [java, '-Dfile.encoding=UTF-8', '-cp', classes, 'StandIn']] satisfies [string, Command]]),
]

/** Operations and events that each of them serves. */
const served = [
  ...['getAppDetails', 'getBanners', 'listAnnouncements', 'visitPage', 'checkDemo', 'login', 'loginDemo', 'signOut'],
  ...['updatePassword', 'listNotifications', 'listMatches', 'getMatchOdds', 'placeBet', 'listMatchBets'],
  ...['listUserBets', 'getExposure', 'getDepositBankDetails', 'getAccountStatement', 'createDeposit', 'listDeposits'],
  ...['createWithdrawal', 'cancelWithdrawal', 'listWithdrawals', 'connect_error', 'session_check', 'get:balance'],
  ...['update_balance', 'notification_toast', 'session_refresh', 'bet:update', 'exposure:update'],
  ...['odds:subscribe', 'odds:update', 'odds:unsubscribe'],
]

/** Each violation that the verification notices, with the interaction that meets it, and words of its report. */
const cases: readonly (readonly [violation: string, description: string, words: string])[] = [
  ['filter-ignored', 'getAccountStatement: nothing fits', 'data.count: expected exactly 0, came the number 1'],
  ['page-ignored', 'listUserBets: behind the last page', 'data.bets: expected an empty list'],
  [
    'idempotency-ignored',
    'placeBet: is refused with intent_closed',
    'status: expected 409 with the code "intent_closed", came 200',
  ],
  ['sequence-gap', order, 'odds:update: expected sequence'],
  [
    'exposure-sum',
    'getExposure: the exposure is the sum of its matches',
    'since the exposure is the sum of its matches',
  ],
  [
    'statement-balance',
    'getAccountStatement: the newest balance is that of the wallet',
    'data.rows[0].balance: expected',
  ],
  ['other-amount', 'createDeposit: the amount is the one that was sent', 'data.request.amount: expected 500'],
  ['oldest-first', 'listUserBets: the newest first', 'since the newest first'],
  ['no-cors', 'placeBet: the preflight of a browser', 'header access-control-allow-origin: expected'],
  [
    'same-request-id',
    'listMatches: each call of the run has a request id of its own',
    'header x-request-id: expected another one for each call',
  ],
  ['india-time', 'createWithdrawal: a request is not of the future', 'data.request.createdAt: expected'],
  ['wallet-version', 'update_balance: each version is newer than the one before', 'expected a later one than'],
  ['push-to-all', 'update_balance: reaches its own player alone', 'came to the other player too'],
  [
    'late-acknowledgement',
    'session_check: acknowledged within 1,000 ms',
    'expected an acknowledgement within 1,000 ms',
  ],
]

/** Starts a stand-in with these violations, and waits for its addresses, which it prints. */
async function start([program, ...args]: Command, violations: readonly string[]): Promise<Addresses> {
  const names = violations.flatMap((name) => ['--violate', name])
  // A clock that tests are given by a preloaded library lets Python's threads sleep for ever.
  const env = { ...process.env, LD_PRELOAD: '' }
  const child = spawn(program, [...args, ...names], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let errors = ''
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The stand-in ended: ${errors}`)))
  const [printed] = await Promise.race([once(child.stdout, 'data'), ended])
  const { api, realtime, states } = objectAt(parseJson(String(printed)))
  return {
    api: String(api),
    sports: String(api),
    realtime: String(realtime),
    states: String(states),
    socketPath: '/public/',
    site: 'https://play.example.com',
  }
}

const results = new Map<string, { honest: Result[]; violating: Result[] }>()
const of = (name: string) => results.get(name) ?? { honest: [], violating: [] }

beforeAll(async () => {
  if (javac !== null) {
    const sources = readdirSync(join(folder, 'java')).map((name) => join(folder, 'java', name))
    expect(await run(javac, ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', classes, ...sources])).toEqual({
      code: 0,
      output: '',
    })
  }
  const operations = cases.map(([, description]) => description.split(': ')[0] ?? '')
  const violations = cases.map(([violation]) => violation)
  // At the same time: each waits more than it works.
  const verified = languages.map(async ([name, command]) => {
    const [honest, violating] = await Promise.all([
      start(command, []).then((addresses) => verifyAt(addresses, served, 10_000)),
      start(command, violations).then((addresses) => verifyAt(addresses, operations, 10_000)),
    ])
    results.set(name, { honest, violating })
  })
  await Promise.all(verified)
})

afterAll(async () => {
  const ended = running.filter(({ exitCode }) => exitCode === null).map((child) => once(child, 'exit'))
  for (const child of running) child.kill()
  await Promise.all(ended)
  rmSync(classes, { recursive: true })
})

test('a CI server has at least Python', () => {
  expect(process.env.CI === undefined || languages.length > 0).toBe(true)
})

describe.each(languages)('a backend in %s', (name, command) => {
  test('keeps each interaction of its operations', () => {
    const { honest } = of(name)
    const others = honest.filter(({ outcome }) => outcome.is !== 'kept' && outcome.is !== 'not tried')
    const why = 'offer of the request is an extension; status: expected 200, came 422 "This market takes no offers"'
    expect(others.map(({ trial, outcome }) => [trial.description, outcome, faults(honest, trial.description)])).toEqual(
      [['placeBet: an offer at a price of one’s own', { is: 'not offered', why }, ['not offered']]],
    )
    expect(outcomeOf(honest, order)).toEqual({ is: 'kept' })
  })

  test('is tried in each of its operations, but in states that it has not', () => {
    const { honest } = of(name)
    const kept = new Set(honest.filter(({ outcome }) => outcome.is === 'kept').map(({ trial }) => trial.operation))
    expect(served.filter((operation) => !kept.has(operation))).toEqual([])
    const reasons = honest.flatMap(({ outcome }) => (outcome.is === 'not tried' ? [outcome.why] : []))
    expect(
      reasons.filter(
        (why) =>
          !/^nothing sets up the state|^no call succeeded that could show|^no response could show|^the list had fewer|^--rgs-url was not given$|the step settleMarket$/.test(
            why,
          ),
      ),
    ).toEqual([])
  })

  test.each(cases)('is reported for %s', (_violation, description, words) => {
    expect(faults(of(name).violating, description)).toContainEqual(expect.stringContaining(words))
  })

  test('takes each violation of README.md', async () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    const names = [...readme.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, violation = '']) => violation)
    expect(names.length).toBeGreaterThanOrEqual(8)
    await start(command, names)
  })
})
