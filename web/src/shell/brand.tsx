import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { env } from '../config/env.ts'
import { paths } from '../config/paths.ts'
import { isAllowedPicture } from '../lib/picture-address.ts'
import { useAppDetails } from '../session/app-details.ts'
import { useIsAuthenticated } from '../session/session-store.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { classNames } from '../ui/class-names.ts'

/** Logo and name; leads to / for a guest and to /home for a player. LOGO_URL counts only from an allowed origin. */
export function Brand({ onlyMarkOnPhone = false }: { onlyMarkOnPhone?: boolean }) {
  const { t } = useLingui()
  const details = useAppDetails()
  const player = useIsAuthenticated()
  const name = details?.SEO_TITLE || 'Chaupar'
  const logo = details?.LOGO_URL ?? ''
  return (
    <Link to={player ? paths.home : paths.landing} aria-label={t`${name} home`} className="brand">
      {isAllowedPicture(logo, env().imageHosts) ? (
        <img src={logo} alt="" height={28} className="h-7 w-auto" />
      ) : (
        <BrandMark />
      )}
      <span className={classNames('truncate', onlyMarkOnPhone && 'brand-name')}>{name}</span>
    </Link>
  )
}
