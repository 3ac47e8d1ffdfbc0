import type { MatkaEvent } from '@chaupar/games/rules/instant/matka'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { checkFace, nameOf, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import type { FaceRound } from '../face.ts'
import { digits } from './draws.ts'
import { face } from './face.tsx'
import { digitMs } from './matka-stage.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const variants = ['worli', 'card']

/** Presses each spot of each page; the names of the spots by what they placed. */
async function placedOnAll(variant: string): Promise<Map<string, string>> {
  const named = new Map<string, string>()
  let name = ''
  const chips = { on: new Map(), chipPaise: 1_000, place: (on: string) => named.set(on, name), lift: () => {} }
  render(<face.Stage {...tableProps({ variant, chips })} />)
  const pressSpots = () => {
    for (const spot of document.querySelectorAll<HTMLElement>('.spot')) {
      name = nameOf(spot)
      spot.click()
    }
  }
  const pages = screen.getByRole('group', { name: 'Kinds of bets' }).querySelectorAll('button')
  for (const page of pages) {
    await userEvent.click(page)
    const families = screen.queryByRole('group', { name: 'Pattis by their ank' })?.querySelectorAll('button') ?? []
    if (families.length === 0) pressSpots()
    for (const family of families) {
      await userEvent.click(family)
      pressSpots()
    }
  }
  return named
}

/** The first of forty rounds that pays. */
async function wonRound(variant: string, bets: readonly string[]): Promise<FaceRound<MatkaEvent>> {
  const rounds = await playedRounds(
    face,
    variant,
    bets.map((on) => ({ on, amountPaise: 10_000 })),
  )
  const round = rounds.find(({ payoutPaise }) => (payoutPaise ?? 0) > 0)
  if (round === undefined) throw new Error('No round pays')
  return round
}

test.each(variants)('%s describes all that happens', (variant) => checkFace(face, variant))

test.each([
  ['worli', 2 * (10 + 2 + 220) + 100],
  ['card', 10 + 2 + 220],
])('%s has a spot for every bet of its rules, at its price', async (variant, count) => {
  const named = await placedOnAll(variant)
  expect(named.size).toBe(count)
  const rules = await face.rules(variant)
  for (const on of named.keys())
    expect(() => rules.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] }), on).not.toThrow()
  for (const { bet, mostTimes } of rules.returns())
    expect(
      [...named.values()].some((name) => name.endsWith(`pays ${mostTimes / 100}×`)),
      bet,
    ).toBe(true)
  expect(named.get('open-patti-777')).toBe(
    variant === 'worli' ? 'Open patti 777, pays 950×' : 'Patti 777, pays 2346.5×',
  )
})

test('both pattis, the jodi and the bets that pay are said and stand at the pot', async () => {
  const round = await wonRound('worli', ['close-odd'])
  expect(face.say(round, 'worli', 'en')).toMatch(
    /^Open: \d \d \d, ank \d\. Close: \d \d \d, ank \d\. Jodi \d\d\. Close odd pays 1\.9×\.$/,
  )
  const { container } = render(<face.Stage {...tableProps({ variant: 'worli', round, phase: 'ended' })} />)
  expect(container.querySelector('.pot-number')?.textContent).toBe(face.chip(round, 'worli', 'en').text)
  await userEvent.click(screen.getByRole('button', { name: 'Close ank, won' }))
  expect(screen.getByRole('button', { name: 'Close odd, drawn, pays 1.9×, Paid ₹190' })).toBeTruthy()
})

test('the cards of a patti are said, with the digits that they count', async () => {
  const round = await wonRound('card', ['open-even'])
  expect(face.say(round, 'card', 'en')).toMatch(/^(\w+ of \w+(, |: )){3}\d \d \d, ank [02468]\. Even pays 1\.9×\.$/)
})

test('what lies on another page stands on its button', () => {
  const on = new Map([
    ['jodi-28', 1_000],
    ['jodi-82', 5_000],
  ])
  const chips = { on, chipPaise: 1_000, place: vi.fn(), lift: vi.fn() }
  render(<face.Stage {...tableProps({ variant: 'worli', chips })} />)
  expect(screen.getByRole('button', { name: 'Jodi, ₹60 on it' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Open ank \d, pays 9\.5×$/ })).toHaveLength(digits.length)
})

test('digits come one after another, the ank after the last', async () => {
  const outcome = await wonRound('worli', ['open-odd', 'open-even'])
  const round = { ...outcome, events: outcome.events.slice(0, 1), isPlaying: true, payoutPaise: null }
  vi.useFakeTimers()
  const { container } = render(
    <face.Stage {...tableProps({ variant: 'worli', round, phase: 'showing', isStill: false })} />,
  )
  const shown = () => [
    container.querySelectorAll('.matka-slip:not(.matka-slip-none)').length,
    container.querySelector('.pot-number')?.textContent,
  ]
  const seen = [shown()]
  for (const _ of [1, 2, 3]) {
    act(() => void vi.advanceTimersByTime(digitMs))
    seen.push(shown())
  }
  expect(seen).toEqual([
    [0, ''],
    [1, ''],
    [2, ''],
    [3, `${face.chip(outcome, 'worli', 'en').text.slice(0, 1)}–`],
  ])
})
