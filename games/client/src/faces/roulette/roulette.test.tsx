import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { checkFace, nameOf, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'
import { cellVars, outsideVars } from './places.ts'
import { timesOf } from './spin.ts'

afterEach(cleanup)

test.each(['european', 'lucky-numbers', 'double-ball'])('%s describes all that happens', (variant) =>
  checkFace(face, variant),
)

test('every kind of bet stands on the layout or in the list of a number, at the price of the rules', async () => {
  render(<face.Stage {...tableProps({ variant: 'european', canChoose: true })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Inside bets' }))
  fireEvent.click(screen.getByRole('button', { name: '17 black, pays 36×' }))
  const names = screen.getAllByRole('button').map(nameOf)
  const rules = await face.rules('european')
  for (const { bet, mostTimes } of rules.returns())
    expect(
      names.filter((name) => name.endsWith(`pays ${mostTimes / 100}×`)),
      bet,
    ).not.toEqual([])
})

test('the rules take every spot of the layout', async () => {
  for (const variant of ['european', 'lucky-numbers', 'double-ball']) {
    const placed = new Set<string>()
    const chips = {
      on: new Map<string, number>(),
      chipPaise: 1_000,
      place: (on: string) => placed.add(on),
      lift: () => {},
    }
    const { container, unmount } = render(<face.Stage {...tableProps({ variant, chips })} />)
    const pressAll = (selector: string) => {
      for (const spot of container.querySelectorAll(selector)) fireEvent.click(spot)
    }
    pressAll('.layout button')
    fireEvent.click(screen.getByRole('button', { name: 'Inside bets' }))
    for (const number of [...container.querySelectorAll('.layout .spot')].slice(0, 37)) {
      fireEvent.click(number)
      pressAll('.touching .spot')
    }
    unmount()
    const rules = await face.rules(variant)
    expect(placed.size).toBe(variant === 'double-ball' ? 195 : 157)
    for (const on of placed) {
      const order = () => rules.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] })
      expect(order, on).not.toThrow()
    }
  }
})

test('a split is placed from the list of its number, and Delete takes it off', () => {
  const [place, lift] = [vi.fn(), vi.fn()]
  const chips = { on: new Map([['split-17-20', 5_000]]), chipPaise: 1_000, place, lift }
  render(<face.Stage {...tableProps({ variant: 'european', chips })} />)
  fireEvent.click(screen.getByRole('button', { name: 'Inside bets' }))
  fireEvent.click(screen.getByRole('button', { name: '17 black, pays 36×' }))
  const split = screen.getByRole('button', { name: 'Split 17, 20, pays 18×, ₹50 on it' })
  fireEvent.click(split)
  expect(place).toHaveBeenCalledExactlyOnceWith('split-17-20')
  fireEvent.keyDown(split, { key: 'Delete' })
  expect(lift).toHaveBeenCalledExactlyOnceWith('split-17-20')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('group', { name: 'Bets that touch 17' })).toBeNull()
})

test('the number, its colour and the bets that pay are said when the ball lies', async () => {
  const rounds = await playedRounds(face, 'european', [{ on: 'red', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 20_000)
  if (round === undefined) throw new Error('Red never won')
  expect(face.say(round, 'european', 'en')).toMatch(/^\d+ red, (odd|even), (low|high)\. Red pays 2×\.$/)
  expect(face.chip(round, 'european', 'en').tone).toBe('red')
  const rolling = { ...round, events: round.events.slice(0, 1), isPlaying: true, payoutPaise: null }
  expect(face.say(rolling, 'european', 'en')).toBe('The ball rolls.')
  render(<face.Stage {...tableProps({ variant: 'european', round, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'Red, pays 2×, Paid ₹200' })).toBeTruthy()
})

test('with two balls both numbers are shown', async () => {
  const [round] = await playedRounds(face, 'double-ball', [{ on: 'double', amountPaise: 10_000 }])
  if (round === undefined) throw new Error('No round')
  expect(face.chip(round, 'double-ball', 'en').text).toMatch(/^\d+ · \d+$/)
  expect(timesOf('double-17', 'double-ball')).toBe(133_200)
  expect(timesOf('dozen-1', 'double-ball')).toBe(900)
  expect(timesOf('split-17-20', 'double-ball')).toBe(900)
})

test.each(['--narrow', '--wide'] as const)(
  '%s: "2 to 1" stands at the end of the numbers that it pays for',
  (layout) => {
    const across = layout === '--narrow' ? 1 : 0
    const lineOf = (style: object) => String(Reflect.get(style, layout)).split(' / ')[across]
    for (const column of [1, 2, 3]) {
      const numbers = [...Array(36).keys()].map((index) => index + 1).filter((number) => (number - column) % 3 === 0)
      expect(numbers).toHaveLength(12)
      for (const number of numbers)
        expect(lineOf(cellVars(number)), String(number)).toBe(lineOf(outsideVars(`column-${column}`)))
    }
  },
)

test('a chip that was not placed in time lies there grey, and its spot says so', () => {
  const unplaced = new Map([['red', 10_000]])
  const chips = { on: new Map(), unplaced, chipPaise: 1_000, place: vi.fn(), lift: vi.fn() }
  render(<face.Stage {...tableProps({ variant: 'european', phase: 'showing', chips })} />)
  const spot = screen.getByRole('button', { name: /^Red, pays 2×, ₹100 not placed/ })
  expect(spot.querySelector('.chip')?.hasAttribute('data-unplaced')).toBe(true)
})
