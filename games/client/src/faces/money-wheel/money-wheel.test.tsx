import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { face } from './face.tsx'
import { stopOf, wheelOf } from './wheels.tsx'

afterEach(cleanup)

test.each(['seven-spots', 'six-spots', 'bonus'])(
  '%s describes all that happens, at the prices of its rules',
  async (variant) => {
    await checkFace(face, variant)
    await checkPrices(face, variant)
  },
)

test('the wheel stops at a segment of the name that pays', async () => {
  const rounds = await playedRounds(face, 'seven-spots', [{ on: 'two', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 20_000)
  if (round === undefined) throw new Error('Two never won')
  expect(face.say(round, 'seven-spots', 'en')).toBe('2, 2×. 2 pays 2×.')
  expect(wheelOf('seven-spots').rules.segments[stopOf(round)?.segment ?? 0]).toBe('two')
  render(<face.Stage {...tableProps({ variant: 'seven-spots', round, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: '2, 26 of 54, 2×, Paid ₹200' })).toBeTruthy()
})

test('a bonus says from what to what it pays, and what was drawn', async () => {
  render(<face.Stage {...tableProps({ variant: 'bonus' })} />)
  expect(screen.getByRole('button', { name: 'Night, 2 of 54, 5× to 80×' })).toBeTruthy()
  const rounds = await playedRounds(face, 'bonus', [{ on: 'coin', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise !== 0)
  if (round === undefined) throw new Error('The coin never won')
  expect(face.say(round, 'bonus', 'en')).toMatch(/^Coin, (3|5|10|15|20|25)×\. Coin pays \1×\.$/)
})
