import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { checkFace, playedRound, tableProps } from '../../../test/played-rounds.tsx'
import { shownEvent } from '../events.ts'
import { face } from './face.tsx'
import { cellsOf, pricesOf } from './line.ts'

afterEach(cleanup)

test.each(['ordinary', 'turbo'])('%s: every bet on both lines is shown and described', (variant) =>
  checkFace(face, variant),
)

test.each(['ordinary', 'turbo'])('%s: the spots print what the rules pay on each line', async (variant) => {
  const rules = await face.rules(variant)
  const printed = (['low', 'high'] as const).flatMap((risk) => Object.values(pricesOf(variant, risk)))
  expect(printed).toEqual(rules.returns().map(({ mostTimes }) => mostTimes))
  render(<face.Stage {...tableProps({ variant, bet: { mode: 'high', meta: {} } })} />)
  expect(screen.getByRole('button', { name: `Hot, pays ${pricesOf(variant, 'high').hot / 100}×` })).toBeTruthy()
})

test('the line stops at the cell that was drawn, and its colour is said', async () => {
  const bet = { amountPaise: 1_000, mode: 'high', meta: { bets: [{ on: 'red', amountPaise: 1_000 }] } }
  const { round } = await playedRound(face, 'ordinary', bet, 5)
  const line = shownEvent(round, 'line')
  const cells = cellsOf('ordinary', 'high')
  const { container } = render(
    <face.Stage {...tableProps({ variant: 'ordinary', bet: round.bet, phase: 'ended', round })} />,
  )
  const colour = cells[line?.cell ?? -1]
  expect(container.querySelectorAll(`.hotline-cell[data-hit][data-colour="${colour}"]`)).toHaveLength(1)
  const words = { red: 'Red', black: 'Black', hot: 'Hot', blank: 'Blank' }
  expect(face.say(round, 'ordinary', 'en')).toBe(`The line stopped at: ${words[colour ?? 'blank']}.`)
})
