import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../../ui/basics/class-names.ts'
import { Skeleton } from '../../ui/states/loading.tsx'
import { copiesOfPress } from '../code/copies.ts'
import { CopyAs } from '../code/copy-as.tsx'
import { problemText, whereCopied } from '../control/control.ts'
import type { Command } from '../control/curl.ts'
import type { Actions } from '../control/use-control.ts'
import { CurlLine } from './copy-line.tsx'
import './panel.css'

export type PanelProps = {
  title: string
  /** Stands at the right of the title: '5 of 64'. */
  note?: ReactNode
  actions?: Actions
  /** Shown before anything was done: how to read the same. */
  command: Command
  className?: string
  children: ReactNode
}

/** One noun of the control surface: what it is, what can be done, how the last thing went, and its command. */
export function Panel({ title, note, actions, command, className, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classNames('console-panel', className)}>
      <header className="console-panel-head">
        <h2 id={id}>{title}</h2>
        <span className="console-note">{note}</span>
      </header>
      {children}
      {actions ? <Outcome actions={actions} /> : null}
      <CurlLine command={actions?.last ?? command} />
      {actions?.last ? <CopyAs copies={copiesOfPress(actions.last, whereCopied())} noun={actions.last.op} /> : null}
    </section>
  )
}

/** Says how the last action went; a live region that is always there. It covers nothing of what was pressed. */
export function Outcome({ actions: { state, error, last } }: { actions: Actions }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const pressed = state === 'idle' ? null : document.activeElement
    if (line.current?.closest('.console-panel')?.contains(pressed)) pressed?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <p ref={line} role="status" className="console-outcome" data-failed={state === 'failed' || undefined}>
      {state === 'busy' ? 'Working ...' : null}
      {state === 'done' ? `Done: ${last?.op ?? ''}` : null}
      {state === 'failed' ? problemText(error) : null}
    </p>
  )
}

type ReadState = { data: unknown; error: unknown; refetch: () => unknown }

/** What a panel shows while it has nothing to show; null once it has. Old data stays when a later read fails. */
export function readProblem(read: ReadState, rows: number): ReactNode {
  if (read.data !== undefined) return null
  if (read.error === null) {
    return (
      <div role="status" aria-label="Loading" className="console-loading">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars that are all alike and never move
          <Skeleton key={row} className="console-loading-bar" />
        ))}
      </div>
    )
  }
  return (
    <div role="alert" className="console-empty console-failed">
      {problemText(read.error)}{' '}
      <button type="button" className="console-button" onClick={() => void read.refetch()}>
        Retry
      </button>
    </div>
  )
}

/** The `ref` of a form that a press has opened: brings it into view, and the cursor into its first field. */
export function showOpened(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'nearest' })
  const field = form?.querySelector('input')
  field?.focus({ preventScroll: true })
  field?.select()
}
