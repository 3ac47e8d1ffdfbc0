import type { MinesEvent } from '@chaupar/games/rules/instant/mines'
import { RovingField } from '../../drawing/roving.tsx'
import { timesText } from '../../money/amounts.ts'
import type { FaceProps } from '../face.ts'
import { type Field, fieldOf, minesOf, sideOf, timesAfter } from './field.ts'
import { Mine, Stone } from './pieces.tsx'
import { minesTexts } from './texts.ts'
import '../../drawing/tile.css'
import './mines.css'

/** The field of tiles, with what the next safe one would pay. */
export function MinesStage(props: FaceProps<MinesEvent>) {
  const { variant, language, round, bet, phase, canAct, act } = props
  const t = minesTexts[language]
  const side = sideOf(variant)
  const isIdle = phase === 'ready' || phase === 'staking'
  const field = fieldOf(isIdle ? null : round)
  const mines = minesOf(bet)
  const canPick = canAct('pick')
  const tiles = [...Array(side * side).keys()]
  return (
    <div className="mines">
      <dl className="mines-figures">
        <div>
          <dt>{t.mines}</dt>
          <dd>{mines}</dd>
        </div>
        <div>
          <dt>{t.gems}</dt>
          <dd>
            {field.safe.size} / {side * side - mines}
          </dd>
        </div>
        <div>
          <dt>{t.next}</dt>
          <dd>
            {field.mines.size > 0
              ? '–'
              : timesText(timesAfter(Math.min(field.safe.size + 1, side * side - mines), mines, side))}
          </dd>
        </div>
      </dl>
      <RovingField name={t.field} className="tiles" style={{ '--columns': side }}>
        {tiles.map((tile) => (
          <button
            key={tile}
            type="button"
            className={classOf(stateOf(tile, field))}
            aria-label={nameOf(tile, field, t)}
            aria-disabled={!canPick || field.safe.has(tile)}
            onClick={() => canPick && !field.safe.has(tile) && act('pick', { tile })}
          >
            <Piece state={stateOf(tile, field)} />
          </button>
        ))}
      </RovingField>
    </div>
  )
}

type TileState = 'safe' | 'hit' | 'mine' | 'closed'

function classOf(state: TileState): string {
  return { closed: 'tile', safe: 'tile tile-open', mine: 'tile tile-open tile-shown', hit: 'tile tile-open tile-lost' }[
    state
  ]
}

function Piece({ state }: { state: TileState }) {
  if (state === 'closed') return null
  return state === 'safe' ? <Stone /> : <Mine />
}

function stateOf(tile: number, { safe, hit, mines }: Field): TileState {
  if (tile === hit) return 'hit'
  if (safe.has(tile)) return 'safe'
  return mines.has(tile) ? 'mine' : 'closed'
}

function nameOf(tile: number, field: Field, t: (typeof minesTexts)['en' | 'hi']): string {
  const state = stateOf(tile, field)
  if (state === 'closed') return t.closed(tile + 1)
  return state === 'safe' ? t.safe(tile + 1) : t.mine(tile + 1)
}
