import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { useIsAuthenticated } from '../../player/session-store.ts'
import { BrandPicture, useBrandName } from '../../site/brand-picture.tsx'
import { classNames } from '../../ui/basics/class-names.ts'
import './brand.css'

/** Logo and name; leads to / for a guest and to /home for a player. */
export function Brand({ onlyMarkWhenNarrow = false }: { onlyMarkWhenNarrow?: boolean }) {
  const { t } = useLingui()
  const player = useIsAuthenticated()
  const name = useBrandName()
  return (
    <Link to={player ? paths.home : paths.landing} aria-label={t`${name} home`} className="brand">
      <BrandPicture />
      <span className={classNames('truncate', onlyMarkWhenNarrow && 'brand-name')}>{name}</span>
    </Link>
  )
}
