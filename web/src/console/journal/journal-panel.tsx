import type { ControlData } from '@chaupar/api/control-client'
import { Pause, Play } from 'lucide-react'
import { type UIEvent, useEffect, useId, useRef, useState } from 'react'
import { saveFile } from '../../lib/csv.ts'
import { TwoMinutesButton } from '../code/two-minutes-button.tsx'
import { useActions, useRead } from '../control/use-control.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import { JournalHead, JournalRow } from './journal-row.tsx'
import { ReplayNote } from './replay-note.tsx'
import { isMismatch, isWanted, type Narrowing, useJournal } from './use-journal.ts'
import './journal-panel.css'

const kinds: readonly [kind: Narrowing | null, label: string][] = [
  [null, 'All'],
  ['http', 'HTTP'],
  ['socket', 'Socket'],
  ['clock', 'Clock'],
  ['ledger', 'Ledger'],
  ['control', 'Control'],
  ['fault', 'Fault'],
  ['mismatch', 'Mismatches'],
]

export type JournalPanelProps = {
  world: string
  /** Undefined until the worlds are known. */
  chosen?: ControlData<'readWorld'> | undefined
  onChoose: (world: string) => void
}

/** Everything that happens in the world, in one order, as it happens. */
export function JournalPanel({ world, chosen, onChoose }: JournalPanelProps) {
  const actions = useActions()
  const noteId = useId()
  const [paused, setPaused] = useState(false)
  const [kind, setKind] = useState<Narrowing | null>(null)
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<number | null>(null)
  const { entries, counts, error, isLoaded, retry } = useJournal(world, paused)
  const sought = words.trim()
  const kept = entries.filter((entry) => isWanted(entry, kind, sought))
  // What is not among the rows of the page may be among those that the world keeps.
  const isOlder = isLoaded && sought !== '' && kept.length === 0
  const ofKind = kind === null || kind === 'mismatch' ? {} : { kind }
  const older = useRead('queryJournal', { world, ...ofKind, text: sought.slice(0, 100) }, { isWanted: isOlder })
  const shown = isOlder ? (older.data?.entries ?? []).filter((entry) => isWanted(entry, kind, sought)) : kept
  const count = (one: Narrowing | null) => {
    // Counts of the rows shown; the world's own counts are by kind.
    if (one === 'mismatch') return entries.filter(isMismatch).length
    return one === null ? Object.values(counts).reduce((sum, each) => sum + each, 0) : (counts[one] ?? 0)
  }
  const tail = useTail(shown.at(-1)?.id ?? 0)
  const exportIt = () =>
    actions.act('exportJournal', { world }, (journal) =>
      saveFile(`${world}.journal.json`, 'application/json', JSON.stringify(journal, null, 1)),
    )
  const read = { data: isLoaded ? entries : undefined, error, refetch: retry }
  return (
    <Panel
      title="Journal"
      actions={actions}
      command={{ op: 'queryJournal', input: { world, after: entries.at(-1)?.id ?? 0, waitMs: 5000 } }}
      className="journal-panel"
    >
      <div className="journal-panel-bar">
        <fieldset className="journal-panel-kinds">
          <legend className="sr-only">Kinds</legend>
          {kinds.map(([one, label]) => (
            <button key={label} type="button" aria-pressed={kind === one} onClick={() => setKind(one)}>
              {label} <i>{count(one).toLocaleString('en-IN')}</i>
            </button>
          ))}
        </fieldset>
        <input
          type="search"
          aria-label="Filter the journal"
          placeholder="Filter"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="button" className="console-button" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {paused ? <Play size={14} aria-hidden="true" /> : <Pause size={14} aria-hidden="true" />}
          {paused ? 'Go on' : 'Pause'}
        </button>
        <button type="button" className="console-button" aria-pressed={tail.following} onClick={tail.follow}>
          Newest
        </button>
        <button type="button" className="console-button" aria-describedby={noteId} onClick={exportIt}>
          Export
        </button>
        <TwoMinutesButton world={world} />
      </div>
      {chosen?.seed === null ? <ReplayNote id={noteId} world={chosen} actions={actions} onChoose={onChoose} /> : null}
      {readProblem(read, 12) ?? (
        <section
          ref={tail.box}
          onScroll={tail.onScroll}
          className="journal-panel-rows"
          data-following={tail.following || undefined}
          aria-label="Entries"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard
          tabIndex={0}
        >
          {shown.length > 0 ? <JournalHead /> : null}
          {shown.map((entry) => (
            <JournalRow
              key={entry.id}
              entry={entry}
              world={world}
              isOpen={open === entry.id}
              onToggle={() => setOpen(open === entry.id ? null : entry.id)}
            />
          ))}
          {shown.length === 0 ? (
            <p className="console-empty">
              {entries.length === 0
                ? 'Nothing has happened yet. Open the app in this world.'
                : 'Nothing fits the filter.'}
            </p>
          ) : null}
        </section>
      )}
    </Panel>
  )
}

/**
 * Keeps the newest row in view until the user scrolls up from it. Nothing else moves the list up: while it is followed, the browser
 * does not make up for old rows that are removed (journal-panel.css).
 */
function useTail(newest: number) {
  const box = useRef<HTMLElement>(null)
  const [following, setFollowing] = useState(true)
  const lastTop = useRef(0)
  useEffect(() => {
    const element = box.current
    if (element && following && newest > 0) element.scrollTop = element.scrollHeight
  }, [newest, following])
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    const isUp = scrollTop < lastTop.current
    lastTop.current = scrollTop
    if (scrollHeight - scrollTop - clientHeight < 40) setFollowing(true)
    else if (isUp) setFollowing(false)
  }
  return { box, onScroll, following, follow: () => setFollowing(true) }
}
