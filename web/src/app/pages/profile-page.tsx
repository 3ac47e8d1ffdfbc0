import { Profile } from '../../features/account/profile.tsx'
import { BetSettings } from '../../features/sports/slip/bet-settings.tsx'

/** /profile: the account's page with the settings of the slip, which belong to sports. */
export function ProfilePage() {
  return <Profile betSettings={<BetSettings />} />
}
