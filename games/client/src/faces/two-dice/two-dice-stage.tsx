import type { RedBlueDiceEvent } from '@chaupar/games/rules/tables/two-dice'
import { Board } from '../../drawing/board.tsx'
import { Dice } from '../../drawing/dice.tsx'
import { Spot, SpotText } from '../../drawing/spot.tsx'
import { runOf } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { rows, thrownOf, timesOf } from './table.ts'
import { outcomeName, spotName, twoDiceTexts } from './texts.ts'
import './two-dice.css'

const size = { '--rows': String(rows.length) }

/** A red and a blue die over the layout; beside it where there is room. */
export function TwoDiceStage(props: FaceProps<RedBlueDiceEvent>) {
  const { language, phase, round } = props
  const thrown = thrownOf(round)
  const run = runOf(props, 'dice')
  const isShown = phase !== 'staking' && run === null
  return (
    <div className="table dice-table two-dice" style={size}>
      <div className="table-show" aria-hidden="true">
        <Dice faces={[thrown?.red ?? 5, thrown?.blue ?? 3]} run={run} colours={['red', 'blue']} />
        <p className="two-outcome">
          {isShown && thrown !== null ? (
            <>
              {outcomeName(thrown.winner, language)} <b>{thrown.total}</b>
            </>
          ) : null}
        </p>
      </div>
      <Board table={props} name={twoDiceTexts[language].layout} className="dice-board two-board">
        {rows.map((row) => (
          <div key={row[0]} className="spot-row">
            {row.map((on) => {
              const name = spotName(on, language)
              const times = timesOf(on)
              return (
                <Spot key={on} on={on} name={name} pays={times} className={`two-${on.split('-')[0]}`}>
                  <SpotText word={on.startsWith('total') ? on.slice(6) : name} pays={times} />
                </Spot>
              )
            })}
          </div>
        ))}
      </Board>
    </div>
  )
}
