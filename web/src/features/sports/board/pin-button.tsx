import { useLingui } from '@lingui/react/macro'
import { Pin } from 'lucide-react'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { useChangePins, usePins } from '../pins-store.ts'
import type { MarketShell } from '../prices/market-merge.ts'

type PinButtonProps = { market: Pick<MarketShell, 'marketId' | 'refMatchId' | 'HeadName'> }

/** Puts a market first on its match's page and on the page of the pins, for this player. */
export function PinButton({ market: { marketId, refMatchId, HeadName } }: PinButtonProps) {
  const { t } = useLingui()
  const changePins = useChangePins()
  const pinned = usePins().some((pin) => pin.marketId === marketId)
  return (
    <IconButton
      label={pinned ? t`Unpin ${HeadName}` : t`Pin ${HeadName}`}
      aria-pressed={pinned}
      className="market-tool"
      icon={<Pin size={16} aria-hidden="true" />}
      onClick={() => changePins([{ matchId: refMatchId, marketId }], !pinned)}
    />
  )
}
