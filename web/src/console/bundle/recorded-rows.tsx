import { useEffect, useRef } from 'react'
import { JournalHead, JournalRow } from '../journal/journal-row.tsx'
import type { Row } from './bundle-file.ts'

export type RecordedRowsProps = {
  rows: readonly Row[]
  world: string
  /** Of the row of the moment; -1 before the first. */
  index: number
  onChoose: (index: number) => void
}

/** Rows that are shown on each side of the chosen one: a file may hold 20,000. */
const shownEachSide = 100

/** The journal of a file, its row of the moment open and in view. */
export function RecordedRows({ rows, world, index, onChoose }: RecordedRowsProps) {
  const box = useRef<HTMLElement>(null)
  const first = Math.max(0, Math.min(index, rows.length - shownEachSide) - shownEachSide)
  const shown = rows.slice(first, first + 2 * shownEachSide)
  useEffect(() => {
    const chosen = index < 0 ? null : box.current?.querySelector('[data-open]')
    if (!(chosen instanceof HTMLElement) || box.current === null) return
    box.current.scrollTop = chosen.offsetTop - box.current.offsetTop - box.current.clientHeight / 3
  }, [index])
  return (
    <div>
      <p className="console-note">
        {rows.length === 0
          ? 'The journal is empty.'
          : `Rows ${first + 1} to ${first + shown.length} of ${rows.length.toLocaleString('en-IN')}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard */}
      <section ref={box} className="bundle-view-rows" aria-label="Journal" tabIndex={0}>
        <JournalHead />
        {shown.map((row, at) => (
          <JournalRow
            key={row.id}
            entry={row}
            world={world}
            isOpen={first + at === index}
            onToggle={() => onChoose(first + at)}
          />
        ))}
      </section>
    </div>
  )
}
