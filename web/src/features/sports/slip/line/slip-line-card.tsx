import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { IconButton } from '../../../../ui/basics/icon-button.tsx'
import { Tag } from '../../../../ui/basics/tag.tsx'
import { plainAmount, priceText } from '../../prices/price-text.ts'
import { stakePaiseOf } from '../../selection/slip-rules.ts'
import type { SlipLine } from '../../selection/slip-store.ts'
import type { LineCheck } from '../slip-check.ts'
import { escToPrice, lineElementId, removeAndGoOn, showPrice, useLineFocus } from '../slip-focus.ts'
import { HaltMark, ProblemWords, SelectionWords, useSideWords } from '../slip-words.tsx'
import { LineAnswer } from './line-answer.tsx'
import { LineForm } from './line-form.tsx'
import './slip-line-card.css'

type SlipLineCardProps = {
  line: SlipLine
  /** Of a draft. */
  check: LineCheck | undefined
  keypad: boolean
  /** Opens a draft that is folded to a row; null when it is open. */
  onOpen: (() => void) | null
  /** Enter in the stake. */
  onEnter: () => void
}

/** One line of the slip: what is bet on, then the form of a draft or what became of it. */
export function SlipLineCard({ line, check, keypad, onOpen, onEnter }: SlipLineCardProps) {
  const { t } = useLingui()
  const words = useSideWords(line)
  useLineFocus(line)
  const open = useInSight(keypad)
  const free = line.state.at === 'ready' || line.state.at === 'done' || line.state.at === 'refused'
  const remove = free ? (
    <IconButton
      label={t`Remove ${line.runnerName}`}
      icon={<X size={17} aria-hidden="true" />}
      onClick={() => removeAndGoOn(line.id)}
    />
  ) : null
  if (check && onOpen) {
    return (
      <section className="slip-line slip-row" data-side={line.side} aria-label={`${words} ${line.runnerName}`}>
        <SlipLineRow check={check} onOpen={onOpen} />
        {remove}
      </section>
    )
  }
  return (
    <section ref={open} className="slip-line" data-side={line.side} aria-label={`${words} ${line.runnerName}`}>
      <header className="slip-line-head">
        <Tag tone={line.side}>{words}</Tag>
        <div className="slip-line-words">
          <p className="slip-line-name">
            <SelectionWords line={line} />
          </p>
          <button
            type="button"
            className="slip-line-market"
            title={t`Show on the board`}
            onClick={() => showPrice(line.id)}
            translate="no"
          >
            {`${line.HeadName}, ${line.matchName}`}
          </button>
        </div>
        {remove}
      </header>
      {check ? (
        <LineForm check={check} keypad={keypad} onEnter={onEnter} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here; Esc leaves it as it leaves the form
        <div
          id={lineElementId(line.id)}
          tabIndex={-1}
          className="focus-on-mount"
          onKeyDown={(event) => escToPrice(event, line.id)}
        >
          <LineAnswer line={line} />
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
function SlipLineRow({ check, onOpen }: { check: LineCheck; onOpen: () => void }) {
  const { line } = check
  const words = useSideWords(line)
  const stake = stakePaiseOf(line.stakeText)
  return (
    <button type="button" id={lineElementId(line.id)} className="slip-row-open" aria-expanded="false" onClick={onOpen}>
      <Tag tone={line.side}>{words}</Tag>{' '}
      <span className="slip-line-words">
        <span className="slip-line-name">
          <Trans>
            <SelectionWords line={line} /> at {priceText(line.price)}
          </Trans>
        </span>{' '}
        <SubLine check={check} />
      </span>{' '}
      <b className="slip-row-stake">{stake === null ? <Trans>No stake</Trans> : `₹${plainAmount(stake / 100)}`}</b>
    </button>
  )
}

/** The market, or in its place why the line cannot be placed; the row keeps its height. */
function SubLine({ check: { line, halt, problem } }: { check: LineCheck }) {
  const shownProblem = problem?.kind === 'no-stake' ? null : problem
  return (
    <span
      className="slip-line-market"
      role="status"
      data-problem={halt === null && shownProblem !== null ? true : undefined}
    >
      {halt ? <HaltMark halt={halt} /> : shownProblem ? <ProblemWords problem={shownProblem} /> : line.HeadName}
    </span>
  )
}
