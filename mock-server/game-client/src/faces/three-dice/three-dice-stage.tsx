import { Board, Spot, SpotText } from '../../drawing/board.tsx'
import { Dice, Die, type DieFace } from '../../drawing/dice.tsx'
import { shortTimes, wonSpots } from '../../drawing/table-result.ts'
import type { FaceProps } from '../face.ts'
import { diceOf, diceOn, rowsOf, runOf, timesOf, variantOf } from './table.ts'
import { spotName, spotWord, threeDiceTexts } from './texts.ts'
import './three-dice.css'

const first: readonly DieFace[] = [2, 4, 6]

/** Three dice over the layout; beside it where there is room. */
export function ThreeDiceStage(props: FaceProps) {
  const { variant, language, phase, round } = props
  const thrown = diceOf(round)
  const run = runOf(props)
  const isTold = phase !== 'staking' && run === null
  const won = isTold ? wonSpots(round) : new Set<string>()
  const rows = rowsOf(variant)
  const size = { '--rows': String(rows.length) }
  return (
    <div className="table dice-table three-dice" style={size}>
      <div className="table-show" aria-hidden="true">
        <Dice faces={thrown?.dice ?? first} run={run} />
        {isTold && thrown !== null ? <p className="three-sum">{thrown.total}</p> : null}
      </div>
      <Board name={threeDiceTexts[language].layout} className="dice-board">
        {rows.map((row) => (
          <div key={row[0]} className="spot-row">
            {row.map((on) => (
              <DiceSpot key={on} on={on} props={props} isWon={won.has(on)} />
            ))}
          </div>
        ))}
      </Board>
    </div>
  )
}

function DiceSpot({ on, props, isWon }: { on: string; props: FaceProps; isWon: boolean }) {
  const { variant, language } = props
  const times = timesOf(on, variant)
  const dice = diceOn(on)
  const isSingle = on.startsWith('single')
  const singles = variantOf(variant).single.map(shortTimes).join(' ')
  const name = spotName(on, language)
  return (
    <Spot
      on={on}
      name={isSingle ? `${name}, ${singles}` : name}
      times={times}
      table={props}
      isWon={isWon}
      className={`three-${on.split('-')[0]}`}
    >
      <SpotText word={dice.length === 0 ? spotWord(on, language) : <SmallDice faces={dice} />} times={times} />
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
