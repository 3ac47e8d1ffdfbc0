import { paths } from '../../config/paths.ts'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import { takeDeepLink } from '../../player/deep-link.ts'
import { signIn, type User } from '../../player/session-store.ts'
import { forgetFlow } from './flow-store.ts'

/**
 * Login or registration succeeded (spec 2.6): token and user are stored, the toast is shown, the
 * dialog closes, the app goes where the guest was heading, else home. All in one go, so that no guard sees a half of it.
 */
export function finishLogin(session: { token: string; user: User }, announce: () => void): void {
  const kept = takeDeepLink()
  const { target, finish } = useAuthPanel.getState()
  signIn(session)
  announce()
  forgetFlow()
  finish(target ?? kept ?? paths.home)
}
