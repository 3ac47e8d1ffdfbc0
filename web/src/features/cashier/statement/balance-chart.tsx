import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { axisMarks, markText } from '../../../lib/chart-axis.ts'
import { formatRupees, toPaise } from '../../../lib/money.ts'
import { narrowMedia, useMedia } from '../../../ui/basics/media.ts'
import { Box } from '../../../ui/basics/page.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { Skeleton } from '../../../ui/states/loading.tsx'
import { cashier, pageSize, type StatementFilter, type StatementRow } from '../queries.ts'
import { onlyDay, timeMarks } from './time-marks.ts'
import './balance-chart.css'

/** The balance after each entry that the filters leave, as the entries below it load page by page. */
export function BalanceChart({ filter }: { filter: StatementFilter }) {
  const statement = useQuery(cashier.balances(filter))
  return (
    <Box title={<Trans>Balance</Trans>}>
      <Loaded
        of={statement}
        failed={<Trans>We could not load the balance of these days</Trans>}
        waiting={<Skeleton className="balance-chart-waiting" />}
      >
        {({ rows, count }) => (
          <>
            <Steps rows={[...rows].reverse()} />
            <DayOfTimes rows={rows} />
            {filter.type === undefined ? null : (
              <p className="text-sm text-muted">
                <Trans>Entries of other types moved the balance in between; they are not drawn.</Trans>
              </p>
            )}
            {count > rows.length ? (
              <p className="text-sm text-muted">
                <Trans>The newest {rows.length} entries are drawn.</Trans>
              </p>
            ) : null}
          </>
        )}
      </Loaded>
    </Box>
  )
}

/** Under times of one day: which day, and whose clock. */
function DayOfTimes({ rows }: { rows: readonly StatementRow[] }) {
  const day = onlyDay(rows.map(timeOf))
  if (day === null) return null
  return (
    <p className="text-sm text-muted">
      <Trans>{day}, times in IST</Trans>
    </p>
  )
}

function timeOf({ createdAt }: StatementRow): number {
  return Date.parse(createdAt)
}

const left = 52
const right = 8
/** The balance after the newest entry stands on so far. */
const tail = 12
const top = 12
const bottom = 24

/** One step for each entry, oldest first, at its time: money moves at once, and stands until the next entry. */
function Steps({ rows }: { rows: readonly StatementRow[] }) {
  const { t } = useLingui()
  const narrow = useMedia(narrowMedia)
  const width = narrow ? 360 : 1000
  const height = narrow ? 160 : 200
  const values = rows.map(({ balance }) => toPaise(balance))
  const marks = axisMarks(values)
  const low = marks[0] ?? 0
  const span = (marks.at(-1) ?? 1) - low
  const y = (paise: number) => top + (height - top - bottom) * (1 - (paise - low) / span)
  const times = rows.map(timeOf)
  const [fromMs = 0, toMs = 0] = [times[0], times.at(-1)]
  const x = (timeMs: number) => left + ((width - left - right - tail) * (timeMs - fromMs)) / Math.max(1, toMs - fromMs)
  const first = formatRupees(rows[0]?.balance ?? 0)
  const last = formatRupees(rows.at(-1)?.balance ?? 0)
  return (
    <svg
      className="balance-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t`Balance from ${first} to ${last}, one step for each entry; the entries below show the same figures, ${pageSize} on a page`}
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${left} ${y(mark)}H${width - right}`} className="balance-chart-line" />
          <text x={left - 8} y={y(mark) + 4} textAnchor="end">
            {markText(mark)}
          </text>
        </g>
      ))}
      <path
        className="balance-chart-steps"
        d={`${values.map((paise, at) => `${at === 0 ? 'M' : 'H'}${x(times[at] ?? 0)}${at === 0 ? ' ' : 'V'}${y(paise)}`).join('')}h${tail}`}
      />
      {timeMarks(fromMs, toMs, narrow ? 3 : 8).map(({ atMs, text }) => (
        <text key={atMs} x={Math.min(x(atMs), width - 28)} y={height - 6} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  )
}
