import type { MiniRouletteEvent } from '@chaupar/games/rules/instant/mini-roulette'
import { Board } from '../../drawing/board.tsx'
import { Spot, SpotText } from '../../drawing/spot.tsx'
import { RouletteWheel } from '../../drawing/wheels/roulette-wheel.tsx'
import { runOf } from '../events.ts'
import type { FaceProps } from '../face.ts'
import { miniTexts, numberName, spotName } from './texts.ts'
import { colourOf, numberOf, numbers, rollMs, timesOf, wheelPockets } from './wheel.ts'
import './mini-roulette.css'

const outside = ['low', 'even', 'red', 'black', 'odd', 'high']

/** The small wheel over its layout; beside it where there is room. */
export function MiniRouletteStage(props: FaceProps<MiniRouletteEvent>) {
  const { language, phase, round } = props
  const number = numberOf(round)
  const run = runOf(props, 'number')
  const isShown = phase !== 'staking' && run === null
  const called = isShown ? number : null
  const spot = (on: string, className: string) => {
    const times = timesOf(on)
    const name = spotName(on, language)
    return (
      <Spot key={on} on={on} name={name} pays={times} className={className}>
        <SpotText word={on.startsWith('straight') ? on.slice(9) : name} pays={times} />
      </Spot>
    )
  }
  return (
    <div className="table mini">
      <div className="table-show mini-show">
        <RouletteWheel pockets={wheelPockets} balls={number === null ? [] : [number]} run={run} ms={rollMs} />
        {called === null ? null : (
          <p className={`mini-called mini-${colourOf(called)}`} aria-hidden="true">
            {called}
            <span>{numberName(called, language)}</span>
          </p>
        )}
      </div>
      <Board table={props} name={miniTexts[language].layout} className="mini-board">
        {numbers.map((one) =>
          spot(`straight-${one}`, `mini-cell mini-cell-${colourOf(one)}${one === called ? ' mini-hit' : ''}`),
        )}
        {[1, 2, 3].map((third) => spot(`third-${third}`, 'mini-third spot-chip-side'))}
        {outside.map((on) => spot(on, `mini-out mini-of-${on}`))}
      </Board>
    </div>
  )
}
