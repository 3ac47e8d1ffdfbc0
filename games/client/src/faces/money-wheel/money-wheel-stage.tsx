import type { MoneyWheelEvent } from '@chaupar/games/rules/instant/money-wheel'
import { Board } from '../../drawing/board.tsx'
import { Spot } from '../../drawing/spot.tsx'
import { shortTimes } from '../../drawing/table-result.ts'
import { FortuneWheel } from '../../drawing/wheels/fortune-wheel.tsx'
import { runOf } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { emblemOf } from './emblems.tsx'
import { moneyWheelTexts, paysText, spotName } from './texts.ts'
import { numberText, stopOf, toneOf, turnMs, wheelOf } from './wheels.tsx'
import './money-wheel.css'

/** The wheel with its pointer, and a spot for each of its names. */
export function MoneyWheelStage(props: FaceProps<MoneyWheelEvent>) {
  const { variant, language, phase, round } = props
  const t = moneyWheelTexts[language]
  const { rules, sectors, spots } = wheelOf(variant)
  const stop = stopOf(round)
  const run = runOf(props, 'spin')
  const isShown = phase !== 'staking' && run === null
  const hit = isShown ? stop : null
  return (
    <div className="table money">
      <div className="table-show money-show" aria-hidden="true">
        <FortuneWheel sectors={sectors} stop={stop?.segment ?? 0} run={run} ms={turnMs}>
          {hit === null ? (
            <small>{run === null ? t.place : ''}</small>
          ) : (
            <>
              {shortTimes(hit.times)}
              <small>{spotName(hit.on, language)}</small>
            </>
          )}
        </FortuneWheel>
      </div>
      <Board table={props} name={t.layout} className="money-board">
        {spots.map((on) => {
          const pays = paysText(rules.spots[on] ?? [], language)
          const count = t.segments(rules.segments.filter((segment) => segment === on).length, sectors.length)
          return (
            <Spot
              key={on}
              on={on}
              name={`${spotName(on, language)}, ${count}, ${pays}`}
              className={`money-spot money-${toneOf(spots, on)}${on === hit?.on ? ' money-hit' : ''}`}
            >
              <span className="money-face">
                {numberText(on) ?? (
                  <svg className="money-emblem" viewBox="-13 -13 26 26" aria-hidden="true">
                    {emblemOf(on)}
                  </svg>
                )}
              </span>
              <span className="spot-times" aria-hidden="true">
                {pays}
              </span>
              <span className="money-count" aria-hidden="true">
                {count}
              </span>
            </Spot>
          )
        })}
      </Board>
    </div>
  )
}
