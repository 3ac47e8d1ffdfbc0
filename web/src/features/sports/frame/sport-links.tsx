import { Trans, useLingui } from '@lingui/react/macro'
import { NavLink } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { sportList } from '../sport-names.ts'

/** The sports side by side, where there is no room for the rail. */
export function SportLinks() {
  const { t, i18n } = useLingui()
  return (
    <nav className="sport-links" aria-label={t`Sports`}>
      <NavLink to={paths.exchangeInplay}>
        <i className="live-dot" />
        <Trans>In play</Trans>
      </NavLink>
      {sportList.map(({ key, name }) => (
        <NavLink key={key} to={paths.spmSports(key)}>
          <Glyph name={key} size={17} />
          {i18n._(name)}
        </NavLink>
      ))}
    </nav>
  )
}
