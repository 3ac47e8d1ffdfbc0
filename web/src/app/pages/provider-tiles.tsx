import { ownPageProviders, type ProviderInfo } from '@chaupar/games/catalogue/provider'
import { providers } from '@chaupar/games/catalogue/provider-index'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { RailHead } from '../../features/casino/covers/rail-head.tsx'
import { providerQuotes } from '../../features/casino/providers/provider-quotes.ts'
import { ProviderSign } from '../../features/casino/providers/provider-sign.tsx'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import { useIsAuthenticated } from '../../player/session-store.ts'
import './provider-tiles.css'

/** The group `providers` (spec 2.5, 3: provider tile): sign, name and a line about each, in a row that scrolls sideways. */
export function ProviderTiles() {
  return (
    <section aria-labelledby="providers-title">
      <RailHead titleId="providers-title" title={<Trans>Providers</Trans>} />
      <ul className="provider-tiles">
        {providers.map((provider) => (
          <li key={provider.code}>
            <ProviderTile provider={provider} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A player is led to the provider's page for players; a guest to the common one (spec 2.3), or to the login where there is none. */
function ProviderTile({ provider: { code, name, homeUrl } }: { provider: ProviderInfo }) {
  const { i18n } = useLingui()
  const player = useIsAuthenticated()
  const open = useAuthPanel((state) => state.open)
  const closed = !player && ownPageProviders.some((own) => own === code)
  return (
    <Link
      to={player || closed ? homeUrl : paths.providerCode(code)}
      className="provider-tiles-tile"
      onClick={(event) => {
        if (!closed) return
        event.preventDefault()
        open('login', { target: homeUrl })
      }}
    >
      <ProviderSign code={code} />
      <b>{name}</b>
      <span>{i18n._(providerQuotes[code])}</span>
    </Link>
  )
}
