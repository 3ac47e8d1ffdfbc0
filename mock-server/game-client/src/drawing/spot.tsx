import { paid } from '@chaupar/contracts/games/rules/rules'
import type { KeyboardEvent, ReactNode } from 'react'
import type { FaceProps } from '../faces/face.ts'
import type { Language } from '../i18n/texts.ts'
import { shortRupees } from '../money/amounts.ts'
import { Chip } from './chip.tsx'
import { roundOnTable, type Settled, settledSpots } from './table-round.ts'
import { tableTexts } from './table-texts.ts'
import './spot.css'

type SpotProps = {
  table: FaceProps
  /** Its name in the rules. */
  on: string
  /** Its name in words; shown unless `sign` stands for it. */
  name: string
  sign?: ReactNode
  price: string
  /** A word on what wins it. */
  note?: string
  size?: 'main' | 'side' | 'small'
}

/** A place of a table that takes chips: pressing puts one on it, Backspace takes one off. Afterwards it says what its bet came to. */
export function Spot({ table, on, name, sign, price, note, size = 'side' }: SpotProps) {
  const { chips, canChoose, language } = table
  const t = tableTexts[language]
  const paise = chips.on.get(on) ?? 0
  const settled = settledSpots(roundOnTable(table)).get(on)
  const came = settled === undefined ? undefined : outcomeText(settled, language)
  const said = [
    [name, note, t.pays(price)].filter(Boolean).join(', '),
    paise > 0 ? t.onIt(shortRupees(paise, language)) : '',
    came ?? '',
  ]
  const lift = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' || event.key === 'Delete') chips.lift(on)
  }
  return (
    <button
      type="button"
      className={`spot spot-${size}`}
      data-came={settled === undefined ? undefined : cameTo(settled)}
      aria-disabled={!canChoose}
      aria-label={said.filter(Boolean).join('; ')}
      onClick={() => chips.place(on)}
      onKeyDown={lift}
    >
      <span className="spot-name">{sign ?? name}</span>
      <span className="spot-price">
        {size === 'small' && settled !== undefined ? shortOutcome(settled, language) : price}
      </span>
      {size === 'small' ? null : <span className="spot-note">{came ?? note}</span>}
      {paise > 0 ? <Chip paise={paise} /> : null}
    </button>
  )
}

/** Spots in rows, one after another in the order of reading. */
export function Spots({
  language,
  className,
  children,
}: {
  language: Language
  className: string
  children: ReactNode
}) {
  return (
    <fieldset className={`spots ${className}`} aria-label={tableTexts[language].spots}>
      {children}
    </fieldset>
  )
}

/** A price as it is printed on the cloth: 196 -> '1.96×', 200 -> '2×'. */
export function priceText(times: number): string {
  return `${times / 100}×`
}

function cameTo({ times }: Settled): 'won' | 'back' | 'lost' {
  return times > 100 ? 'won' : times > 0 ? 'back' : 'lost'
}

function outcomeText({ amountPaise, times }: Settled, language: Language): string {
  const t = tableTexts[language]
  const amount = shortRupees(paid(amountPaise, times), language)
  return { won: t.paid(amount), back: t.back(amount), lost: t.lost }[cameTo({ amountPaise, times })]
}

/** What fits on a small spot. */
function shortOutcome({ amountPaise, times }: Settled, language: Language): string {
  return times === 0 ? tableTexts[language].lost : shortRupees(paid(amountPaise, times), language)
}
