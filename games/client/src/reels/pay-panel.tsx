import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../drawing/icon.tsx'
import { ScrollArea } from '../drawing/scroll-area.tsx'
import { rupees } from '../money/amounts.ts'
import { LineMaps } from './line-maps.tsx'
import type { ReelPays } from './reel-family.ts'
import { cellName, sumOf, type Wording } from './sentences.ts'
import { SymbolPicture } from './symbols/symbol-picture.tsx'
import { reelTexts } from './texts.ts'
import './pay-panel.css'

type TableProps = { load: () => Promise<ReelPays>; wording: Wording }

/** What the symbols pay, loaded once. */
function usePays(load: () => Promise<ReelPays>): ReelPays | null {
  const [pays, setPays] = useState<ReelPays | null>(null)
  const first = useRef(load)
  useEffect(() => {
    let isOpen = true
    void first.current().then((loaded) => isOpen && setPays(loaded))
    return () => {
      isOpen = false
    }
  }, [])
  return pays
}

/** What every symbol pays at the chosen stake, over the stage. Escape closes it. */
export function PayPanel({ load, wording, onClose }: TableProps & { onClose: () => void }) {
  const t = reelTexts[wording.language]
  const pays = usePays(load)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <dialog open className="pays" aria-label={t.pays} onKeyDown={closeByKey}>
      <header className="pays-head">
        <h2>{t.pays}</h2>
        <span>{t.ofStake(rupees(wording.stakePaise, wording.language))}</span>
        <button ref={close} type="button" className="icon-button" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {pays === null ? null : (
        <ScrollArea className="pays-body" name={t.pays}>
          <PayList pays={pays} wording={wording} />
          {pays.lines.length === 0 ? null : <LineMaps lines={pays.lines} name={t.lines} />}
        </ScrollArea>
      )}
    </dialog>
  )
}

/** What every symbol pays at the chosen stake, beside the reels; the lines are in the panel. */
export function PayTable({ load, wording }: TableProps) {
  const t = reelTexts[wording.language]
  const pays = usePays(load)
  return (
    <ScrollArea className="reels-side" name={t.pays}>
      <h2>{t.ofStake(rupees(wording.stakePaise, wording.language))}</h2>
      {pays === null ? null : <PayList pays={pays} wording={wording} />}
    </ScrollArea>
  )
}

function PayList({ pays: { pays, awards }, wording }: { pays: ReelPays; wording: Wording }) {
  const t = reelTexts[wording.language]
  // Where so many of a symbol anywhere pay, more of them pay as much.
  const isAnywhere = Object.values(pays).some((kinds) => 8 in kinds)
  const scatters = Object.entries(awards).map(([count, { times, spins }]): [string, string] => [
    count,
    spins > 0 ? t.withFree(sumOf(times, wording), spins) : sumOf(times, wording),
  ])
  return (
    <ul className="pays-list">
      {Object.entries(pays).map(([symbol, kinds]) => (
        <PayRow
          key={symbol}
          symbol={symbol}
          rows={Object.entries(kinds).map(([kind, times]) => [
            isAnywhere ? t.orMore(Number(kind)) : kind,
            sumOf(times, wording),
          ])}
          wording={wording}
        />
      ))}
      {scatters.length === 0 ? null : <PayRow symbol="S" rows={scatters} wording={wording} />}
      {isAnywhere ? null : <PayRow symbol="W" rows={[['', t.wild]]} wording={wording} />}
    </ul>
  )
}

type RowProps = { symbol: string; rows: readonly (readonly [string, string])[]; wording: Wording }

function PayRow({ symbol, rows, wording }: RowProps) {
  return (
    <li className="pays-row">
      <SymbolPicture symbol={symbol} theme={wording.theme} />
      <div>
        <h3>{cellName({ name: symbol, times: 1 }, wording)}</h3>
        {[...rows].reverse().map(([count, text]) => (
          <p key={count}>
            {count === '' ? null : <b>{count}</b>} {text}
          </p>
        ))}
      </div>
    </li>
  )
}
