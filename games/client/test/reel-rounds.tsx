/** Rounds of reels for the tests of their faces, played by the server's rules. */
import type { ReelEvent } from '@chaupar/games/rules/reels/rounds'
import { inOrder } from '@chaupar/games/rules/rules'
import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { shownEvent } from '../src/faces/events.ts'
import type { Face, FaceProps, FaceRound, Phase } from '../src/faces/face.ts'
import { freeWon, shownReels } from '../src/reels/shown-round.ts'

/** The browser of the tests draws nothing and knows no sizes. */
export function withoutPictures(): void {
  answerMedia(false)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}

/** Every media query of the next render matches, or none does. */
export function answerMedia(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }))
}

/** What a Stage of reels is given when nothing was played yet, with fields of one's own. */
export function reelProps(own: Partial<FaceProps<ReelEvent>>): FaceProps<ReelEvent> {
  return {
    gameId: 'lotus-temple',
    variant: 'medium',
    title: 'Lotus Temple',
    theme: '',
    language: 'en',
    phase: 'ready',
    isStill: true,
    bet: { mode: 'base', meta: {} },
    choose: () => {},
    setMode: () => {},
    canChoose: true,
    stakePaise: 1_000,
    chips: { on: new Map(), chipPaise: 1_000, place: () => {}, lift: () => {} },
    round: null,
    canAct: () => false,
    act: () => {},
    ...own,
  }
}

/** The line under the reels. */
export function shownLine(): string {
  return document.querySelector('.reels-line')?.textContent ?? ''
}

/** A round of a stake of ten rupees with these events, the last of which says what it paid. */
export function roundOf(events: readonly ReelEvent[]): FaceRound<ReelEvent> {
  const last = events.at(-1)
  return {
    id: 'r-1',
    bet: { mode: 'base', meta: {} },
    stakePaise: 1_000,
    events: inOrder(events),
    isPlaying: false,
    payoutPaise: last?.type === 'finalWin' ? last.amount * 10 : 0,
  }
}

/** The first round of a row of rounds that is such; the row is the same in every run. */
export async function roundWhere(
  face: Face<ReelEvent>,
  variant: string,
  isSuch: (events: readonly ReelEvent[]) => boolean,
): Promise<FaceRound<ReelEvent>> {
  const rules = await face.rules(variant)
  const order = rules.order(1_000, 'base', undefined)
  let state = 7
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  for (let tries = 0; tries < 40_000; tries += 1) {
    const round = roundOf(order.play([], draw).events.filter((event) => event.type !== 'cancelled'))
    if (isSuch(round.events)) return round
  }
  throw new Error('There is no such round')
}

export const hasEvent = (type: string) => (events: readonly ReelEvent[]) => events.some((event) => event.type === type)

/** A round on the stage, event after event, in both languages: all of it is there, and in words. */
export function checkOnStage(face: Face<ReelEvent>, variant: string, round: FaceRound<ReelEvent>): void {
  for (const language of ['en', 'hi'] as const) {
    const show = (phase: Phase, shown: FaceRound<ReelEvent> | null) => (
      <face.Stage {...reelProps({ variant, language, phase, round: shown })} />
    )
    const { rerender, container } = render(show('ready', null))
    expect(shownLine()).not.toBe('')
    for (const [at, event] of round.events.entries()) {
      const sofar = { ...round, events: round.events.slice(0, at + 1), isPlaying: true, payoutPaise: null }
      rerender(show('showing', sofar))
      checkWins(shownReels(sofar))
      expect(container.textContent).not.toMatch(/undefined|NaN/)
      expect(face.lasts(event, variant)).toBeGreaterThanOrEqual(0)
    }
    rerender(show('ended', round))
    const outcome = shownReels(round)
    expect(outcome.totalTimes).toBe(shownEvent(round, 'finalWin')?.amount)
    // Of a round that paid nothing the shell speaks.
    expect(shownLine() === '').toBe(outcome.totalTimes === 0)
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows).toHaveLength((outcome.board?.[0]?.length ?? 0) - 1)
    cleanup()
  }
}

/** Each symbol of a win stands where the win says, or a wild does, on a board of one height. */
function checkWins({ board, wins }: ReturnType<typeof shownReels>): void {
  const heights = new Set(board?.map((column) => column.length))
  expect(heights.size).toBeLessThanOrEqual(1)
  for (const { symbol, places } of wins)
    for (const { reel, row } of places) expect([symbol, 'W']).toContain(board?.[reel]?.[row]?.name)
}

/** What the free spins of a round paid, one by one, is what they paid together; their count grows with each win, and never falls. */
export function checkFreeSpins(round: FaceRound<ReelEvent>): void {
  const { free } = shownReels(round)
  expect(free?.isOver).toBe(true)
  expect(free?.paid.reduce((sum, times) => sum + times, 0)).toBe(free?.won)
  expect(free?.paid).toHaveLength(free?.total ?? 0)
  const end = round.events.findIndex(({ type }) => type === 'freeSpinEnd')
  expect(shownReels({ ...round, events: round.events.slice(0, end) }).free?.won, 'counted until then').toBe(free?.won)
  const counts = round.events.map((_, at) => freeWon(shownReels({ ...round, events: round.events.slice(0, at + 1) })))
  expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  const begun = round.events.findIndex(({ type }) => type === 'updateFreeSpin')
  const wins = round.events.flatMap((event, at) => (at > begun && event.type === 'winInfo' ? [{ event, at }] : []))
  for (const { event, at } of wins) expect((counts[at] ?? 0) - (counts[at - 1] ?? 0)).toBe(event.totalWin)
  expect(wins.length).toBeGreaterThan(0)
}
