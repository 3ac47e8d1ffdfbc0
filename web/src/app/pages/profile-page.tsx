import { ProfilePage } from '../../features/account/profile-page.tsx'
import { BetSettings } from '../../features/sports/slip/bet-settings.tsx'

/** /profile: the account's page with the settings of the slip, which belong to sports. */
export function PlayerProfilePage() {
  return <ProfilePage betSettings={<BetSettings />} />
}
