import type { JhandiMundaEvent } from '@chaupar/games/rules/instant/dice-table'
import { Board } from '../../drawing/board.tsx'
import { Dice, Die, type DieFace } from '../../drawing/dice.tsx'
import { Spot } from '../../drawing/spot.tsx'
import { shortTimes } from '../../drawing/table-result.ts'
import { runOf } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { countsOf, diceOf, pays, symbols } from './symbols.ts'
import { jhandiTexts } from './texts.ts'
import './jhandi-munda.css'

const first: readonly DieFace[] = ['flag', 'heart', 'crown', 'club', 'spade', 'diamond']

/** Six dice of six symbols, and a spot for each symbol. */
export function JhandiStage(props: FaceProps<JhandiMundaEvent>) {
  const { language, phase, round } = props
  const t = jhandiTexts[language]
  const dice = diceOf(round)
  const run = runOf(props, 'dice')
  const isShown = phase !== 'staking' && run === null && dice !== null
  const counts = new Map(isShown ? countsOf(dice) : [])
  return (
    <div className="table jhandi">
      <div className="table-show jhandi-show">
        <Dice faces={dice ?? first} run={run} />
        <ul className="jhandi-pays" aria-label={t.pays}>
          {pays.map(([count, times]) => (
            <li key={count}>{t.ofDice(count, shortTimes(times))}</li>
          ))}
        </ul>
      </div>
      <Board table={props} name={t.layout} className="jhandi-board">
        {symbols.map((symbol) => {
          const count = counts.get(symbol) ?? 0
          return (
            <Spot
              key={symbol}
              on={symbol}
              name={count === 0 ? t[symbol] : t.shows(t[symbol], count)}
              className="jhandi-spot"
            >
              <Die face={symbol} />
              <span className="jhandi-name">{t[symbol].split(',')[0]}</span>
              {count === 0 ? null : <span className="jhandi-count">{count}</span>}
            </Spot>
          )
        })}
      </Board>
    </div>
  )
}
