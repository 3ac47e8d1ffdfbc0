import { classNames } from '../../ui/basics/class-names.ts'
import { type Copies, copiesOf } from '../code/copies.ts'
import { CopyAs } from '../code/copy-as.tsx'
import { whereCopied } from '../control/control.ts'
import { exactTime } from '../control/world-time.ts'
import { type Entry, isMismatch } from './use-journal.ts'
import './journal-row.css'

export type JournalRowProps = { entry: Entry; world: string; isOpen: boolean; onToggle: () => void }

/** One entry; a press shows what it holds. */
export function JournalRow({ entry, world, isOpen, onToggle }: JournalRowProps) {
  const { id, at, kind, name, direction, text, status, ms } = entry
  const isBad = typeof status === 'number' ? status >= 400 : status === 'failed'
  return (
    <div className="journal-row" data-open={isOpen || undefined} data-mismatch={isMismatch(entry) || undefined}>
      <button type="button" aria-expanded={isOpen} onClick={onToggle} className="journal-row-line" data-kind={kind}>
        <span className="console-mono">{id}</span>
        <span className="console-mono">{exactTime(at)}</span>
        <b>{kind}</b>
        <span className="journal-row-what">
          {direction ? `${direction} ` : ''}
          {name}
        </span>
        <span className="journal-row-detail">{text}</span>
        <span className={classNames('console-mono', isBad && 'num-neg')}>{status ?? ''}</span>
        <span className="console-mono console-right">
          {ms === undefined ? '' : Math.round(ms).toLocaleString('en-IN')}
        </span>
      </button>
      {isOpen ? (
        <Held data={entry.data ?? {}} copies={copiesOf(entry, { world, ...whereCopied() })} noun={`#${id}`} />
      ) : null}
    </div>
  )
}

/** One mismatch on each line: they are sentences, not data. */
function linesOf(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : written(value)
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/** The heads of the columns; each entry's button has its own accessible name. */
export function JournalHead() {
  return (
    <div className="journal-row-line journal-row-head" aria-hidden="true">
      <span>id</span>
      <span>world time</span>
      <span>kind</span>
      <span>what</span>
      <span>detail</span>
      <span>status</span>
      <span className="console-right">ms</span>
    </div>
  )
}

/** Everything an entry holds, part by part. */
function Held({ data, copies, noun }: { data: Readonly<Record<string, unknown>>; copies: Copies; noun: string }) {
  const parts = Object.entries(data)
  if (parts.length === 0) return <p className="console-empty">Nothing more is known of it.</p>
  return (
    <div className="journal-row-held">
      {Object.keys(copies).length === 0 ? null : <CopyAs copies={copies} noun={noun} />}
      {parts.map(([name, value]) => (
        <div key={name}>
          <h3>{name}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard */}
          <pre tabIndex={0}>{name === 'mismatches' ? linesOf(value) : written(value)}</pre>
        </div>
      ))}
    </div>
  )
}
