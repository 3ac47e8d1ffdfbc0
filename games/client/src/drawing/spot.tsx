import { paid } from '@chaupar/games/rules/rules'
import type { CSSProperties, ReactNode } from 'react'
import type { Language } from '../i18n/texts.ts'
import { shortRupees } from '../money/amounts.ts'
import { useTable } from './board.tsx'
import { Chip } from './chip.tsx'
import { shortTimes } from './table-result.ts'
import { cameTo, type Settled } from './table-round.ts'
import { tableTexts } from './table-texts.ts'
import './spot.css'
import './plate.css'

type SpotProps = {
  /** Its name in the rules. */
  on: string
  /** Its name in words. */
  name: string
  /** Its payout, in hundredths of the stake, or in words; absent when its name says that. */
  pays?: number | string | undefined
  className?: string
  style?: CSSProperties
  /** Instead of placing a chip. */
  onPress?: (() => void) | undefined
  children: ReactNode
}

/**
 * A place for chips: pressed it takes the chip in hand, Delete or Backspace takes the last one off. Its name says what it pays, what
 * lies on it, and after the round what the bet came to. It stands in the spot as text for who does not see it, in place of what is
 * shown: a label of its own would have to repeat the signs that are shown, word by word (WCAG 2.5.3).
 */
export function Spot({ on, name, pays, className = '', style, onPress, children }: SpotProps) {
  const { chips, canChoose, language, settled } = useTable()
  const t = tableTexts[language]
  const paise = chips.on.get(on) ?? 0
  const unplacedPaise = paise === 0 ? (chips.unplaced?.get(on) ?? 0) : 0
  const came = settled.get(on)
  const said = [
    name,
    pays === undefined ? '' : t.pays(priceOf(pays)),
    paise === 0 ? '' : t.onIt(shortRupees(paise, language)),
    unplacedPaise === 0 ? '' : t.notPlaced(shortRupees(unplacedPaise, language)),
    came === undefined ? '' : outcomeText(came, language),
  ]
  return (
    <button
      type="button"
      className={`spot ${className}`}
      style={style}
      data-came={came && cameTo(came)}
      aria-disabled={!canChoose}
      onKeyDown={(event) => (event.key === 'Delete' || event.key === 'Backspace') && chips.lift(on)}
      onClick={onPress ?? (() => chips.place(on))}
    >
      <span className="only-spoken">{said.filter((part) => part !== '').join(', ')}</span>
      <span className="spot-shown" aria-hidden="true">
        {children}
      </span>
      {paise + unplacedPaise === 0 ? null : (
        <span className="spot-chip">
          <Chip paise={paise + unplacedPaise} isPlaced={unplacedPaise === 0} />
        </span>
      )}
    </button>
  )
}

/** A word and what it pays, one under the other; the spot says both in its name. */
export function SpotText({ word, pays }: { word: ReactNode; pays?: number | undefined }) {
  return (
    <>
      <span className="spot-word">{word}</span>
      {pays === undefined ? null : <span className="spot-times">{shortTimes(pays)}</span>}
    </>
  )
}

type PlateProps = {
  on: string
  /** Its name in words; shown unless `sign` stands for it. */
  name: string
  sign?: ReactNode
  pays: number | string
  /** A word on what wins it; what the bet came to takes its place. */
  note?: string
  size?: 'main' | 'side' | 'small'
}

/** A spot as tables of cards have it: its name, its price in large, a note. */
export function Plate({ on, name, sign, pays, note, size = 'side' }: PlateProps) {
  const { language, settled } = useTable()
  const came = settled.get(on)
  const isSmall = size === 'small'
  return (
    <Spot on={on} name={[name, note].filter(Boolean).join(', ')} pays={pays} className={`spot-plate spot-${size}`}>
      <span className="spot-name">{sign ?? name}</span>
      <span className="spot-price">{isSmall && came !== undefined ? shortOutcome(came, language) : priceOf(pays)}</span>
      {isSmall ? null : <span className="spot-note">{came === undefined ? note : outcomeText(came, language)}</span>}
    </Spot>
  )
}

function priceOf(pays: number | string): string {
  return typeof pays === 'number' ? shortTimes(pays) : pays
}

function outcomeText(came: Settled, language: Language): string {
  const t = tableTexts[language]
  const amount = shortRupees(paid(came.amountPaise, came.times), language)
  return { won: t.paid(amount), back: t.back(amount), lost: t.lost }[cameTo(came)]
}

/** What fits on a small spot. */
function shortOutcome({ amountPaise, times }: Settled, language: Language): string {
  return times === 0 ? tableTexts[language].lost : shortRupees(paid(amountPaise, times), language)
}
