import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import type { FaceProps } from '../faces/face.ts'
import { bilingual } from '../i18n/texts.ts'
import { shortRupees } from '../money/amounts.ts'
import { Chip } from './chip.tsx'
import { shortTimes } from './table-result.ts'
import './board.css'

const texts = bilingual(
  {
    pays: (name: string, times: string) => `${name}, pays ${times}`,
    holds: (name: string, amount: string) => `${name}, ${amount} on it`,
    won: (name: string) => `${name}, won`,
  },
  {
    pays: (name, times) => `${name}, ${times} मिलता है`,
    holds: (name, amount) => `${name}, इस पर ${amount}`,
    won: (name) => `${name}, जीता`,
  },
)

type BoardProps = { name: string; className: string; children: ReactNode }

/** The spots of a table. Arrow keys go to the spot that lies that way. */
export function Board({ name, className, children }: BoardProps) {
  return (
    <fieldset className={`board ${className}`} aria-label={name} onKeyDown={moveFocus}>
      {children}
    </fieldset>
  )
}

type SpotProps = {
  /** Its name in the rules. */
  on: string
  /** Its name in words. */
  name: string
  /** What it pays, in hundredths of the stake; absent when that depends. */
  times?: number | undefined
  table: Pick<FaceProps, 'chips' | 'canChoose' | 'language'>
  isWon?: boolean
  className?: string
  style?: CSSProperties
  /** Instead of placing a chip. */
  onPress?: (() => void) | undefined
  children: ReactNode
}

/** A place for chips: pressed it takes the chip in hand, Delete or Backspace takes the last one off. */
export function Spot({ on, name, times, table, isWon = false, className = '', style, onPress, children }: SpotProps) {
  const { chips, canChoose, language } = table
  const t = texts[language]
  const paise = chips.on.get(on) ?? 0
  const priced = times === undefined ? name : t.pays(name, shortTimes(times))
  const held = paise === 0 ? priced : t.holds(priced, shortRupees(paise, language))
  return (
    <button
      type="button"
      className={`spot ${className}`}
      style={style}
      data-won={isWon || undefined}
      aria-label={isWon ? t.won(held) : held}
      aria-disabled={!canChoose}
      onKeyDown={(event) => (event.key === 'Delete' || event.key === 'Backspace') && chips.lift(on)}
      onClick={onPress ?? (() => chips.place(on))}
    >
      {children}
      {paise === 0 ? null : (
        <span className="spot-chip">
          <Chip paise={paise} />
        </span>
      )}
    </button>
  )
}

/** A word and what it pays, one under the other; the spot says both in its name. */
export function SpotText({ word, times }: { word: ReactNode; times?: number | undefined }) {
  return (
    <>
      <span className="spot-word">{word}</span>
      {times === undefined ? null : (
        <span className="spot-times" aria-hidden="true">
          {shortTimes(times)}
        </span>
      )}
    </>
  )
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  if (way === undefined || !(event.target instanceof HTMLElement)) return
  const from = middleOf(event.target)
  const spots = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')]
  const found = spots
    .filter((spot) => spot !== event.target)
    .map((spot) => {
      const [x, y] = middleOf(spot)
      const along = (x - from[0]) * way[0] + (y - from[1]) * way[1]
      const across = Math.abs((x - from[0]) * way[1]) + Math.abs((y - from[1]) * way[0])
      return { spot, along, far: along + 2.5 * across }
    })
    .filter(({ along }) => along > 4)
    .sort((a, b) => a.far - b.far)
  event.preventDefault()
  found[0]?.spot.focus()
}

function middleOf(element: HTMLElement): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
