import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkFace, playedRound, tableProps } from '../../../test/played-rounds.tsx'
import { ballAt, drawBoard, fallMs, measuresOf, struckPins } from './board.ts'
import { face } from './face.tsx'
import { slotTimes } from './slots.ts'

// jsdom draws nothing.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

afterEach(cleanup)

test.each(['eight-to-sixteen', 'short', 'tall'])('%s: every board is shown and described', (variant) =>
  checkFace(face, variant),
)

test('balls that fall at once are drawn together, and the controls of their board are locked meanwhile', async () => {
  const arc = vi.fn()
  const context = new Proxy({}, { get: (_, name) => (name === 'arc' ? arc : () => ({ addColorStop: () => {} })) })
  const ball = (path: number[], ms: number) => ({ path, ms })
  const drawn = (drops: { path: number[]; ms: number }[]) => {
    arc.mockClear()
    drawBoard(Object(context), { width: 390, height: 500 }, slotTimes(8, 'low'), drops)
    return arc.mock.calls.length
  }
  const pins = drawn([])
  const path = [1, 0, 1, 1, 0, 1, 1, 1]
  // The one that has passed two pins has just struck both.
  expect(drawn([ball(path, fallMs(8)), ball(path, 300), ball(path, 0)])).toBe(pins + 3 + 2)
  const { round } = await playedRound(
    face,
    'short',
    { amountPaise: 100, mode: 'base', meta: { rows: 8, risk: 'low' } },
    1,
  )
  const Controls = face.Controls ?? (() => null)
  render(<Controls {...tableProps({ variant: 'short', inAir: [round] })} />)
  expect(screen.getByRole('slider')).toHaveProperty('disabled', true)
})

test('the ball goes the way that was drawn, and comes to rest over its slot', () => {
  const path = [1, 0, 1, 1, 0, 1, 1, 1]
  const slot = path.reduce((sum, step) => sum + step, 0)
  expect(ballAt(path, 0)).toEqual({ x: 0, y: -1 })
  expect(ballAt(path, 2 * 105)).toEqual({ x: 0.5, y: 1 })
  expect(ballAt(path, fallMs(8)).x).toBe(slot - 4)
  expect(ballAt(path, 60_000)).toEqual(ballAt(path, fallMs(8)))
})

test('a pin shines where the ball strikes it, and none does once the ball lies in its slot', () => {
  const path = [1, 0, 1, 1, 0, 1, 1, 1]
  expect(struckPins(path, 104)).toEqual([])
  expect(struckPins(path, 105)).toEqual([{ x: 0, y: 0, bright: 1 }])
  expect(struckPins(path, 2 * 105)).toEqual([
    { x: 0, y: 0, bright: 0.5 },
    { x: 0.5, y: 1, bright: 1 },
  ])
  expect(struckPins(path, fallMs(8))).toEqual([])
})

test('the slots print what the rules pay', async () => {
  const rules = await face.rules('eight-to-sixteen')
  expect(rules.returns().map(({ mostTimes }) => mostTimes)).toEqual(
    [8, 9, 10, 11, 12, 13, 14, 15, 16].flatMap((rows) =>
      (['low', 'medium', 'high'] as const).map((risk) => Math.max(...slotTimes(rows, risk))),
    ),
  )
  const { round } = await playedRound(
    face,
    'short',
    { amountPaise: 100, mode: 'base', meta: { rows: 8, risk: 'low' } },
    1,
  )
  const drop = round.events.at(-1)
  expect(slotTimes(8, 'low')[drop?.slot ?? -1]).toBe(drop?.times)
  expect(face.say(round, 'short', 'en')).toMatch(/^The ball fell into slot \d, which pays \d\.\d\d×\.$/)
})

test.each([320, 390, 1_440])('a board of sixteen rows fits a width of %i', (width) => {
  const { gap, middle, pin } = measuresOf(16, { width, height: 500 })
  expect(middle + gap * 8.5 + pin).toBeLessThanOrEqual(width - 6)
})
