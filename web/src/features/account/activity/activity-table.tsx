import { useLingui } from '@lingui/react/macro'
import { formatRupees } from '../../../lib/money.ts'
import { type Column, Table } from '../../../ui/records/table.tsx'
import type { ActivityRow, ActivityStep } from '../queries.ts'
import { Net } from '../safer-play/play-session-figures.tsx'
import { spanText } from './measures.ts'

/** The figures of the chart and the rest of them, newest first. */
export function ActivityTable({ by, rows }: { by: ActivityStep; rows: readonly ActivityRow[] }) {
  const { t } = useLingui()
  const amount = (id: 'deposited' | 'withdrawn' | 'staked' | 'won' | 'lost', head: string): Column<ActivityRow> => ({
    id,
    head,
    figure: true,
    cell: (row) => <span className={row[id] === 0 ? 'text-muted' : undefined}>{formatRupees(row[id])}</span>,
    order: (row) => row[id],
  })
  const columns: Column<ActivityRow>[] = [
    {
      id: 'span',
      head: by === 'day' ? t`Day` : by === 'week' ? t`Week` : t`Month`,
      cell: (row) => <span className="whitespace-nowrap">{spanText(by, row)}</span>,
      order: ({ startDate }) => startDate,
    },
    { id: 'net', head: t`Net`, figure: true, cell: ({ net }) => <Net rupees={net} />, order: ({ net }) => net },
    amount('staked', t`Staked`),
    amount('won', t`Won`),
    amount('lost', t`Lost`),
    amount('deposited', t`Deposited`),
    amount('withdrawn', t`Withdrawn`),
  ]
  return (
    <Table
      caption={t`My activity`}
      columns={columns}
      rows={[...rows].reverse()}
      keyOf={({ startDate }) => startDate}
      sorted={{ by: 'span', direction: 'descending' }}
      scroll
    />
  )
}
