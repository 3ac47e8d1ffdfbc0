import { useLingui } from '@lingui/react/macro'
import { axisMarks, markText, namedDays } from '../../../lib/chart-axis.ts'
import { formatDate } from '../../../lib/dates.ts'
import { formatSigned, fromPaise } from '../../../lib/money.ts'
import { narrowMedia, useMedia } from '../../../ui/basics/media.ts'
import type { BetDay } from './bet-days.ts'
import './net-chart.css'

const left = 46
const top = 12
const bottom = 24
/** Half of a day's name: the last day's slot may be narrower. */
const nameHalf = 20

/**
 * What each day brought (bars) and the running total (line). Drawn by hand: a step line over bars needs a hundred lines,
 * a chart library twenty kilobytes and a canvas that no screen reader sees. The table beside it holds the same figures.
 */
export function NetChart({ days }: { days: readonly BetDay[] }) {
  const { t } = useLingui()
  const narrow = useMedia(narrowMedia)
  const width = narrow ? 360 : 760
  const height = narrow ? 200 : 236
  const marks = axisMarks(days.flatMap(({ netPaise, runningPaise }) => [netPaise, runningPaise]))
  const low = marks[0] ?? 0
  const span = (marks.at(-1) ?? 1) - low
  const y = (paise: number) => top + (height - top - bottom) * (1 - (paise - low) / span)
  const slot = (width - left - 8) / Math.max(1, days.length)
  const x = (index: number) => left + index * slot
  const end = days.at(-1)
  const ends = formatSigned(fromPaise(end?.runningPaise ?? 0))
  const first = days[0] ? formatDate(`${days[0].day}T12:00:00Z`) : ''
  const last = end ? formatDate(`${end.day}T12:00:00Z`) : ''
  return (
    <svg
      className="net-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t`Net result by day, ${first} to ${last}: ends at ${ends}. The table holds the same figures.`}
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${left} ${y(mark)}H${width - 8}`} className={mark === 0 ? 'chart-zero' : 'chart-line'} />
          <text x={left - 8} y={y(mark) + 4} textAnchor="end">
            {markText(mark)}
          </text>
        </g>
      ))}
      {days.map(({ day, netPaise }, index) =>
        netPaise === 0 ? null : (
          <rect
            key={day}
            className={netPaise > 0 ? 'chart-gain' : 'chart-loss'}
            x={x(index) + slot * 0.25}
            width={slot * 0.5}
            y={Math.min(y(0), y(netPaise))}
            height={Math.max(1, Math.abs(y(netPaise) - y(0)))}
          />
        ),
      )}
      <path
        className="chart-running"
        d={days
          .map(({ runningPaise }, index) => `${index === 0 ? `M${left} ` : 'V'}${y(runningPaise)}H${x(index + 1)}`)
          .join('')}
      />
      {namedDays(days.length, narrow ? 5 : 10).map((index) => (
        <text key={index} x={Math.min(x(index) + slot / 2, width - nameHalf)} y={height - 6} textAnchor="middle">
          {dayText(days[index]?.day ?? '')}
        </text>
      ))}
    </svg>
  )
}

/** '21 Nov'. */
function dayText(day: string): string {
  return formatDate(`${day}T12:00:00Z`).split(' ').slice(0, 2).join(' ')
}
