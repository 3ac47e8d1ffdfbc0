import { Trans, useLingui } from '@lingui/react/macro'
import { formatDateTime } from '../../lib/dates.ts'
import { formatRupees, formatSigned, fromPaise, toPaise } from '../../lib/money.ts'
import { statementTypeNames } from './names.ts'
import type { StatementRow } from './queries.ts'

/** Rows of the statement. On a phone time and balance stand below text and amount, in columns that are there anyway. */
export function StatementTable({ rows }: { rows: readonly StatementRow[] }) {
  const { t } = useLingui()
  return (
    <table className="table statement" aria-label={t`Entries`}>
      <thead>
        <tr>
          <th scope="col" className="wide-only">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>Entry</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Amount</Trans>
          </th>
          <th scope="col" className="num wide-only">
            <Trans>Balance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { row: StatementRow }) {
  const { t } = useLingui()
  const { createdAt, type, description, credit, debit, balance } = row
  const moved = fromPaise(toPaise(credit) - toPaise(debit))
  const time = formatDateTime(createdAt)
  return (
    <tr>
      <td className="wide-only text-muted whitespace-nowrap">{time}</td>
      <td>
        <b>{description}</b>
        <small>
          {t(statementTypeNames[type])}
          <span className="narrow-only">, {time}</span>
        </small>
      </td>
      <td className="num">
        <b className={moved > 0 ? 'num-pos' : moved < 0 ? 'num-neg' : undefined}>{formatSigned(moved)}</b>
        <small className="narrow-only">{formatRupees(balance)}</small>
      </td>
      <td className="num wide-only">{formatRupees(balance)}</td>
    </tr>
  )
}
