import { fairDraw } from '@chaupar/games/rules/fairness'
import { type RulesName, rulesNames } from '@chaupar/games/rules/rule-names'
import type { GameAction } from '@chaupar/games/rules/rules'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FaceRound } from '../src/faces/face.ts'
import { loadFace } from '../src/faces/load-face.ts'
import { sharedTexts } from '../src/i18n/shared-texts.ts'
import { spokenText } from '../src/shell/history-lines.tsx'
import { tableProps } from './played-rounds.tsx'
import { withoutPictures } from './reel-rounds.tsx'

beforeEach(withoutPictures)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  cleanup()
})

/** The first variant of each family. */
const families = [...Map.groupBy(rulesNames, (name) => name.split('/')[0])].flatMap(([, [name]]) => name ?? [])

/**
 * A round of the family's first sample bet, decided in the safest way, as it grows event by event until it is over. A climb takes
 * one step first: without one it is void, and comes to nothing.
 */
async function growing(name: RulesName): Promise<{ round: FaceRound; shown: readonly FaceRound[] }> {
  const open = await loadFace(name)
  if (open === null) throw new Error(`nothing draws ${name}`)
  const rules = await open.face.rules(open.variant)
  const [bet] = rules.sampleBets()
  if (bet === undefined) throw new Error(`${name} takes no bet`)
  const order = rules.order(bet.amountPaise, bet.mode, bet.meta)
  const play = (actions: readonly GameAction[]) =>
    order.play(actions, fairDraw({ serverSeed: '5a'.repeat(32), clientSeed: 'family', nonce: 3 }))
  const actions: GameAction[] = /^(mines|goal)\//.test(name) ? [{ action: 'pick', meta: { tile: 2 } }] : []
  let outcome = play(actions)
  while (outcome.safest !== null) {
    actions.push(outcome.safest)
    outcome = play(actions)
  }
  const events = outcome.events.filter(({ type }) => type !== 'cancelled')
  const meta = typeof bet.meta === 'object' && bet.meta !== null ? { ...bet.meta } : {}
  const round = {
    id: '1',
    bet: { mode: bet.mode, meta },
    stakePaise: outcome.stakePaise,
    events,
    isPlaying: false,
    payoutPaise: outcome.payoutPaise,
  }
  const before = events
    .slice(0, -1)
    .map((_, at) => ({ ...round, events: events.slice(0, at + 1), isPlaying: true, payoutPaise: null }))
  return { round, shown: [...before, { ...round, isPlaying: true, payoutPaise: null }, round] }
}

test.each(rulesNames)('%s is drawn by a face', async (name) => {
  expect(await loadFace(name)).not.toBeNull()
})

test.each(families)('%s: the outcome is announced once, when all of it is shown', async (name) => {
  const open = await loadFace(name)
  if (open === null) throw new Error(`nothing draws ${name}`)
  const { shown } = await growing(name)
  for (const language of ['en', 'hi'] as const) {
    const { lost, won } = sharedTexts[language]
    // Whole words: a cash-out that would pay is no result.
    const results = [lost, won('').trim()].map((words) => new RegExp(`${words}(?![\\p{L}\\p{M}])`, 'gu'))
    const counts = shown.map((round) => {
      const said = spokenText(open.face, round, { variant: open.variant, theme: '', language })
      return results.reduce((count, words) => count + [...said.matchAll(words)].length, 0)
    })
    expect(counts).toEqual([...counts.slice(0, -1).map(() => 0), 1])
  }
})

test.each(families)(
  '%s: its picture is hidden from screen readers, and stands still with reduced motion',
  async (name) => {
    const open = await loadFace(name)
    if (open === null) throw new Error(`nothing draws ${name}`)
    const { face, variant } = open
    const { shown, round } = await growing(name)
    vi.useFakeTimers({
      toFake: [
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
      ],
    })
    const stage = (now: FaceRound, phase: 'showing' | 'ended') => (
      <face.Stage {...tableProps({ variant, phase, round: now, isStill: true, bet: now.bet })} />
    )
    const { container, rerender } = render(stage(round, 'ended'))
    for (const now of shown) {
      rerender(stage(now, now.isPlaying ? 'showing' : 'ended'))
      expect(container.querySelectorAll('[role=status], [role=alert], [aria-live], output')).toHaveLength(0)
      vi.advanceTimersByTime(50)
      expect(vi.getTimerCount()).toBe(0)
    }
  },
)
