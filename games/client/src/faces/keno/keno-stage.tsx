import type { KenoEvent } from '@chaupar/games/rules/instant/keno'
import { RovingField } from '../../drawing/roving.tsx'
import { useShownOneByOne } from '../../drawing/use-shown-one-by-one.ts'
import { timesText } from '../../money/amounts.ts'
import { shownEvent } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { anyPicks, kenoField, picksOf, riskOf, timesByHits, toggled } from './draw.ts'
import { type KenoTexts, kenoTexts } from './texts.ts'
import '../../drawing/tile.css'
import './keno.css'

type TileState = 'plain' | 'chosen' | 'drawn' | 'hit'

const tileClasses: Readonly<Record<TileState, string>> = {
  plain: 'tile tile-numbered',
  chosen: 'tile tile-numbered tile-chosen',
  drawn: 'tile tile-numbered tile-drawn',
  hit: 'tile tile-numbered tile-hit',
}

/** The numbers to pick from, the balls that were drawn, and what so many hits pay. */
export function KenoStage(props: FaceProps<KenoEvent>) {
  const { variant, language, phase, bet, round, isStill, canChoose, choose } = props
  const t = kenoTexts[language]
  const field = kenoField(variant)
  const picks = picksOf(bet)
  const shownRound = phase === 'showing' || phase === 'ended' ? round : null
  // The draw lies there until other numbers are picked.
  const isSame = shownRound !== null && (!canChoose || boardOf(shownRound.bet, variant) === boardOf(bet, variant))
  const balls = isSame ? (shownEvent(shownRound, 'draw')?.numbers ?? []) : []
  const shown = useShownOneByOne(shownRound?.id ?? '', balls.length, field.ballMs, phase === 'showing' && !isStill)
  const drawn = new Set(balls.slice(0, shown))
  const stateOf = (number: number): TileState => {
    const isPicked = picks.includes(number)
    if (drawn.has(number)) return isPicked ? 'hit' : 'drawn'
    return isPicked ? 'chosen' : 'plain'
  }
  const hits = picks.filter((pick) => drawn.has(pick)).length
  const numbers = Array.from({ length: field.numbers }, (_, before) => before + 1)
  return (
    <div className="keno">
      <RovingField
        name={t.field}
        className={`tiles keno-board keno-of-${field.numbers}`}
        style={{ '--columns': field.columns }}
      >
        {numbers.map((number) => {
          const state = stateOf(number)
          return (
            <button
              key={number}
              type="button"
              className={tileClasses[state]}
              aria-label={nameOf(number, state, t)}
              aria-pressed={picks.includes(number)}
              aria-disabled={!canChoose}
              onClick={() => choose({ numbers: toggled(picks, number) })}
            >
              {number}
            </button>
          )
        })}
      </RovingField>
      <div className="keno-foot">
        <div className="keno-tools">
          <button type="button" disabled={!canChoose} onClick={() => choose({ numbers: anyPicks(field) })}>
            {t.any}
          </button>
          <button type="button" disabled={!canChoose || picks.length === 0} onClick={() => choose({ numbers: [] })}>
            {t.clear}
          </button>
        </div>
        <PayRow times={timesByHits(bet, field)} hits={balls.length > 0 ? hits : null} t={t} />
      </div>
    </div>
  )
}

function PayRow({ times, hits, t }: { times: readonly number[]; hits: number | null; t: KenoTexts }) {
  if (times.length === 0) return <p className="keno-hint">{t.pick}</p>
  return (
    <ol className="keno-pays" aria-label={t.pays}>
      {payRows(times).map(({ from, to, paid }) => (
        <li key={from} data-reached={(hits !== null && hits >= from && hits <= to) || undefined}>
          <span className="keno-times">{paid === 0 ? '–' : shortTimes(paid)}</span>
          <span className="keno-hits" aria-hidden="true">
            {from === to ? from : `${from}–${to}`}
          </span>
          <span className="only-spoken">{from === to ? t.hits(from) : t.hitsFrom(from, to)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Neighbouring numbers of hits that pay the same, together. */
function payRows(times: readonly number[]): { from: number; to: number; paid: number }[] {
  const rows: { from: number; to: number; paid: number }[] = []
  for (const [hits, paid] of times.entries()) {
    const last = rows.at(-1)
    if (last?.paid === paid) last.to = hits
    else rows.push({ from: hits, to: hits, paid })
  }
  return rows
}

/** '1.4×', '10K×'. */
function shortTimes(times: number): string {
  return times >= 1_000_000
    ? `${times / 100_000}K×`
    : times >= 10_000
      ? `${times / 100}×`
      : timesText(times).replace(/\.?0+×$/, '×')
}

function nameOf(number: number, state: TileState, t: KenoTexts): string {
  if (state === 'plain') return String(number)
  return { chosen: t.chosen(number), drawn: t.drawn(number), hit: t.hit(number) }[state]
}

function boardOf(bet: FaceProps['bet'], variant: string): string {
  return `${riskOf(bet, kenoField(variant))} ${picksOf(bet).join(' ')}`
}
