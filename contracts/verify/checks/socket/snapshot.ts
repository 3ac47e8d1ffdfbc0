/** Whether the snapshot of a board has what the odds calls have. */
import { setTimeout as wait } from 'node:timers/promises'
import type { JsonObject } from '@chaupar/api/document'
import { NotOffered } from '../../states/state-source.ts'
import type { Check, Finding } from '../check.ts'
import type { Scene } from '../scene.ts'
import { steps } from '../steps.ts'
import { follow, type Hearing, hearing, marketsIn, pushesOf } from './hearing.ts'
import { differences } from './market-differences.ts'

const calls = ['getMatchOdds', 'getBookmakerOdds', 'getFancyOdds'] as const

/** How often both are asked while prices move between the questions, or while they differ. */
const times = 5

const shared = {
  provider: 'chaupar-realtime',
  states: [{ name: 'default', params: { signedIn: 'player', match: true } }],
  needs: ['token', 'refMatchId'],
  effect: 'reads',
} as const

export const snapshotChecks: readonly Check[] = [
  {
    ...shared,
    operation: 'odds:subscribe',
    situation: 'the snapshot has what the odds calls have',
    run: (scene) => repeated(scene, besideCalls),
  },
  {
    ...shared,
    operation: 'odds:update',
    situation: 'brings what the next snapshot has',
    run: (scene) => repeated(scene, besideUpdates),
  },
]

/** Null when something changed between the questions. */
type Compare = (scene: Scene, board: Hearing) => Promise<Finding[] | null>

/** What differs each time that the prices stand still. @throws NotOffered when they never do */
async function repeated(scene: Scene, compare: Compare): Promise<Finding[]> {
  const board = await hearing(scene)
  let found: Finding[] | null = null
  for (let count = 0; count < times; count += 1) {
    found = (await compare(scene, board)) ?? found
    if (found?.length === 0) return []
    // Answers of a cache are older for a while.
    if (found !== null) await wait(scene.timeoutMs / 25)
  }
  if (found === null) throw new NotOffered('the prices of the match moved too often to compare two of its sources')
  return found
}

const besideCalls: Compare = async (scene, board) => {
  const before = await follow(scene, board)
  const ofCalls = await Promise.all(calls.map((call) => marketsOf(scene, call)))
  const { sequence, markets } = await follow(scene, board)
  if (sequence !== before.sequence) return null
  const known = ofCalls.flatMap((own) => own ?? [])
  if (known.length === 0) throw new NotOffered('no odds call has a market of the match')
  const lacking = calls.flatMap((call, index) => differences(ofCalls[index] ?? [], markets, call))
  // An odds call that fails may be the one that has the other markets.
  return ofCalls.includes(null) ? lacking : [...lacking, ...unknown(markets, known)]
}

/** A push may be lost on its way: then nothing can be compared. */
const besideUpdates: Compare = async (scene, board) => {
  const before = await follow(scene, board)
  await scene.brings(steps.movePrice)
  const hasCome = await board.until(() => pushesOf(board, scene).length > 0, scene.timeoutMs)
  if (!hasCome) throw new NotOffered(`no price of the match moved within ${scene.timeoutMs / 1000} s`)
  const pushes = pushesOf(board, scene)
  const { sequence, markets } = await follow(scene, board)
  if (sequence !== before.sequence + pushes.length) return null
  const updated = [...before.markets, ...pushes.flatMap(marketsIn)]
  const merged = new Map(updated.map((market) => [market.marketId, market]))
  return differences(markets, [...merged.values()], 'the next snapshot')
}

/** Null when the call fails, which the pacts report. */
async function marketsOf(scene: Scene, call: string): Promise<JsonObject[] | null> {
  try {
    return marketsIn(await scene.data(call, { query: { matchId: String(scene.values.refMatchId) } }, 'chaupar-api'))
  } catch (error) {
    if (error instanceof NotOffered) return null
    throw error
  }
}

function unknown(markets: readonly JsonObject[], known: readonly JsonObject[]): Finding[] {
  const ids = new Set(known.map(({ marketId }) => marketId))
  return markets
    .filter(({ marketId }) => !ids.has(marketId))
    .map(({ marketId }) => ({
      field: `market ${String(marketId)}`,
      expected: 'that an odds call has it too',
      came: 'it in the snapshot alone',
    }))
}
