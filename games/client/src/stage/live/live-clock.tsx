import { useStage } from '../shared-store.tsx'
import { leftAt, type StageNow } from '../stage-clock.ts'
import { useEvery, useGoesOn } from '../use-passing-time.ts'
import { liveTexts } from './live-texts.ts'
import type { LiveTable } from './use-live-table.ts'
import './live.css'

/** How often the seconds are counted, in ms. */
const countMs = 250

/** In these last seconds the bar changes its colour; nothing blinks. */
const lastMs = 5_000

/** Whether bets are taken and for how long, under the table. For the eye alone: it is said once when they open and close. */
export function LiveClock({ table }: { table: LiveTable }) {
  const t = liveTexts[table.props.language]
  const now = useStage((stage) => stage.now)
  const isLost = useStage(({ link }) => link === 'lost')
  const goesOn = useGoesOn()
  useEvery(goesOn && now?.phase !== 'running' ? countMs : null)
  if (isLost) return <p className="live-clock live-clock-lost">{t.lost}</p>
  if (now === null) return <p className="live-clock">{t.connecting}</p>
  const leftMs = leftAt(now, performance.now())
  const words = { betting: bettingWords(now, table), running: table.notPlaced ?? t.closed, settled: t.next }[now.phase]
  return (
    <p className="live-clock" data-phase={now.phase} data-last={leftMs !== null && leftMs <= lastMs} aria-hidden="true">
      <span className="live-clock-words">{words}</span>
      {leftMs === null ? null : <span className="live-clock-left">{t.seconds(Math.ceil(leftMs / 1_000))}</span>}
      {now.phase === 'betting' ? <Bar key={`${now.round} ${now.atMs}`} now={now} /> : null}
    </p>
  )
}

/** What becomes of the laid chips, or why they cannot be placed; without any, that bets are taken. */
function bettingWords({ pace }: StageNow, { props, draftPaise, problem, isClosing }: LiveTable): string {
  const t = liveTexts[props.language]
  if (isClosing) return t.closing
  if (draftPaise > 0 && problem !== null) return problem
  if (pace === 0) return t.standing
  return draftPaise > 0 ? t.atClose : t.open
}

/** Runs out with the time for bets. */
function Bar({ now: { elapsedMs, leftMs, pace } }: { now: StageNow }) {
  const left = leftMs ?? 0
  const from = left / Math.max(1, left + elapsedMs)
  return (
    <span className="live-clock-track">
      <span
        className={pace > 0 ? 'live-clock-bar live-clock-runs' : 'live-clock-bar'}
        style={{ transform: `scaleX(${from})`, animationDuration: pace > 0 ? `${left / pace}ms` : '0ms' }}
      />
    </span>
  )
}
