import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { checkFace, playedRound, tableProps } from '../../../test/played-rounds.tsx'
import type { Bet } from '../face.ts'
import { anyPicks, kenoField, picksOf } from './draw.ts'
import { face } from './face.tsx'

test.each(['forty', 'eighty'])('%s: every draw is shown and described', (variant) => checkFace(face, variant))

function Picking() {
  const [bet, setBet] = useState<Bet>(face.firstBet('forty'))
  const choose = (meta: Bet['meta']) => setBet({ ...bet, meta: { ...bet.meta, ...meta } })
  return (
    <>
      <face.Stage {...tableProps({ variant: 'forty', bet, choose })} />
      <output>{picksOf(bet).join(' ')}</output>
      <p>{face.unfinished?.(bet, 'forty', 'en') ?? 'a bet'}</p>
    </>
  )
}

test('numbers are picked and put back, ten at most', async () => {
  render(<Picking />)
  expect(screen.getAllByText('Pick 1 to 10 numbers')).toHaveLength(2)
  for (let number = 1; number <= 12; number += 1)
    await userEvent.click(screen.getByText(String(number), { selector: '.tile' }))
  await userEvent.click(screen.getByRole('button', { name: '3, picked' }))
  expect(screen.getByRole('status').textContent).toBe('1 2 4 5 6 7 8 9 10')
  expect(screen.getByText('a bet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('ten different numbers of the field are picked for who asks', () => {
  const picks = anyPicks(kenoField('eighty'))
  expect(new Set(picks).size).toBe(10)
  expect(picks.every((pick) => pick >= 1 && pick <= 80)).toBe(true)
})

test('what was drawn is said, with the hits', async () => {
  const bet = { amountPaise: 1_000, mode: 'base', meta: { numbers: [1, 2, 3, 4, 5], risk: 'low' } }
  const { round } = await playedRound(face, 'forty', bet, 3)
  const { container } = render(
    <face.Stage {...tableProps({ variant: 'forty', bet: round.bet, phase: 'ended', round })} />,
  )
  const hits = container.querySelectorAll('.tile-hit').length
  expect(face.say(round, 'forty', 'en')).toMatch(new RegExp(`^Drawn: (\\d+, ){9}\\d+\\. ${hits} hits?\\.$`))
  expect(container.querySelectorAll('.tile-hit, .tile-drawn')).toHaveLength(10)
})

test('numbers of hits that pay the same share a cell of the pay table', () => {
  const bet = { mode: 'base', meta: { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], risk: 'high' } }
  const { container } = render(<face.Stage {...tableProps({ variant: 'forty', bet })} />)
  const cells = within(within(container).getByRole('list', { name: 'What is paid, by hits' })).getAllByRole('listitem')
  const prices = cells.map((cell) => cell.querySelector('.keno-times')?.textContent)
  for (const [at, price] of prices.entries()) expect(price).not.toBe(prices[at + 1])
  expect(cells[0]?.textContent).toMatch(/^–0–\d+for 0 to \d+ hits$/)
  expect(cells.at(-1)?.textContent).toMatch(/10( hits)?$/)
})
