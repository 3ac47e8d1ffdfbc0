import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useComingPrice } from '../../../player/coming-price-store.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { StateNote } from '../../../ui/states/state-note.tsx'
import { placeEntry } from '../selection/place-bet.ts'
import { type SlipEntry, useDrafts, useSlip } from '../selection/slip-store.ts'
import { SlipEntryCard } from './entry/slip-entry-card.tsx'
import { useSlipCheck } from './slip-check.ts'
import { focusEntry } from './slip-focus.ts'
import { SlipFoot } from './slip-foot.tsx'
import './bet-slip.css'

/**
 * The slip: its entries, what to do when a price moves, totals, and the one button. `keypad` is the phone's: the draft that
 * is open has a keypad, the others are folded to a row.
 */
export function BetSlip({ keypad = false }: { keypad?: boolean }) {
  const empty = useSlip((state) => state.betSlipContent.length === 0)
  const coming = useComingPrice(({ price }) => price)
  if (!empty) return <Lines keypad={keypad} />
  return (
    <div className="slip-empty">
      {coming ? (
        <StateNote role="status" title={<Trans>Adding {coming.runnerName} to your slip</Trans>}>
          <Trans>We are reading its price of this moment.</Trans>
        </StateNote>
      ) : (
        <EmptyState kind={keypad ? 'empty' : 'brief'} title={<Trans>Your slip is empty</Trans>}>
          <Trans>Tap a price to add it here. Selections stay while you look around.</Trans>
        </EmptyState>
      )}
    </div>
  )
}

function Lines({ keypad }: { keypad: boolean }) {
  const queries = useQueryClient()
  const entries = useSlip((state) => state.betSlipContent)
  const drafts = useDrafts()
  const check = useSlipCheck()
  const [active, setActive] = useActiveDraft(drafts)
  const open = (id: string) => {
    flushSync(() => setActive(id))
    focusEntry(id)
  }
  const place = () => {
    if (!check.ready) return
    for (const { id } of drafts) void placeEntry(id, queries)
  }
  return (
    <>
      {entries.map((entry) => (
        <SlipEntryCard
          key={entry.id}
          entry={entry}
          check={check.checks.find((one) => one.entry.id === entry.id)}
          keypad={keypad && entry.id === active}
          onOpen={keypad && entry.id !== active ? () => open(entry.id) : null}
          onEnter={place}
        />
      ))}
      {drafts.length > 0 || entries.some((entry) => entry.state.at === 'submitting') ? (
        <SlipFoot check={check} sheet={keypad} onPlace={place} />
      ) : null}
    </>
  )
}

/**
 * The draft that is open on the phone, where the others are folded to a row: the newest, or the one that was chosen since.
 */
function useActiveDraft(drafts: readonly SlipEntry[]): [string | undefined, (id: string) => void] {
  const ids = drafts.map(({ id }) => id)
  const [known, setKnown] = useState(ids)
  const [active, setActive] = useState(ids.at(-1))
  if (known.join('\n') === ids.join('\n')) return [active, setActive]
  const now = newest(ids, known) ?? following(ids, known, active)
  // Set during rendering, so that a wrong entry is never shown open.
  setKnown(ids)
  setActive(now)
  return [now, setActive]
}

/** The draft added last, or returned to a draft by an answer; undefined when none is new. */
function newest(ids: readonly string[], known: readonly string[]): string | undefined {
  // Tapping a price again moves its entry to the end.
  const putLast = ids.length >= known.length && ids.at(-1) !== known.at(-1)
  return putLast ? ids.at(-1) : ids.findLast((id) => !known.includes(id))
}

/** The open draft while it is there, else the one that stood after it. */
function following(ids: readonly string[], known: readonly string[], active: string | undefined): string | undefined {
  const after = active === undefined ? [] : known.slice(known.indexOf(active))
  return after.find((id) => ids.includes(id)) ?? ids.at(-1)
}
