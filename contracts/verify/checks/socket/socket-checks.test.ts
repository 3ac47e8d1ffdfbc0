import { afterEach, describe, expect, test, vi } from 'vitest'
import { backendAt } from '../../run/backend.ts'
import { NotOffered, Stage, type StateSource } from '../../states/state-source.ts'
import { faultInWords } from '../../words/faults.ts'
import type { Check, Finding } from '../check.ts'
import { Scene } from '../scene.ts'
import { heartbeats } from './heartbeat.ts'
import { socketChecks } from './socket-checks.ts'
import { ViolatingSocket, type Violation, violations } from './violating-socket.ts'

/** A check by its line in the report. */
function named(line: string): Check {
  const check = socketChecks.find(({ operation, situation }) => `${operation}: ${situation}` === line)
  if (check === undefined) throw new Error(`No check is called ${line}`)
  return check
}

interface Options {
  readonly pass?: (ms: number) => void
  readonly timeoutMs?: number
  readonly states?: Partial<StateSource>
}

/** What a check finds at a backend with this violation. */
async function found(line: string, violation: Violation | null, options: Options = {}): Promise<readonly Finding[]> {
  const { states, needs, run } = named(line)
  const server = new ViolatingSocket(violation, options.pass)
  const address = await server.start()
  const stage = new Stage([{ ...server.states, ...options.states }])
  await stage.setUp(states, needs)
  const backend = backendAt({ 'chaupar-realtime': address, 'chaupar-api': address }, '/public/')
  const scene = new Scene('chaupar-realtime', { backend, stage, timeoutMs: options.timeoutMs ?? 5000 })
  try {
    // The check itself waits 11 s for a heartbeat.
    return violation === 'no heartbeat' ? await heartbeats(scene, 1000) : await run(scene)
  } finally {
    scene.end()
    await server.stop()
  }
}

const words = (findings: readonly Finding[]) =>
  findings.map((finding) => faultInWords({ ...finding, mark: 'promised', isMissing: false }))

const lines = socketChecks.map(({ operation, situation }) => `${operation}: ${situation}`)

test.concurrent.each(lines)('nothing is found where all is as it should be: %s', async (line) => {
  expect(await found(line, null)).toEqual([])
})

const settled = 'a settlement reaches its own player alone'
const lost = 'odds:subscribe: after a lost connection'
const snapshot = 'odds:subscribe: the snapshot has what the odds calls have'
const heartbeat = 'odds:update: a heartbeat names the last sequence'
const newer = 'update_balance: each version is newer than the one before'

/** Each violation with the check that meets it, and what the report says. */
const cases: readonly (readonly [violation: Violation, line: string, ...words: string[]])[] = [
  [
    'bet of before',
    'bet:update: shows a bet that was taken as its list does',
    'bet:update bet.status: expected the text "open", as listMatchBets answers, came the text "pending"',
  ],
  [
    'open after sign-out',
    'update_balance: comes to no session that was signed out',
    'update_balance: expected none to a session that was signed out, came one',
  ],
  ['balance to all', 'update_balance: reaches its own player alone', leaked('update_balance')],
  ['toast to all', 'notification_toast: reaches its own player alone', leaked('notification_toast')],
  ['refresh to all', 'session_refresh: reaches its own player alone', leaked('session_refresh')],
  ['settlement to all', `bet:update: ${settled}`, leaked('bet:update')],
  ['exposure to all', 'exposure:update: a bet reaches its own player alone', leaked('exposure:update')],
  [
    'one socket',
    'update_balance: reaches its own player alone',
    'update_balance: expected that it comes to each socket of its player, came to one of two',
  ],
  [
    'one wallet',
    'get:balance: each player has a wallet of their own',
    'balance: expected 10000 of the other player, as before another was credited, came 10250.5',
  ],
  [
    'board of one player',
    'odds:update: reaches all who follow the match',
    'odds:update: expected that it comes to all who follow the match, came nothing to another socket of the player and the other player',
  ],
  [
    'all leave',
    'odds:update: reaches all who follow the match',
    'odds:update: expected that it comes to the others when one leaves the match, came nothing to a socket of the player and another socket of the player and the other player',
  ],
  [
    'silent resume',
    lost,
    'market winner runner home back: expected 1.91 of 100, 1.5 of 100, as a whole snapshot has it, came 1.9 of 100, 1.5 of 100',
  ],
  ['old sequence', lost, 'sequence: expected at least 10, which was pushed meanwhile, came 9'],
  ['another since', lost, 'since: expected 9, as it was sent, or none, came 8'],
  ['numbers begin again', lost, 'odds:update: expected sequence 11 after 10, came sequence 1'],
  ['deaf board', lost, 'odds:update: expected sequence 13 after 12, came nothing'],
  [
    'old wallet',
    'get:balance: after a lost connection',
    'balance: expected 10250.5, after a credit of 250.5 meanwhile, came 10000',
  ],
  ['no lines in the snapshot', snapshot, 'market lines: expected it, as getFancyOdds has it, came nothing'],
  [
    'one price in the snapshot',
    snapshot,
    'market winner runner home back: expected 1.9 of 100, 1.5 of 100, as getMatchOdds has it, came 1.9 of 100',
    'market bookmaker runner home back: expected 1.9 of 100, 1.5 of 100, as getBookmakerOdds has it, came 1.9 of 100',
    'market lines runner home back: expected 1.9 of 100, 1.5 of 100, as getFancyOdds has it, came 1.9 of 100',
  ],
  [
    'suspended in the snapshot',
    snapshot,
    'market winner status: expected open, as getMatchOdds has it, came suspended',
    'market bookmaker status: expected open, as getBookmakerOdds has it, came suspended',
    'market lines status: expected open, as getFancyOdds has it, came suspended',
  ],
  ['secret market', snapshot, 'market secret: expected that an odds call has it too, came it in the snapshot alone'],
  [
    'update of another market',
    'odds:update: brings what the next snapshot has',
    'market winner runner home back: expected 1.95 of 100, 1.5 of 100, as the next snapshot has it, came 1.94 of 100, 1.5 of 100',
  ],
  [
    'heartbeat of nothing',
    heartbeat,
    'odds:update: expected that a heartbeat names sequence 9, the last one that came, came a heartbeat with sequence 0',
  ],
  ['heartbeat with markets', heartbeat, 'markets: expected none in a heartbeat, came 3'],
  [
    'no heartbeat',
    heartbeat,
    'odds:update: expected a heartbeat within 1 s, since the prices stood still, came nothing',
  ],
  [
    'version stands',
    newer,
    'version: expected a later one than 3, since the wallet has changed, came 3 in update_balance',
    'version: expected a later one than 3, since the wallet has changed, came 3 in get:balance',
  ],
  ['older version', newer, 'version: expected 3 or a later one, came 1 in update_balance'],
  [
    'bet of an older version',
    'update_balance: the version grows with a bet',
    'version: expected 3 or a later one, came 1 in placeBet',
  ],
  [
    'no exposure',
    'exposure:update: comes after a settlement',
    'exposure:update: expected one after the bet was won, came nothing',
  ],
  [
    'exposure of before',
    'exposure:update: comes after a settlement',
    'exposureAmount: expected 0, as getExposure answers, came 100',
  ],
  [
    'no balance',
    'update_balance: comes after a settlement',
    'update_balance: expected one after the bet was won, came nothing',
  ],
  ['no bet', 'bet:update: comes after a settlement', 'bet:update: expected one after the bet was won, came nothing'],
]

function leaked(event: string): string {
  return `${event}: expected that it comes to its own player alone, came to the other player too`
}

describe('each violation is reported by the check that meets it', () => {
  const rows = cases.map(([violation, line, ...expected]) => ({ violation, line, expected }))
  test.concurrent.each(rows)('$violation', async ({ violation, line, expected }) => {
    expect(words(await found(line, violation, { timeoutMs: 1000 }))).toEqual(expected)
  })

  test('each of them', () => {
    const apart = ['late answers', 'failures alone']
    expect([...cases.map(([violation]) => violation), ...apart].toSorted()).toEqual(Object.keys(violations).toSorted())
  })
})

const machineNow = performance.now.bind(performance)

describe('a question is measured three times', () => {
  afterEach(() => vi.restoreAllMocks())

  /** What is found when the backend takes its time this often. The clock is set forward instead. */
  async function measured(line: string, times: number) {
    let [laterMs, count] = [0, 0]
    vi.spyOn(performance, 'now').mockImplementation(() => machineNow() + laterMs)
    const pass = (ms: number) => {
      count += 1
      if (count <= times) laterMs += ms
    }
    return words(await found(line, 'late answers', { pass }))
  }

  test.each(lines.filter((line) => line.endsWith('within 1,000 ms')))('%s', async (line) => {
    const [event] = line.split(': ')
    const late = new RegExp(
      `^${event}: expected an acknowledgement within 1,000 ms, came after \\d,\\d{3} ms at the earliest, asked 3 times$`,
    )
    expect(await measured(line, 3)).toEqual([expect.stringMatching(late)])
    expect(await measured(line, 2)).toEqual([])
  })
})

describe('nothing is said of what cannot be tried', () => {
  test.concurrent.each(lines)('where every question fails: %s', async (line) => {
    const settles = found(line, 'failures alone', { timeoutMs: 1000 })
    await expect(settles).rejects.toBeInstanceOf(NotOffered)
  })

  const needStep = lines.filter((line) => !/within 1,000 ms|odds calls|heartbeat|with a bet|a bet reaches/.test(line))
  test.concurrent.each(needStep)('where no step is served: %s', async (line) => {
    const settles = found(line, null, { timeoutMs: 500, states: { bring: async () => false } })
    await expect(settles).rejects.toBeInstanceOf(NotOffered)
  })
})
