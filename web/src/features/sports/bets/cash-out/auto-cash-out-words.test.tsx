import type { Schema } from '@chaupar/api/api'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RuleState } from './auto-cash-out-words.tsx'

type Ended = Pick<Schema<'AutoCashOut'>, 'state' | 'reason' | 'profitLoss'>

test.each<[Ended, string]>([
  [{ state: 'armed' }, 'Armed'],
  [{ state: 'waiting', reason: 'market_suspended' }, 'Waits: the market takes no bets now'],
  [{ state: 'waiting', reason: 'ball_running' }, 'Waits: the market takes no bets now'],
  [{ state: 'waiting', reason: 'cash_out_unavailable' }, 'Waits: there is no cash-out now'],
  [{ state: 'firing' }, 'Cashing out now'],
  [{ state: 'done', profitLoss: 122.5 }, 'Cashed out: +\u2060₹122.50 profit'],
  [{ state: 'part_done', profitLoss: -8 }, 'The share is cashed out: −\u2060₹8.00 loss. The rest stays open.'],
  [{ state: 'lapsed', reason: 'time_over' }, 'Lapsed: its time is over'],
  [{ state: 'lapsed', reason: 'market_ended' }, 'Lapsed: the market has ended'],
  [{ state: 'lapsed', reason: 'cashed_out' }, 'Lapsed: cashed out by hand'],
  [{ state: 'lapsed', reason: 'void' }, 'Lapsed: the bets are void'],
  [{ state: 'refused', reason: 'insufficient_funds' }, 'Refused: your balance was too low for the bets that stay'],
  [{ state: 'refused', reason: 'cash_out_unavailable' }, 'Refused: there was no cash-out'],
])('a rule that is %o reads "%s"', (ended, words) => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <RuleState rule={ended} />
    </I18nProvider>,
  )
  expect(container.textContent).toBe(words)
})
