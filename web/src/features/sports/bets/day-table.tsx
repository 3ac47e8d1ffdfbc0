import { useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../lib/dates.ts'
import { type Column, Table } from '../../../ui/records/table.tsx'
import { plainAmount, signedAmount } from '../prices/price-text.ts'
import type { BetDay } from './bet-days.ts'
import './day-table.css'

/** The figures of the chart, newest day first; days without bets are left out. */
export function DayTable({ days }: { days: readonly BetDay[] }) {
  const { t } = useLingui()
  const columns: Column<BetDay>[] = [
    {
      id: 'day',
      head: t`Day`,
      cell: ({ day }) => <span className="whitespace-nowrap">{formatDate(`${day}T12:00:00Z`)}</span>,
      order: ({ day }) => day,
    },
    { id: 'bets', head: t`Bets`, figure: true, cell: ({ bets }) => bets, order: ({ bets }) => bets },
    {
      id: 'staked',
      head: t`Staked`,
      figure: true,
      cell: ({ stakedPaise }) => plainAmount(stakedPaise / 100),
      order: ({ stakedPaise }) => stakedPaise,
    },
    {
      id: 'net',
      head: t`Net`,
      figure: true,
      cell: ({ netPaise }) => (
        <span className={netPaise > 0 ? 'num-pos' : netPaise < 0 ? 'num-neg' : undefined}>
          {signedAmount(netPaise)}
        </span>
      ),
      order: ({ netPaise }) => netPaise,
    },
    // The running total is only meaningful with the days in order.
    { id: 'running', head: t`Running`, figure: true, cell: ({ runningPaise }) => signedAmount(runningPaise) },
  ]
  return (
    <div className="day-table">
      <Table
        caption={t`Day by day`}
        columns={columns}
        rows={days.filter(({ bets }) => bets > 0).reverse()}
        keyOf={({ day }) => day}
        sorted={{ by: 'day', direction: 'descending' }}
        scroll
      />
    </div>
  )
}
