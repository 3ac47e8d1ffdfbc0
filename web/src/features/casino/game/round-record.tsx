import type { Schema } from '@chaupar/api/api'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { formatDateTime, istDay } from '../../../lib/dates.ts'
import { formatRupees, fromPaise, toPaise } from '../../../lib/money.ts'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import './round-record.css'

type Row = Schema<'StatementRow'>

const dayMs = 24 * 60 * 60 * 1000
const rowsOfPage = 100
/** Who has played more in three days looks the round up in the statement. */
const mostPages = 10

/**
 * The round that the address asks for (`?round=g-12&day=2026-11-24`), from the statement: for a time in which its game does not
 * open. Nothing where the address asks for none.
 */
export function RoundRecord() {
  const [asked] = useSearchParams()
  const round = asked.get('round') ?? ''
  const day = asked.get('day') ?? ''
  const isAsked = /^[\w-]{1,40}$/.test(round) && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  const rows = useQuery({
    queryKey: ['getAccountStatement', 'of a round', round, day],
    queryFn: () => rowsOfRound(round, day),
    enabled: isAsked,
  })
  if (!isAsked) return null
  return (
    <section className="round-record" aria-labelledby="round-record-title">
      <h2 id="round-record-title">
        <Trans>Your round</Trans>
      </h2>
      <Loaded of={rows} failed={<Trans>We could not load this round</Trans>} waiting={<WaitingRows rows={3} />}>
        {(found) => <Figures rows={found} />}
      </Loaded>
    </section>
  )
}

/** What was booked for a round, newest first: a round may begin or end on the day beside the one that is named. */
async function rowsOfRound(round: string, day: string): Promise<Row[]> {
  const noonMs = Date.parse(`${day}T06:30:00Z`)
  const startdate = istDay(new Date(noonMs - dayMs))
  const enddate = istDay(new Date(noonMs + dayMs))
  const found: Row[] = []
  for (let page = 0; page < mostPages; page += 1) {
    const skip = page * rowsOfPage
    const query = { type: 'game', startdate, enddate, skip, pagesize: rowsOfPage } as const
    const { rows, count } = await call('getAccountStatement', { query })
    found.push(...rows.filter(({ about }) => about?.round === round))
    if (skip + rows.length >= count || rows.length === 0) break
  }
  return found
}

function Figures({ rows }: { rows: readonly Row[] }) {
  const first = rows.at(-1)
  if (first === undefined) {
    return (
      <p className="text-muted">
        <Trans>The entries of this round stand in your account statement.</Trans>
      </p>
    )
  }
  const sum = (amountOf: (row: Row) => number) =>
    formatRupees(fromPaise(rows.reduce((paise, row) => paise + toPaise(amountOf(row)), 0)))
  return (
    <Definitions sums>
      <Definition term={<Trans>Time</Trans>}>{formatDateTime(first.createdAt)}</Definition>
      <Definition term={<Trans>Staked</Trans>}>{sum(({ debit }) => debit)}</Definition>
      <Definition term={<Trans>Paid out</Trans>}>{sum(({ credit }) => credit)}</Definition>
    </Definitions>
  )
}
