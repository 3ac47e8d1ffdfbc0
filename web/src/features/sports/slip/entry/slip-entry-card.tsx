import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '../../../../ui/basics/icon-button.tsx'
import { Tag } from '../../../../ui/basics/tag.tsx'
import { plainAmount, priceText } from '../../prices/price-text.ts'
import { stakePaiseOf } from '../../selection/slip-rules.ts'
import type { SlipEntry } from '../../selection/slip-store.ts'
import type { EntryCheck } from '../slip-check.ts'
import { entryElementId, escToPrice, removeAndGoOn, showPrice, useEntryFocus } from '../slip-focus.ts'
import { HaltMark, ProblemWords, SelectionWords, useSideWords } from '../slip-words.tsx'
import { EntryAnswer } from './entry-answer.tsx'
import { EntryForm } from './entry-form.tsx'
import './slip-entry-card.css'

type SlipEntryCardProps = {
  entry: SlipEntry
  /** Of a draft. */
  check: EntryCheck | undefined
  keypad: boolean
  /** Opens a draft that is folded to a row; null when it is open. */
  onOpen: (() => void) | null
  /** Enter in the stake. */
  onEnter: () => void
}

/** One entry of the slip: what is bet on, then the form of a draft or what became of it. */
export function SlipEntryCard({ entry, check, keypad, onOpen, onEnter }: SlipEntryCardProps) {
  const { t } = useLingui()
  const words = useSideWords(entry)
  useEntryFocus(entry)
  const open = useInSight(keypad)
  const free = entry.state.at === 'ready' || entry.state.at === 'done' || entry.state.at === 'refused'
  const remove = free ? (
    <IconButton
      label={t`Remove ${entry.runnerName}`}
      icon={<X size={17} aria-hidden="true" />}
      onClick={() => removeAndGoOn(entry.id)}
    />
  ) : null
  if (check && onOpen) {
    return (
      <section className="slip-entry slip-row" data-side={entry.side} aria-label={`${words} ${entry.runnerName}`}>
        <SlipEntryRow check={check} onOpen={onOpen} />
        {remove}
      </section>
    )
  }
  return (
    <section ref={open} className="slip-entry" data-side={entry.side} aria-label={`${words} ${entry.runnerName}`}>
      <header className="slip-entry-head">
        <Tag tone={entry.side}>{words}</Tag>
        <div className="slip-entry-words">
          <p className="slip-entry-name">
            <SelectionWords entry={entry} />
          </p>
          <button
            type="button"
            className="slip-entry-market"
            title={t`Show on the board`}
            onClick={() => showPrice(entry.id)}
            translate="no"
          >
            {`${entry.HeadName}, ${entry.matchName}`}
          </button>
        </div>
        {remove}
      </header>
      {check ? (
        <EntryForm check={check} keypad={keypad} onEnter={onEnter} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here; Esc leaves it as it leaves the form
        <div
          id={entryElementId(entry.id)}
          tabIndex={-1}
          className="focus-on-mount"
          onKeyDown={(event) => escToPrice(event, entry.id)}
        >
          <EntryAnswer entry={entry} />
        </div>
      )}
    </section>
  )
}

/** On a low screen the rows before it would leave the open draft's keypad under the foot: it goes to the top. */
function useInSight(on: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (on) element.current?.scrollIntoView({ block: 'start' })
  }, [on])
  return element
}

/** A draft in one row: what is bet on, the price, the stake, and what stands against it; a tap opens its form. */
function SlipEntryRow({ check, onOpen }: { check: EntryCheck; onOpen: () => void }) {
  const { entry } = check
  const words = useSideWords(entry)
  const stake = stakePaiseOf(entry.stakeText)
  return (
    <button
      type="button"
      id={entryElementId(entry.id)}
      className="slip-row-open"
      aria-expanded="false"
      onClick={onOpen}
    >
      <Tag tone={entry.side}>{words}</Tag>{' '}
      <span className="slip-entry-words">
        <span className="slip-entry-name">
          <Trans>
            <SelectionWords entry={entry} /> at {priceText(entry.price)}
          </Trans>
        </span>{' '}
        <EntryNote check={check} />
      </span>{' '}
      <b className="slip-row-stake">{stake === null ? <Trans>No stake</Trans> : `₹${plainAmount(stake / 100)}`}</b>
    </button>
  )
}

/** The market, or in its place why the entry cannot be placed; the row keeps its height. */
function EntryNote({ check: { entry, halt, problem } }: { check: EntryCheck }) {
  const shownProblem = problem?.kind === 'no-stake' ? null : problem
  return (
    <span
      className="slip-entry-market"
      role="status"
      data-problem={halt === null && shownProblem !== null ? true : undefined}
    >
      {halt ? <HaltMark halt={halt} /> : shownProblem ? <ProblemWords problem={shownProblem} /> : entry.HeadName}
    </span>
  )
}
