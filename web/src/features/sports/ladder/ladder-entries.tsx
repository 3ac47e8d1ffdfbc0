import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { formatRupees } from '../../../lib/money.ts'
import { isOnItsWay } from '../../../money/intent.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { priceText } from '../prices/price-text.ts'
import { placeEntry } from '../selection/place-bet.ts'
import { isDraft, removeEntry, type SlipEntry, useSlipAlike } from '../selection/slip-store.ts'
import { EntryAnswer } from '../slip/entry/entry-answer.tsx'
import { useCheckOf } from '../slip/slip-check.ts'
import { SlipNote } from '../slip/slip-foot.tsx'
import { ProblemText, useSideWords } from '../slip/slip-words.tsx'

type LadderEntriesProps = Pick<SlipEntry, 'marketId' | 'selectionId'> & {
  /** An entry was taken out: the focus goes back to the prices. */
  onGone: () => void
}

/** The entries of the slip on the runner: drafts with the button that places them, and the answers of the others. */
export function LadderEntries({ marketId, selectionId, onGone }: LadderEntriesProps) {
  const entries = useSlipAlike((state) =>
    state.betSlipContent.filter((entry) => entry.marketId === marketId && entry.selectionId === selectionId),
  )
  return entries.map((entry) => <LadderEntry key={entry.id} entry={entry} onGone={onGone} />)
}

function LadderEntry({ entry, onGone }: { entry: SlipEntry; onGone: () => void }) {
  const { t } = useLingui()
  const words = useSideWords(entry)
  const section = useRef<HTMLElement>(null)
  const remove = () => {
    removeEntry(entry.id)
    onGone()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="ladder-entry focus-on-mount"
      data-side={entry.side}
      aria-label={`${words} ${entry.runnerName}`}
    >
      {/* The button disappears with the draft, so that the focus moves to the bet. */}
      {isDraft(entry) ? (
        <Draft entry={entry} words={words} onPlace={() => section.current?.focus()} />
      ) : (
        <EntryAnswer entry={entry} />
      )}
      {isOnItsWay(entry.state) ? null : (
        <IconButton label={t`Remove ${entry.runnerName}`} icon={<X size={19} aria-hidden="true" />} onClick={remove} />
      )}
    </section>
  )
}

function Draft({ entry, words, onPlace }: { entry: SlipEntry; words: string; onPlace: () => void }) {
  const queries = useQueryClient()
  const check = useCheckOf([entry])
  const problem = check.checks[0]?.problem
  const place = () => {
    if (!check.ready) return
    onPlace()
    void placeEntry(entry.id, queries)
  }
  return (
    <div className="ladder-draft">
      <p>
        {words}{' '}
        <b translate="no">
          {priceText(entry.price)}, {formatRupees(Number(entry.stakeText))}
        </b>
      </p>
      <Button variant="primary" disabled={!check.ready} onClick={place}>
        <Trans>Place bet</Trans>
      </Button>
      {problem ? <ProblemText problem={problem} /> : null}
      <SlipNote check={check} sheet={false} />
    </div>
  )
}
