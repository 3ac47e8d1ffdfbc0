import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { placeLine } from '../selection/place-bet.ts'
import { restoreSlipSettings, useDrafts, useSlip } from '../selection/slip-store.ts'
import { SlipLineCard } from './line/slip-line-card.tsx'
import { useActiveDraft } from './slip-active.ts'
import { useSlipCheck } from './slip-check.ts'
import { focusLine } from './slip-focus.ts'
import { SlipFoot } from './slip-foot.tsx'
import './slip.css'

/**
 * The slip: its lines, what to do when a price moves, totals, and the one button. `keypad` is the phone's: the draft that
 * is open has a keypad, the others are folded to a row.
 */
export function BetSlip({ keypad = false }: { keypad?: boolean }) {
  const empty = useSlip((state) => state.betSlipContent.length === 0)
  useEffect(restoreSlipSettings, [])
  if (!empty) return <Lines keypad={keypad} />
  return (
    <div className="slip-empty">
      <EmptyState title={<Trans>Your slip is empty</Trans>}>
        <Trans>Tap a price to add it here. Selections stay while you look around.</Trans>
      </EmptyState>
    </div>
  )
}

function Lines({ keypad }: { keypad: boolean }) {
  const queries = useQueryClient()
  const lines = useSlip((state) => state.betSlipContent)
  const drafts = useDrafts()
  const check = useSlipCheck()
  const [active, setActive] = useActiveDraft(drafts)
  const open = (id: string) => {
    flushSync(() => setActive(id))
    focusLine(id)
  }
  const place = () => {
    if (!check.ready) return
    for (const { id } of drafts) void placeLine(id, queries)
  }
  return (
    <>
      {lines.map((line) => (
        <SlipLineCard
          key={line.id}
          line={line}
          check={check.checks.find((one) => one.line.id === line.id)}
          keypad={keypad && line.id === active}
          onOpen={keypad && line.id !== active ? () => open(line.id) : null}
          onEnter={place}
        />
      ))}
      {drafts.length > 0 || lines.some((line) => line.state.at === 'submitting') ? (
        <SlipFoot check={check} sheet={keypad} onPlace={place} />
      ) : null}
    </>
  )
}
