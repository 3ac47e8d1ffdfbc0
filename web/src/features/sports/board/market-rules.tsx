import { Trans, useLingui } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useBookPercent } from '../prices/book-share.ts'
import type { MarketShell } from '../prices/market-merge.ts'
import { plainAmount } from '../prices/price-text.ts'
import './market-rules.css'

/** How a market is paid and by what it is limited, behind a button of its head. */
export function MarketRules({ market }: { market: MarketShell }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const { HeadName, minStake, maxStake, delayMs, inPlay } = market
  return (
    <>
      <IconButton
        label={t`Rules of ${HeadName}`}
        className="market-tool"
        icon={<Info size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={HeadName}>
        <div className="market-rules">
          <Payment kind={market.priceKind} />
          <p>
            <Trans>
              A bet is from ₹{plainAmount(minStake)} to ₹{plainAmount(maxStake)}.
            </Trans>{' '}
            {inPlay && delayMs > 0 ? (
              <Trans>
                In play it is held for {delayMs / 1000} s before it is matched, and can be refused until then.
              </Trans>
            ) : null}
          </p>
          <Book marketId={market.marketId} />
          <p>
            <Trans>
              A market that is abandoned is void: every stake comes back. A wrong result is settled again by the right
              one.
            </Trans>
          </p>
        </div>
      </Dialog>
    </>
  )
}

function Book({ marketId }: { marketId: string }) {
  const percent = useBookPercent(marketId)
  if (percent === null) return null
  return (
    <p>
      <Trans>
        The book stands at {percent}%: the chances that the best back prices give, added up. What is over 100% is the
        margin of the bookmaker who takes these bets.
      </Trans>
    </p>
  )
}

function Payment({ kind }: { kind: MarketShell['priceKind'] }) {
  switch (kind) {
    case 'decimal':
      return (
        <p>
          <Trans>
            Decimal odds. A back of ₹100 at 2.50 wins ₹150 or loses ₹100. A lay is the other side of it: it wins ₹100 or
            loses ₹150.
          </Trans>
        </p>
      )
    case 'rate':
      return (
        <p>
          <Trans>
            Rates for each ₹100. A back of ₹100 at 74 wins ₹74 or loses ₹100. A lay is the other side of it: it wins
            ₹100 or loses ₹74.
          </Trans>
        </p>
      )
    case 'line':
      return (
        <p>
          <Trans>
            Yes wins when the runs reach the line, No when they do not. Yes of ₹100 at a rate of 90 wins ₹90 or loses
            ₹100; No wins ₹100 or loses ₹90.
          </Trans>
        </p>
      )
  }
}
