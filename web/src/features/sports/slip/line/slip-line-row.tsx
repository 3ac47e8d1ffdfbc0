import { Trans } from '@lingui/react/macro'
import { Tag } from '../../../../ui/basics/tag.tsx'
import { plainAmount, priceText } from '../../prices/price-text.ts'
import { stakePaiseOf } from '../../selection/slip-rules.ts'
import { ProblemWords } from '../problem-text.tsx'
import type { LineCheck } from '../slip-check.ts'
import { lineElementId } from '../slip-focus.ts'
import { HaltMark } from '../slip-halt-words.tsx'
import { SelectionWords, useSideWords } from '../slip-line-words.tsx'

/** A draft in one row: what is bet on, the price, the stake, and what stands against it; a tap opens its form. */
export function SlipLineRow({ check, onOpen }: { check: LineCheck; onOpen: () => void }) {
  const { line } = check
  const words = useSideWords(line)
  const stake = stakePaiseOf(line.stakeText)
  return (
    <button type="button" id={lineElementId(line.id)} className="slip-row-open" aria-expanded="false" onClick={onOpen}>
      <Tag tone={line.side}>{words}</Tag>{' '}
      <span className="min-w-0">
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
  const told = problem?.kind === 'no-stake' ? null : problem
  return (
    <span className="slip-line-market" role="status" data-problem={halt === null && told !== null ? true : undefined}>
      {halt ? <HaltMark halt={halt} /> : told ? <ProblemWords problem={told} /> : line.HeadName}
    </span>
  )
}
