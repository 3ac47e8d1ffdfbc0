import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { env } from '../../config/env.ts'
import { paths } from '../../config/paths.ts'
import { isAllowedPicture } from '../../lib/outside-address.ts'
import { useIsAuthenticated } from '../../player/session-store.ts'
import { useAppDetails } from '../../site/app-details.ts'
import { BrandMark } from '../../ui/basics/brand-mark.tsx'
import { classNames } from '../../ui/basics/class-names.ts'
import './brand.css'

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
        <img src={logo} alt="" height={28} className="brand-logo" />
      ) : (
        <BrandMark />
      )}
      <span className={classNames('truncate', onlyMarkOnPhone && 'brand-name')}>{name}</span>
    </Link>
  )
}
