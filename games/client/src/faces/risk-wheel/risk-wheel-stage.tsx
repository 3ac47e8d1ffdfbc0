import type { RiskWheelEvent } from '@chaupar/games/rules/instant/risk-wheel'
import { Segments } from '../../bet/choices.tsx'
import { shortTimes } from '../../drawing/table-result.ts'
import { FortuneWheel } from '../../drawing/wheels/fortune-wheel.tsx'
import { runOf } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { riskWheelTexts } from './texts.ts'
import { figuresOf, riskOf, risks, sectorsOf, stopOf, toneOf, turnMs } from './wheel.tsx'
import './risk-wheel.css'

/** The wheel of the chosen risk, and what its segments pay. */
export function RiskWheelStage(props: FaceProps<RiskWheelEvent>) {
  const { language, phase, round, bet } = props
  const t = riskWheelTexts[language]
  const risk = riskOf(bet)
  const sectors = sectorsOf(risk)
  const run = runOf(props, 'spin')
  const isSame = round !== null && riskOf(round.bet) === risk
  const stop = isSame ? stopOf(round) : null
  const hit = phase === 'staking' || run !== null ? null : stop
  return (
    <div className="risk">
      <div className="risk-wheel" aria-hidden="true">
        <FortuneWheel key={risk} sectors={sectors} stop={stop?.segment ?? 0} run={run} ms={turnMs}>
          {hit === null ? <small>{t[risk]}</small> : shortTimes(hit.times)}
        </FortuneWheel>
      </div>
      <ul className="risk-figures" aria-label={t.pays}>
        {figuresOf(risk).map(([times, count]) => (
          <li
            key={times}
            className={`risk-figure risk-${toneOf(times, risk)}`}
            data-hit={hit?.times === times || undefined}
          >
            <span className="only-spoken">{t.count(shortTimes(times), count, sectors.length)}</span>
            <span aria-hidden="true">{shortTimes(times)}</span>
            <small aria-hidden="true">
              {count}/{sectors.length}
            </small>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The risk, which decides the wheel. */
export function RiskControls({ language, bet, choose, canChoose }: FaceProps) {
  const t = riskWheelTexts[language]
  return (
    <Segments
      name={t.risk}
      disabled={!canChoose}
      values={risks.map((value) => ({ value, text: t[value] }))}
      chosen={riskOf(bet)}
      onChoose={(risk) => choose({ risk })}
    />
  )
}
