import { useLingui } from '@lingui/react/macro'
import { Pin } from 'lucide-react'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { togglePin, usePins } from '../stars-and-pins-store.ts'

/** Puts a market first on its page, for this player. */
export function PinButton({ marketId, name }: { marketId: string; name: string }) {
  const { t } = useLingui()
  const pinned = usePins().includes(marketId)
  return (
    <IconButton
      label={pinned ? t`Unpin ${name}` : t`Pin ${name}`}
      aria-pressed={pinned}
      className="market-tool"
      icon={<Pin size={16} aria-hidden="true" />}
      onClick={() => togglePin(marketId)}
    />
  )
}
