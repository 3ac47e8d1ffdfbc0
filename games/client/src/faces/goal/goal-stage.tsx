import type { GoalEvent } from '@chaupar/games/rules/instant/goal'
import { RovingField } from '../../drawing/roving.tsx'
import { timesText } from '../../money/amounts.ts'
import type { FaceProps } from '../face.ts'
import { type Measures, measuresOf, timesAfter, type Way, wayOf } from './field.ts'
import { Clear, Trap } from './pieces.tsx'
import { type GoalTexts, goalTexts } from './texts.ts'
import '../../drawing/tile.css'
import './goal.css'

type TileState = 'closed' | 'next' | 'clear' | 'lost' | 'trap'

const tileClasses: Readonly<Record<TileState, string>> = {
  closed: 'tile goal-closed',
  next: 'tile goal-next',
  clear: 'tile tile-open',
  lost: 'tile tile-open tile-lost',
  trap: 'tile tile-open tile-shown',
}

/** The way to the goal, or up the tower: columns of tiles, each with what a cash-out pays behind it. */
export function GoalStage({ variant, language, bet, round, phase, canAct, act }: FaceProps<GoalEvent>) {
  const t = goalTexts[language]
  const shown = phase === 'ready' || phase === 'staking' || phase === 'loading' ? null : round
  const isOther =
    phase === 'ended' &&
    round !== null &&
    measureKey(measuresOf(round.bet, variant)) !== measureKey(measuresOf(bet, variant))
  const shownRound = isOther ? null : shown
  const measures = measuresOf(shownRound?.bet ?? bet, variant)
  const way = wayOf(shownRound)
  const { columns, tiles } = measures
  const canPick = canAct('pick')
  const crossed = way.picked.length - (way.isLost ? 1 : 0)
  return (
    <div className="goal">
      <RovingField
        name={t.field}
        className={`goal-field goal-${variant}`}
        style={{ '--goal-columns': columns, '--goal-tiles': tiles }}
      >
        {[...Array(columns).keys()].map((column) => (
          <fieldset
            key={column}
            className="goal-column"
            aria-label={t.column(column + 1, timesText(timesAfter(column + 1, measures, variant)))}
          >
            <span
              className="goal-times"
              style={{ '--goal-column': column }}
              data-crossed={column < crossed || undefined}
              data-now={(column === crossed && canPick) || undefined}
              aria-hidden="true"
            >
              {timesText(timesAfter(column + 1, measures, variant))}
            </span>
            {[...Array(tiles).keys()].map((tile) => {
              const state = stateOf(column, tile, way, canPick)
              return (
                <button
                  key={tile}
                  type="button"
                  className={tileClasses[state]}
                  style={{ '--goal-column': column, '--goal-tile': tile }}
                  aria-label={nameOf(column, tile, state, t)}
                  aria-disabled={state !== 'next'}
                  onClick={() => state === 'next' && act('pick', { tile })}
                >
                  {state === 'clear' ? <Clear variant={variant} /> : null}
                  {state === 'lost' || state === 'trap' ? <Trap variant={variant} /> : null}
                </button>
              )
            })}
          </fieldset>
        ))}
      </RovingField>
    </div>
  )
}

function stateOf(column: number, tile: number, { picked, isLost, bombs }: Way, canPick: boolean): TileState {
  if (picked[column] === tile) return isLost && column === picked.length - 1 ? 'lost' : 'clear'
  if (bombs[column]?.includes(tile)) return 'trap'
  return canPick && column === picked.length ? 'next' : 'closed'
}

function nameOf(column: number, tile: number, state: TileState, t: GoalTexts): string {
  const place = t.tile(column + 1, tile + 1)
  const words = { closed: t.closed, next: t.closed, clear: t.clear, lost: t.trap, trap: t.trap }
  return `${place}, ${words[state]}`
}

function measureKey({ columns, tiles, bombs }: Measures): string {
  return [columns, tiles, bombs].join(' ')
}
