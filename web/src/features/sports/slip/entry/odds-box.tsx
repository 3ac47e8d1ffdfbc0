import { Trans, useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import type { Halt } from '../../prices/halt-words.tsx'
import { useMarkets } from '../../prices/market-store.ts'
import { stepPrice } from '../../prices/odds-ladder.ts'
import { priceText } from '../../prices/price-text.ts'
import type { Price } from '../../queries.ts'
import { changeEntry, type SlipEntry } from '../../selection/slip-store.ts'
import { focusEntry } from '../slip-focus.ts'
import { HaltMark } from '../slip-words.tsx'
import './odds-box.css'

/**
 * The odds asked for, on the tick ladder; beside it what the market offers now, or why it takes no bet. Both are spoken,
 * and have a place of their own, so that nothing moves under the finger when a ball begins.
 */
export function OddsBox({ entry, halt }: { entry: SlipEntry; halt: Halt | null }) {
  const { t } = useLingui()
  const { id, priceKind, side, price, tappedPrice, selectionId, marketId } = entry
  const now = useMarkets(
    (state) => state.markets[marketId]?.runners.find((runner) => runner.selectionId === selectionId)?.[side][0],
  )
  const label = priceKind === 'decimal' ? t`Odds` : t`Rate`
  const moved = now !== undefined && (now.price !== price || now.line !== entry.line)
  const step = (ticks: number) => changeEntry(id, { price: stepPrice(priceKind, price, ticks) })
  return (
    <div>
      <div className="slip-label">
        <span>
          <span id={`odds-label-${id}`}>{label}</span>
          {tappedPrice === undefined || halt ? null : (
            <>
              {' '}
              <span className="odds-was">
                <Trans>was {priceText(tappedPrice)}</Trans>
              </span>
            </>
          )}
        </span>
        <span role="status">{halt ? <HaltMark halt={halt} /> : moved ? <NowButton id={id} now={now} /> : null}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box */}
      <div
        className="slip-stepper"
        role="group"
        data-halted={halt !== null || undefined}
        aria-labelledby={`odds-label-${id}`}
      >
        {priceKind === 'line' ? null : (
          <button type="button" aria-label={t`Lower odds`} onClick={() => step(-1)}>
            <Minus size={17} aria-hidden="true" />
          </button>
        )}
        <output translate="no">{priceText(price)}</output>
        {priceKind === 'line' ? null : (
          <button type="button" aria-label={t`Raise odds`} onClick={() => step(1)}>
            <Plus size={17} aria-hidden="true" />
          </button>
        )}
      </div>
    </div>
  )
}

/** Takes what the market offers now, and goes on to the stake: nothing is left to press here. */
function NowButton({ id, now }: { id: string; now: Price }) {
  const { line } = now
  const take = () => {
    changeEntry(id, { price: now.price, ...(line === undefined ? {} : { line }) })
    focusEntry(id)
  }
  return (
    <button type="button" className="odds-now" onClick={take}>
      {line === undefined ? (
        <Trans>now {priceText(now.price)}</Trans>
      ) : (
        <Trans>
          now {priceText(line)} at {priceText(now.price)}
        </Trans>
      )}
    </button>
  )
}
