import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, checkPrices, playedRounds, tableProps } from '../../../test/played-rounds.tsx'
import { shownEvent } from '../events.ts'
import { face } from './face.tsx'
import { wheelPockets } from './wheel.ts'

afterEach(cleanup)

const variant = 'thirteen-numbers'

test('it describes all that happens, at the prices of its rules', async () => {
  await checkFace(face, variant)
  await checkPrices(face, variant)
})

test('the number, its colour and the bets that pay are said, in the colours of the rules', async () => {
  const rounds = await playedRounds(face, variant, [{ on: 'black', amountPaise: 10_000 }])
  const round = rounds.find(({ payoutPaise }) => payoutPaise === 21_000)
  if (round === undefined) throw new Error('Black never won')
  expect(face.say(round, variant, 'en')).toMatch(/^\d+ black\. Black pays 2\.1×\.$/)
  expect(face.chip(round, variant, 'en').tone).toBe('black')
  render(<face.Stage {...tableProps({ variant, round, phase: 'ended' })} />)
  expect(screen.getByRole('button', { name: 'Black, pays 2.1×, Paid ₹210' })).toBeTruthy()
  const colours = new Map(wheelPockets.map(({ number, colour }) => [number, colour === 'green' ? 'none' : colour]))
  for (const one of rounds) {
    const called = shownEvent(one, 'number')
    expect(colours.get(called?.number ?? -1)).toBe(called?.colour)
  }
})
