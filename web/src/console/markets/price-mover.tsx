import { useState } from 'react'
import type { ControlMarket } from './market-table.tsx'
import './price-mover.css'

export type Move = { selectionId: string; side: 'back' | 'lay'; ticks: number }

/** One runner, one side, a tick at a time; the price is held there until Open. */
export function PriceMover({ market, onMove }: { market: ControlMarket; onMove: (move: Move) => void }) {
  const [chosen, setChosen] = useState('')
  const [side, setSide] = useState<Move['side']>('back')
  const runner = market.runners.find(({ selectionId }) => selectionId === chosen) ?? market.runners[0]
  if (!runner) return null
  const best = runner[side]
  const shown = best === null ? '–' : market.priceKind === 'line' ? best.line : best.price
  const move = (ticks: number) => onMove({ selectionId: runner.selectionId, side, ticks })
  const isLine = market.priceKind === 'line'
  return (
    <div className="price-mover">
      <select aria-label="Runner" value={runner.selectionId} onChange={(event) => setChosen(event.target.value)}>
        {market.runners.map(({ selectionId, name }) => (
          <option key={selectionId} value={selectionId}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Side"
        value={side}
        onChange={(event) => setSide(event.target.value === 'lay' ? 'lay' : 'back')}
      >
        <option value="back">{isLine ? 'Yes' : 'back'}</option>
        <option value="lay">{isLine ? 'No' : 'lay'}</option>
      </select>
      <button type="button" className="console-button" disabled={best === null} onClick={() => move(-1)}>
        −1 tick
      </button>
      <output className="console-mono" aria-label="Best price">
        {shown}
      </output>
      <button type="button" className="console-button" disabled={best === null} onClick={() => move(1)}>
        +1 tick
      </button>
    </div>
  )
}
