import { useLingui } from '@lingui/react/macro'
import { call } from '../../../api/call.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { ExportButton } from '../export-button.tsx'
import { statementTypeNames } from '../names.ts'
import { mostRows, type StatementFilter, type StatementRow } from '../queries.ts'

/** The whole statement by the same filters, as a file for a spreadsheet. */
export function StatementExport({ filter, blocked }: { filter: StatementFilter; blocked: boolean }) {
  const { t } = useLingui()
  const cells = ({ id, createdAt, type, description, credit, debit, balance }: StatementRow) => [
    formatDateTime(createdAt),
    id,
    t(statementTypeNames[type]),
    description,
    credit,
    debit,
    balance,
  ]
  return (
    <ExportButton
      name="statement"
      blocked={blocked}
      head={[t`Time (IST)`, t`Reference`, t`Type`, t`Description`, t`Credit`, t`Debit`, t`Balance`]}
      page={(skip, signal) =>
        call('getAccountStatement', { query: { ...filter, skip, pagesize: mostRows }, signal }).then(
          ({ rows, count }) => ({ rows: rows.map((row) => ({ id: row.id, cells: cells(row) })), count }),
        )
      }
    />
  )
}
