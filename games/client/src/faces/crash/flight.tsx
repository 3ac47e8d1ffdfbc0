import { useRef, useState } from 'react'
import { useCanvas, useFrames } from '../../drawing/use-canvas.ts'
import type { Language } from '../../i18n/texts.ts'
import { timesText } from '../../money/amounts.ts'
import { useStage } from '../../stage/shared-store.tsx'
import { elapsedAt, leftAt, type StageNow } from '../../stage/stage-clock.ts'
import { useEvery, useGoesOn } from '../../stage/use-passing-time.ts'
import { crashAxis } from './axis.ts'
import { drawCurve, drawSky, pointAt, viewAt } from './curve.ts'
import { Flyer } from './flyer.tsx'
import { type CrashTexts, crashTexts } from './texts.ts'
import type { CrashTheme } from './themes.ts'
import { timesNow } from './use-times.ts'

/** Where the curve stands in a picture that does not move, in ms. */
const stillMs = 6_400

/** How often the seconds before a round are counted, in ms. */
const countMs = 250

interface FlightProps {
  theme: CrashTheme
  language: Language
  isStill: boolean
}

/** The curve, what flies at its end, and the multiplier; before a round the seconds until it starts. */
export function Flight({ theme, language, isStill }: FlightProps) {
  const t = crashTexts[language]
  const now = useStage((stage) => stage.now)
  const rules = useStage((stage) => stage.rules)
  const link = useStage((stage) => stage.link)
  const goesOn = useGoesOn()
  const value = useRef<HTMLSpanElement>(null)
  const flyer = useRef<HTMLDivElement>(null)
  const [axis] = useState(crashAxis)
  const phase = now?.phase ?? 'betting'
  const isFlying = goesOn && phase === 'running'
  const draw = () => {
    const nowMs = performance.now()
    const drawn = curve.sheet.current
    const risePerMs = rules?.curve?.risePerMs ?? 0.00006
    const risenMs = isStill && phase !== 'betting' ? stillMs : risenAt(now, risePerMs, nowMs)
    if (value.current !== null && now !== null) showText(value.current, shownValue(now, nowMs, rules))
    if (drawn === null || flyer.current === null) return
    const view = viewAt(risenMs, risePerMs)
    if (risenMs === 0) axis.forget()
    drawCurve(drawn.context, drawn.size, risenMs, risePerMs)
    axis.draw(drawn.context, drawn.size, view.spanMs)
    const { x, y } = pointAt(risenMs, risePerMs, view, drawn.size)
    flyer.current.style.translate = `${x.toFixed(1)}px ${y.toFixed(1)}px`
  }
  const sky = useCanvas(({ context, size }) => drawSky(context, size))
  const curve = useCanvas(() => {
    axis.forget()
    draw()
  })
  useFrames(isFlying && !isStill, draw)
  useEvery(goesOn && (phase === 'betting' || (isStill && isFlying)) ? countMs : null)
  return (
    <div className={`crash-flight crash-${link}`} data-phase={phase}>
      <div aria-hidden="true">
        <canvas className="crash-sky" ref={sky.canvas} />
        <canvas className="crash-curve" ref={curve.canvas} />
      </div>
      <div className="flyer" data-flies={isFlying || undefined} ref={flyer}>
        <Flyer flyer={theme.flyer} />
      </div>
      <p className={phase === 'settled' ? 'multiplier multiplier-ended' : 'multiplier'} aria-hidden="true">
        <span className="multiplier-value" ref={value}>
          {now === null ? '' : shownValue(now, performance.now(), rules)}
        </span>
        <span className="multiplier-note">{link === 'lost' ? t.offline : noteOf(now, t)}</span>
        {phase === 'betting' && now !== null ? <Countdown key={`${now.round} ${now.atMs}`} now={now} /> : null}
      </p>
      {link === 'lost' ? (
        <p className="crash-lost-note" role="alert">
          {t.lost}
        </p>
      ) : null}
    </div>
  )
}

/** Changes a text in its place, and only when it is another one: a new text is a new layout. */
function showText(element: HTMLElement, text: string): void {
  const { firstChild } = element
  if (firstChild === null) element.textContent = text
  else if (firstChild.nodeValue !== text) firstChild.nodeValue = text
}

/** A bar that runs out with the time for bets. */
function Countdown({ now: { elapsedMs, leftMs, pace } }: { now: StageNow }) {
  const left = leftMs ?? 0
  const from = left / Math.max(1, left + elapsedMs)
  return (
    <span className="crash-left">
      <span
        className={pace > 0 ? 'crash-left-bar crash-left-runs' : 'crash-left-bar'}
        style={{ transform: `scaleX(${from})`, animationDuration: pace > 0 ? `${left / pace}ms` : '0ms' }}
      />
    </span>
  )
}

/** How long the curve has risen, in ms; of a round that is over, until it ended. */
function risenAt(now: StageNow | null, risePerMs: number, nowMs: number): number {
  if (now === null || now.phase === 'betting') return 0
  if (now.phase === 'running') return elapsedAt(now, nowMs)
  return Math.log((now.crashedAt ?? 100) / 100) / risePerMs
}

function shownValue(now: StageNow, nowMs: number, rules: Parameters<typeof timesNow>[1]): string {
  if (now.phase === 'betting') return String(Math.ceil((leftAt(now, nowMs) ?? 0) / 1_000))
  return timesText(timesNow(now, rules, nowMs))
}

function noteOf(now: StageNow | null, t: CrashTexts): string {
  if (now === null) return t.connecting
  if (now.pace === 0) return t.standing
  return { betting: t.starts, running: t.flying, settled: t.ended }[now.phase]
}
