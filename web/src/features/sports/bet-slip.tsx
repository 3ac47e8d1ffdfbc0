import { Plural, Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useEffect } from 'react'
import { formatRupees, toPaise } from '../../lib/money.ts'
import { useSession } from '../../session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useOnline } from '../../ui/online.ts'
import { useMarkets } from './market-store.ts'
import { placeLine } from './place-bet.ts'
import { PolicyPicker } from './policy-picker.tsx'
import { useMarketBooks } from './slip-books.ts'
import { SlipLineCard } from './slip-line-card.tsx'
import { problemOf } from './slip-rules.ts'
import { restoreSlipSettings, useDrafts, useSlip } from './slip-store.ts'
import { slipTotals } from './slip-totals.ts'
import './slip.css'

/** The slip: its lines, what to do when a price moves, totals, and the one button. `keypad` draws a keypad for the phone. */
export function BetSlip({ keypad = false }: { keypad?: boolean }) {
  const lines = useSlip((state) => state.betSlipContent)
  useEffect(restoreSlipSettings, [])
  if (lines.length === 0) {
    return (
      <div className="slip-empty">
        <EmptyState title={<Trans>Your slip is empty</Trans>}>
          <Trans>Tap a price to add it here. Selections stay while you look around.</Trans>
        </EmptyState>
      </div>
    )
  }
  const lastDraft = lines.findLast((line) => line.state.at === 'draft')
  return (
    <>
      {lines.map((line) => (
        <SlipLineCard key={line.id} line={line} keypad={keypad && line === lastDraft} />
      ))}
      {lastDraft || lines.some((line) => line.state.at === 'submitting') ? <SlipFoot /> : null}
    </>
  )
}

function SlipFoot() {
  const queries = useQueryClient()
  const busy = useSlip((state) => state.betSlipContent.some((line) => line.state.at === 'submitting'))
  const wallet = useSession((session) => session.wallet)
  const exposure = useSession((session) => session.exposureAmount)
  const drafts = useDrafts()
  const bookOf = useMarketBooks(drafts)
  const balance = wallet?.balance ?? null
  const blocked = usePausedOrOffline()
  const { riskPaise, changePaise } = slipTotals(drafts, bookOf)
  const problems = drafts.map((line) => problemOf({ line, stakeText: line.stakeText, balance, ...bookOf(line) }))
  const tooMuch = balance !== null && changePaise > toPaise(balance)
  const ready = drafts.length > 0 && problems.every((problem) => problem === null) && !tooMuch && !blocked
  const delay = Math.max(0, ...drafts.map(({ delayMs }) => delayMs)) / 1000
  const count = drafts.length
  return (
    <div className="slip-foot">
      <PolicyPicker />
      <dl className="slip-totals">
        <div>
          <dt>
            <Trans>Total stake and liability</Trans>
          </dt>
          <dd>{formatRupees(riskPaise / 100)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Exposure after</Trans>
          </dt>
          <dd>{formatRupees(Math.max(0, toPaise(exposure ?? 0) + changePaise) / 100)}</dd>
        </div>
      </dl>
      {tooMuch && problems.every((problem) => problem === null) ? (
        <p className="field-error" role="alert">
          <Trans>Together these bets need more than your balance.</Trans>
        </p>
      ) : null}
      <Button
        variant="primary"
        large
        className="w-full"
        busy={busy}
        disabled={!ready}
        onClick={() => {
          for (const line of drafts) void placeLine(line.id, queries)
        }}
      >
        {count > 1 ? <Trans>Place {count} bets</Trans> : <Trans>Place bet</Trans>}
      </Button>
      <p className="slip-note">
        {blocked ? (
          <Trans>Prices are paused. No bet can be placed now.</Trans>
        ) : delay > 0 ? (
          <>
            <Timer size={14} aria-hidden="true" />
            <Plural
              value={delay}
              one="In play: held # second before it is matched"
              other="In play: held # seconds before it is matched"
            />
          </>
        ) : null}
      </p>
    </div>
  )
}

/** No bet while the prices are old: the socket and the polling are both down, or the browser is offline. */
function usePausedOrOffline(): boolean {
  const online = useOnline()
  const paused = useMarkets((state) => state.followed && state.source === 'none')
  return paused || !online
}
