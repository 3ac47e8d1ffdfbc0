import type { ProviderInfo } from '@chaupar/contracts/catalogue/provider'
import { listsOfProvider } from '@chaupar/contracts/catalogue/provider-index'
import { Plural } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { casino } from '../catalogue/queries.ts'
import { retryOf } from '../catalogue/retry-of.ts'
import { GameListing } from '../listing/game-listing.tsx'
import { ProviderRails } from '../listing/player-rails.tsx'
import { ProviderSign } from '../providers/provider-sign.tsx'
import '../listing/listing.css'
import '../providers/provider.css'

export type ProviderPageProps = {
  provider: ProviderInfo
  /** A page of the provider's own (/kingmaker, /aura): a banner, and the rails popular, new and last played. */
  own?: boolean
}

/** A provider: sign, what it is about, categories, games. /casino/{provider} and /{providerCode} are this page. */
export function ProviderPage({ provider, own = false }: ProviderPageProps) {
  const { code, name, quotes } = provider
  const games = useQuery(casino.games(listsOfProvider(code)))
  return (
    <div className="wrap casino-page">
      <header className={own ? 'provider-head provider-head-own' : 'provider-head'}>
        <ProviderSign code={code} />
        <div>
          <h1>{name}</h1>
          <p>{quotes}</p>
          {games.data ? (
            <p className="mt-1 text-sm">
              <Plural value={games.data.length} one="# game" other="# games" />
            </p>
          ) : null}
        </div>
        <span aria-hidden="true" className="jaali-band" />
      </header>
      <GameListing
        games={games.data}
        onRetry={retryOf(games)}
        byProvider={false}
        rails={own ? <ProviderRails games={games.data} /> : undefined}
      />
    </div>
  )
}
