import { beforeEach, expect, test, vi } from 'vitest'
import { checkFace, playedRound } from '../../../test/played-rounds.tsx'
import { ballAt, fallMs, measuresOf } from './board.ts'
import { face } from './face.tsx'
import { slotTimes } from './slots.ts'

// jsdom draws nothing.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

test.each(['eight-to-sixteen', 'short', 'tall'])('%s: every board is shown and described', (variant) =>
  checkFace(face, variant),
)

test('the ball goes the way that was drawn, and comes to rest over its slot', () => {
  const path = [1, 0, 1, 1, 0, 1, 1, 1]
  const slot = path.reduce((sum, step) => sum + step, 0)
  expect(ballAt(path, 0)).toEqual({ x: 0, y: -1 })
  expect(ballAt(path, 2 * 105)).toEqual({ x: 0.5, y: 1 })
  expect(ballAt(path, fallMs(8)).x).toBe(slot - 4)
  expect(ballAt(path, 60_000)).toEqual(ballAt(path, fallMs(8)))
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
  const { gap, middle } = measuresOf(16, { width, height: 500 })
  expect(middle + gap * 8.5).toBeLessThanOrEqual(width)
})
