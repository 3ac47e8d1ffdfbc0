import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees, formatSigned, fromPaise, toPaise } from '../../../lib/money.ts'
import { type Column, Table } from '../../../ui/records/table.tsx'
import { statementTypeNames } from '../names.ts'
import type { StatementRow } from '../queries.ts'
import type { StatementEntry } from './games-by-day.ts'
import { recordLink } from './record-link.ts'
import './statement-table.css'

/** Rows of the statement. On a phone time and balance stand below text and amount, in columns that are there anyway. */
export function StatementTable({ rows }: { rows: readonly StatementEntry[] }) {
  const { t } = useLingui()
  const columns: Column<StatementEntry>[] = [
    {
      id: 'time',
      head: t`Time`,
      wideOnly: true,
      cell: ({ createdAt }) => <span className="text-muted whitespace-nowrap">{formatDateTime(createdAt)}</span>,
    },
    {
      id: 'entry',
      head: t`Entry`,
      cell: (row) => (
        <>
          <Entry row={row} />
          <small>
            {t(statementTypeNames[row.type])}
            <span className="narrow-only">, {formatDateTime(row.createdAt)}</span>
          </small>
        </>
      ),
    },
    {
      id: 'amount',
      head: t`Amount`,
      figure: true,
      cell: (row) => (
        <>
          <Moved row={row} />
          <small className="narrow-only">
            <Trans>Balance {formatRupees(row.balance)}</Trans>
          </small>
        </>
      ),
    },
    { id: 'balance', head: t`Balance`, figure: true, wideOnly: true, cell: ({ balance }) => formatRupees(balance) },
  ]
  return (
    <Table
      className="statement-table"
      caption={t`Entries`}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      sorted={{ by: 'time', direction: 'descending' }}
    />
  )
}

/** The purpose of an entry, with a link to its record if it has one; the games of a day lead to their entries. */
function Entry({ row }: { row: StatementEntry }) {
  const { games } = row
  if (games) {
    return (
      <b>
        <Link to={`${paths.statement}?type=game&from=${games.day}&to=${games.day}`} className="link">
          <Plural value={games.rounds} one="# round of games" other="# rounds of games" />
        </Link>
      </b>
    )
  }
  const to = recordLink(row)
  return to === undefined ? (
    <b>{row.description}</b>
  ) : (
    <b>
      <Link to={to} className="link">
        {row.description}
      </Link>
    </b>
  )
}

function Moved({ row: { credit, debit } }: { row: StatementRow }) {
  const moved = fromPaise(toPaise(credit) - toPaise(debit))
  return (
    <b className={moved > 0 ? 'num-pos' : moved < 0 ? 'num-neg' : undefined} translate="no">
      {formatSigned(moved)}
    </b>
  )
}
