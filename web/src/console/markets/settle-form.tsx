import { type FormEvent, useState } from 'react'
import { type ControlMarket, resultText } from './market-table.tsx'

/** How a market ends: who wins, or the runs of a line. */
export function SettleForm({ market, onSettle }: { market: ControlMarket; onSettle: (result: string) => void }) {
  const isLine = market.priceKind === 'line'
  const [result, setResult] = useState(isLine ? '' : (market.runners[0]?.selectionId ?? ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSettle(result)
  }
  return (
    <form className="console-form" aria-label={`Settle ${market.HeadName}`} onSubmit={submit}>
      {market.result === null ? null : (
        <p className="console-hint console-form-wide">
          Now: {resultText(market)}. Old entries are reversed by new ones.
        </p>
      )}
      {isLine ? (
        <label className="console-form-wide">
          Runs
          <input
            type="number"
            min={0}
            max={999_999}
            required
            value={result}
            onChange={(event) => setResult(event.target.value)}
          />
        </label>
      ) : (
        <label className="console-form-wide">
          Winner
          <select value={result} onChange={(event) => setResult(event.target.value)}>
            {market.runners.map(({ selectionId, name }) => (
              <option key={selectionId} value={selectionId}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className="console-button" data-tone="main">
        Settle {market.HeadName}
      </button>
    </form>
  )
}
