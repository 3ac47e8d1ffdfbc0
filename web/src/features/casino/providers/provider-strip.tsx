import { ownPageProviders } from '@chaupar/games/catalogue/provider'
import { providers } from '@chaupar/games/catalogue/provider-index'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { useAuthPanel } from '../../../player/auth-panel-store.ts'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { ProviderSign } from './provider-sign.tsx'
import './provider-strip.css'

/** Every provider with its sign, in a row that scrolls sideways. A guest's pages are the common ones (spec 2.3). */
export function ProviderStrip() {
  const { t } = useLingui()
  const player = useIsAuthenticated()
  const open = useAuthPanel((state) => state.open)
  return (
    <nav aria-label={t`Game providers`}>
      <ul className="provider-strip">
        {providers.map(({ code, name, homeUrl }) => {
          const closed = !player && ownPageProviders.some((own) => own === code)
          return (
            <li key={code}>
              <Link
                to={player || closed ? homeUrl : paths.providerCode(code)}
                onClick={(event) => {
                  if (!closed) return
                  event.preventDefault()
                  open('login', { target: homeUrl })
                }}
              >
                <ProviderSign code={code} />
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
