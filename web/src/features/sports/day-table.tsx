import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../lib/dates.ts'
import type { BetDay } from './bet-days.ts'
import { plainAmount, signedAmount } from './price-text.ts'

/** The figures of the chart, newest day first; days without bets are left out. */
export function DayTable({ days }: { days: readonly BetDay[] }) {
  const { t } = useLingui()
  const rows = days.filter(({ bets }) => bets > 0).toReversed()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="day-table" tabIndex={0} aria-label={t`Figures of the chart`}>
      <table className="table" aria-label={t`Day by day`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col" className="num">
              <Trans>Bets</Trans>
            </th>
            <th scope="col" className="num">
              <Trans>Staked</Trans>
            </th>
            <th scope="col" className="num">
              <Trans>Net</Trans>
            </th>
            <th scope="col" className="num">
              <Trans>Running</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, bets, stakedPaise, netPaise, runningPaise }) => (
            <tr key={day}>
              <td className="whitespace-nowrap">{formatDate(`${day}T12:00:00Z`)}</td>
              <td className="num">{bets}</td>
              <td className="num">{plainAmount(stakedPaise / 100)}</td>
              <td className={`num ${netPaise > 0 ? 'num-pos' : netPaise < 0 ? 'num-neg' : ''}`}>
                {signedAmount(netPaise)}
              </td>
              <td className="num">{signedAmount(runningPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
