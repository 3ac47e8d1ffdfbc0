import { useIsAuthenticated } from '../../player/session-store.ts'
import { GuestMenu } from './guest-menu.tsx'
import { PlayerDrawer } from './player-drawer.tsx'

/** What the side-menu button opens: the guest's menu or the player's drawer. Loaded with its first use. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  return useIsAuthenticated() ? <PlayerDrawer onClose={onClose} /> : <GuestMenu onClose={onClose} />
}
