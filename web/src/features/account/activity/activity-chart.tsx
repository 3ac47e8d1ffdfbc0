import { useLingui } from '@lingui/react/macro'
import { axisMarks, markText, namedDays } from '../../../lib/chart-axis.ts'
import { toPaise } from '../../../lib/money.ts'
import { phoneMedia, useMedia } from '../../../ui/basics/media.ts'
import type { ActivityRow, ActivityStep } from '../queries.ts'
import { type Measure, measures, spanName } from './measures.ts'
import './activity-page.css'

const left = 46
const top = 12
const bottom = 24
/** Half of a name under the axis: the last slot may be narrower. */
const nameHalf = 26

/** One bar for each day, week or month; a loss hangs below the line, hollow. The table holds the same figures. */
export function ActivityChart(props: { by: ActivityStep; rows: readonly ActivityRow[]; measure: Measure }) {
  const { by, rows, measure } = props
  const { t, i18n } = useLingui()
  const phone = useMedia(phoneMedia)
  const width = phone ? 360 : 1000
  const height = phone ? 200 : 250
  const values = rows.map((row) => toPaise(row[measure]))
  const marks = axisMarks(values)
  const low = marks[0] ?? 0
  const span = (marks.at(-1) ?? 1) - low
  const y = (paise: number) => top + (height - top - bottom) * (1 - (paise - low) / span)
  const slot = (width - left - 8) / Math.max(1, rows.length)
  const name = i18n._(measures[measure].name)
  return (
    <svg
      className="activity-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t`${name}, one bar for each row of the table, which holds the same figures`}
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${left} ${y(mark)}H${width - 8}`} className={mark === 0 ? 'chart-zero' : 'chart-line'} />
          <text x={left - 8} y={y(mark) + 4} textAnchor="end">
            {markText(mark)}
          </text>
        </g>
      ))}
      {values.map((paise, index) =>
        paise === 0 ? null : (
          <rect
            key={rows[index]?.startDate}
            className={measure !== 'net' ? 'chart-amount' : paise > 0 ? 'chart-gain' : 'chart-loss'}
            x={left + (index + 0.22) * slot}
            width={slot * 0.56}
            y={Math.min(y(0), y(paise))}
            height={Math.max(1, Math.abs(y(paise) - y(0)))}
          />
        ),
      )}
      {namedDays(rows.length, phone ? 4 : 12).map((index) => (
        <text
          key={index}
          x={Math.min(left + (index + 0.5) * slot, width - nameHalf)}
          y={height - 6}
          textAnchor="middle"
        >
          {spanName(by, rows[index] ?? { startDate: '' })}
        </text>
      ))}
    </svg>
  )
}
