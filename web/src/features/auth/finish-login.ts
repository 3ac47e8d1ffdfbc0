import { paths } from '../../config/paths.ts'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import { setComingPrice } from '../../player/coming-price-store.ts'
import { takeDeepLink } from '../../player/deep-link.ts'
import { signIn, type User } from '../../player/session-store.ts'
import { keepWantedPrice } from '../../player/wanted-price.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { forgetFlow } from './flow-store.ts'
import { priceOfFlow } from './price-of-flow.ts'

/**
 * Login or registration succeeded (spec 2.6): token and user are stored, the toast is shown, the
 * dialog closes, the app goes where the guest was heading, to the match of the price that he tapped, else home. All in one go, so that no guard sees a half of it.
 */
export function finishLogin(session: { token: string; user: User }, announcement: string): void {
  const kept = takeDeepLink()
  const { target, finish } = useAuthPanel.getState()
  const wanted = priceOfFlow()
  // A price tapped before a reload is only taken along by the flow it started.
  if (wanted === null) keepWantedPrice(null)
  setComingPrice(wanted)
  signIn(session)
  toast('success', announcement)
  forgetFlow()
  finish(target ?? (wanted ? paths.match(wanted.refMatchId) : kept) ?? paths.home)
}
