import type { ThreeDiceEvent } from '@chaupar/games/rules/tables/three-dice'
import { Board } from '../../drawing/board.tsx'
import { Dice, Die, type DieFace } from '../../drawing/dice.tsx'
import { Spot, SpotText } from '../../drawing/spot.tsx'
import { shortTimes } from '../../drawing/table-result.ts'
import { runOf } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { diceOf, diceOn, rowsOf, timesOf, variantOf } from './table.ts'
import { spotName, spotWord, threeDiceTexts } from './texts.ts'
import './three-dice.css'

const first: readonly DieFace[] = [2, 4, 6]

/** Three dice over the layout; beside it where there is room. */
export function ThreeDiceStage(props: FaceProps<ThreeDiceEvent>) {
  const { variant, language, phase, round } = props
  const thrown = diceOf(round)
  const run = runOf(props, 'dice')
  const isShown = phase !== 'staking' && run === null
  const rows = rowsOf(variant)
  const size = { '--rows': String(rows.length) }
  return (
    <div className="table dice-table three-dice" style={size}>
      <div className="table-show" aria-hidden="true">
        <Dice faces={thrown?.dice ?? first} run={run} />
        {isShown && thrown !== null ? <p className="three-sum">{thrown.total}</p> : null}
      </div>
      <Board table={props} name={threeDiceTexts[language].layout} className="dice-board">
        {rows.map((row) => (
          <div key={row[0]} className="spot-row">
            {row.map((on) => (
              <DiceSpot key={on} on={on} variant={variant} language={language} />
            ))}
          </div>
        ))}
      </Board>
    </div>
  )
}

function DiceSpot({ on, variant, language }: Pick<FaceProps, 'variant' | 'language'> & { on: string }) {
  const times = timesOf(on, variant)
  const dice = diceOn(on)
  const isSingle = on.startsWith('single')
  const singles = variantOf(variant).single.map(shortTimes).join(' ')
  const name = spotName(on, language)
  return (
    <Spot on={on} name={isSingle ? `${name}, ${singles}` : name} pays={times} className={`three-${on.split('-')[0]}`}>
      <SpotText word={dice.length === 0 ? spotWord(on, language) : <SmallDice faces={dice} />} pays={times} />
      {isSingle ? (
        <span className="spot-times" aria-hidden="true">
          {singles}
        </span>
      ) : null}
    </Spot>
  )
}

function SmallDice({ faces }: { faces: readonly DieFace[] }) {
  return (
    <span className="spot-dice">
      {[...faces.entries()].map(([at, face]) => (
        <Die key={at} face={face} />
      ))}
    </span>
  )
}
