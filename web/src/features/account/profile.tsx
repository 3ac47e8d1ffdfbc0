import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { readableMobile } from '../../lib/mobile-number.ts'
import { useSession } from '../../player/session-store.ts'
import { LanguageSwitch } from '../../site/language-switch.tsx'
import { ThemeSwitch } from '../../site/theme-switch.tsx'
import { Box, Page } from '../../ui/basics/page.tsx'
import { CopyButton } from '../../ui/records/copy-button.tsx'
import { Definition, Definitions } from '../../ui/records/definitions.tsx'
import { PasswordForm } from './password-form.tsx'
import { SaferPlayLinks } from './safer-play/safer-play-links.tsx'
import { SessionsBox } from './sessions-box.tsx'

/** /profile: who the player is, password, betting (handed in: it belongs to sports), language, theme, responsible play, sessions (spec 2.4). */
export function Profile({ betSettings }: { betSettings: ReactNode }) {
  return (
    <Page title={<Trans>Profile</Trans>}>
      <div className="page-columns">
        <div>
          <Identity />
          <SaferPlayLinks />
          <SessionsBox />
        </div>
        <div>
          <PasswordForm />
          <Box title={<Trans>Appearance</Trans>}>
            <LanguageSwitch />
            <ThemeSwitch />
          </Box>
          {betSettings}
        </div>
      </div>
    </Page>
  )
}

function Identity() {
  const { t } = useLingui()
  const user = useSession((session) => session.user)
  const id = user?.mstruserid
  return (
    <Box title={<Trans>Your account</Trans>}>
      <Definitions>
        <Definition
          term={<Trans>User id</Trans>}
          action={id === undefined ? null : <CopyButton text={String(id)} what={t`the user id`} />}
        >
          {id ?? '–'}
        </Definition>
        <Definition term={<Trans>Mobile number</Trans>}>
          {user?.mobileno ? readableMobile(user.mobileno) : '–'}
        </Definition>
        <Definition
          term={<Trans>Identity check</Trans>}
          action={
            <Link to={paths.kyc} className="link">
              <Trans>KYC</Trans>
            </Link>
          }
        >
          <Trans>Needed before a withdrawal</Trans>
        </Definition>
        <Definition
          term={<Trans>Banks and cards</Trans>}
          action={
            <Link to={paths.bankDetails} className="link">
              <Trans>Saved accounts</Trans>
            </Link>
          }
        >
          <Trans>For withdrawals</Trans>
        </Definition>
      </Definitions>
    </Box>
  )
}
