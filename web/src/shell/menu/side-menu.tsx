import { useIsAuthenticated } from '../../player/session-store.ts'
import { useAfterPaint } from '../../ui/basics/after-paint.ts'
import { GuestMenu } from './guest-menu.tsx'
import { PlayerDrawer } from './player-drawer.tsx'

/**
 * What the side-menu button opens: the guest's menu or the player's drawer. Loaded with its first use. The button answers first,
 * lit as long as the menu is open: locks, focus and links of a panel take a slow phone longer than a press may.
 */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const isPlayer = useIsAuthenticated()
  if (!useAfterPaint(true)) return null
  return isPlayer ? <PlayerDrawer onClose={onClose} /> : <GuestMenu onClose={onClose} />
}
