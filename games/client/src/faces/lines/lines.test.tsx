import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  answerMedia,
  checkFreeSpins,
  checkOnStage,
  hasEvent,
  reelProps,
  roundOf,
  roundWhere,
  shownLine,
  withoutPictures,
} from '../../../test/reel-rounds.tsx'
import { face } from './face.tsx'

beforeEach(withoutPictures)
afterEach(cleanup)

const column = (...names: string[]) => ['L5', ...names, 'L5'].map((name) => ({ name }))
const board = [
  column('H3', 'L1', 'L2'),
  column('L4', 'H3', 'L3'),
  column('L1', 'L2', 'W'),
  column('L4', 'H3', 'L3'),
  column('L1', 'L2', 'L4'),
]
const win = (times: number) => ({
  symbol: 'H3',
  kind: 4,
  win: times,
  positions: [
    { reel: 0, row: 1 },
    { reel: 1, row: 2 },
    { reel: 2, row: 3 },
    { reel: 3, row: 2 },
  ],
  meta: { lineIndex: 4, winWithoutMult: times },
})
const spin = (times: number) =>
  roundOf([
    { type: 'reveal', board, paddingPositions: [], anticipation: [], gameType: 'basegame' },
    ...(times > 0
      ? ([
          { type: 'winInfo', totalWin: times, wins: [win(times)] },
          { type: 'setWin', amount: times, winLevel: 1 },
        ] as const)
      : []),
    { type: 'setTotalWin', amount: times },
    { type: 'finalWin', amount: times },
  ])

test.each(['low', 'medium', 'high'])('%s: spins and free spins are shown and described', async (variant) => {
  checkOnStage(face, variant, await roundWhere(face, variant, (events) => !hasEvent('winInfo')(events)))
  const free = await roundWhere(face, variant, hasEvent('freeSpinRetrigger'))
  checkOnStage(face, variant, free)
  checkFreeSpins(free)
})

test('a win names its line, its symbols and its sum; one below the stake is called that', () => {
  const { rerender } = render(<face.Stage {...reelProps({ phase: 'ended', round: spin(500) })} />)
  expect(shownLine()).toBe('Line 4: 4 × Lotus ₹50.00')
  rerender(<face.Stage {...reelProps({ phase: 'ended', round: spin(40) })} />)
  expect(shownLine()).toBe('Line 4: 4 × Lotus ₹4.00. That is less than the stake of ₹10.00')
  rerender(<face.Stage {...reelProps({ phase: 'ended', round: spin(0) })} />)
  // The shell says of every game that nothing was paid.
  expect(shownLine()).toBe('')
})

test('the board can be read, row by row', () => {
  render(<face.Stage {...reelProps({ phase: 'ended', round: spin(500), theme: 'pearl' })} />)
  const [, first] = within(screen.getByRole('table', { name: 'The reels' })).getAllByRole('row')
  expect(first?.textContent).toBe('StarfishWaveScallopWaveScallop')
})

test('free spins are counted, and their total shown when they are over', async () => {
  const round = await roundWhere(face, 'high', hasEvent('freeSpinTrigger'))
  const at = round.events.findIndex((event) => event.type === 'updateFreeSpin' && event.amount === 3)
  const { container, rerender } = render(
    <face.Stage
      {...reelProps({ variant: 'high', phase: 'showing', round: { ...round, events: round.events.slice(0, at + 1) } })}
    />,
  )
  expect(container.querySelector('.reels-counter')?.textContent).toMatch(/^Free spin 3 of 12Won ₹[\d,.]+wins ×4$/)
  rerender(<face.Stage {...reelProps({ variant: 'high', phase: 'ended', round })} />)
  expect(shownLine()).toMatch(
    /^12 free spins paid ₹[\d,.]+\. (None of them paid|(One|\d+) of them paid.*)\. The spin before them paid ₹[\d,.]+/,
  )
})

test('what pays opens over the stage at the chosen stake, and Escape closes it', async () => {
  render(<face.Stage {...reelProps({ stakePaise: 2_000 })} />)
  await userEvent.click(screen.getByRole('button', { name: 'What pays' }))
  const panel = await screen.findByRole('dialog', { name: 'What pays' })
  expect(await within(panel).findByText('At a stake of ₹20.00')).toBeTruthy()
  const rows = await within(panel).findAllByRole('heading', { level: 3 })
  expect(rows.map(({ textContent }) => textContent)).toContain('Peacock')
  expect(panel.textContent).toContain('Peacock5 ₹2,000.004 ₹300.003 ₹60.00')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a wide stage has what pays on the left and the rounds above their stake on the right', async () => {
  const past = [spin(500), { ...spin(40), id: 'r-2' }, { ...spin(0), id: 'r-3' }]
  const { unmount } = render(<face.Stage {...reelProps({ past })} />)
  expect(screen.queryByRole('region')).toBeNull()
  unmount()
  answerMedia(true)
  render(<face.Stage {...reelProps({ past, stakePaise: 2_000 })} />)
  const pays = screen.getByRole('region', { name: 'What pays' })
  expect(within(pays).getByRole('heading', { level: 2 }).textContent).toBe('At a stake of ₹20.00')
  expect((await within(pays).findAllByRole('listitem'))[0]?.textContent).toBe('Peacock5 ₹2,000.004 ₹300.003 ₹60.00')
  const wins = within(screen.getByRole('region', { name: 'Last wins' })).getAllByRole('listitem')
  expect(wins.map(({ textContent }) => textContent)).toEqual(['₹50.005.00×'])
})

test('the stage shows the backdrop of its own game, in the frame of its theme', () => {
  const { container } = render(<face.Stage {...reelProps({ gameId: 'ezgrt-GoldenTsar', theme: 'tsar' })} />)
  const reels = container.querySelector<HTMLElement>('.reels')
  expect(reels?.style.getPropertyValue('--reels-backdrop')).toMatch(/\/assets\/backdrops\/ezgrt-GoldenTsar\.svg"\)$/)
  expect([reels?.dataset.light, reels?.dataset.ornament]).toEqual(['fire', 'beads'])
})

test('the strip shows a round by what it paid', () => {
  expect(face.chip(spin(0), 'low', 'en')).toEqual({ text: '0×', tone: 'low' })
  expect(face.chip(spin(250), 'low', 'en')).toEqual({ text: '2.50×', tone: 'mid' })
})
