import type { RouletteEvent } from '@chaupar/games/rules/tables/roulette'
import { useCallback, useState } from 'react'
import { shortTimes } from '../../drawing/table-result.ts'
import { roundOnTable, wonSpots } from '../../drawing/table-round.ts'
import { RouletteWheel } from '../../drawing/wheels/roulette-wheel.tsx'
import type { FaceProps } from '../face.ts'
import { NumberLayout } from './number-layout.tsx'
import { colourOf, rollMs, type Spin, spinOf, wheelPockets } from './spin.ts'
import { calledName, rouletteTexts } from './texts.ts'
import { TouchingBets } from './touching-bets.tsx'
import './roulette.css'

/** The wheel over the layout; beside it where there is room. While a ball rolls the layout steps back. */
export function RouletteStage(props: FaceProps<RouletteEvent>) {
  const { language, canChoose } = props
  const t = rouletteTexts[language]
  const spin = spinOf(props)
  const [picks, setPicks] = useState(false)
  const [touched, setTouched] = useState<number | null>(null)
  const close = useCallback(() => setTouched(null), [])
  const isOpen = picks && canChoose
  return (
    <div className="table roulette" data-spinning={spin.run !== null || undefined}>
      <div className="table-show roulette-show">
        <RouletteWheel pockets={wheelPockets} balls={spin.balls} run={spin.run} ms={rollMs} />
        <Called spin={spin} language={language} />
      </div>
      <NumberLayout
        table={props}
        spin={spin}
        won={wonSpots(roundOnTable(props))}
        onNumber={isOpen ? setTouched : undefined}
      />
      <button
        type="button"
        className="roulette-more"
        aria-pressed={isOpen}
        aria-disabled={!canChoose}
        onClick={() => {
          setPicks(canChoose && !picks)
          close()
        }}
      >
        {isOpen ? t.moreHint : t.more}
      </button>
      {isOpen && touched !== null ? (
        <TouchingBets key={touched} number={touched} table={props} onClose={close} />
      ) : null}
    </div>
  )
}

/** What the balls fell on, and before them the lucky numbers. */
function Called({ spin, language }: { spin: Spin; language: FaceProps['language'] }) {
  const { called, lucky } = spin
  return (
    <div className="called" aria-hidden="true">
      <p className="called-numbers">
        <CalledNumber number={called[0]} />
        <CalledNumber number={called[1]} />
      </p>
      {called.length === 1 ? <p className="called-words">{calledName(called[0] ?? 0, language)}</p> : null}
      {lucky.size === 0 ? null : (
        <ul className="called-lucky" aria-label={rouletteTexts[language].luckyNumbers}>
          {[...lucky].map(([number, times]) => (
            <li key={number} className={`called-${colourOf(number)}`}>
              {number} <b>{shortTimes(times)}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function CalledNumber({ number }: { number: number | undefined }) {
  if (number === undefined) return null
  return <span className={`called-number called-${colourOf(number)}`}>{number}</span>
}
