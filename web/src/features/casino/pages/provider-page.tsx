import { ownPageProviders, type ProviderCode, providerCodes } from '@chaupar/games/catalogue/provider'
import { listsOfProvider, providerByCode } from '@chaupar/games/catalogue/provider-index'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { LostPage } from '../../../site/lost-page.tsx'
import { casino, useGamesRetry } from '../catalogue/queries.ts'
import { GameListing } from '../listing/game-listing.tsx'
import { ProviderRails } from '../listing/player-rails.tsx'
import { ProviderHead } from '../providers/provider-head.tsx'

/**
 * A provider: sign, what it is about, categories, games. /casino/{provider} and /{providerCode} are this page; so are
 * /kingmaker and /aura (spec 2.4), where a larger banner and the rails popular, new and last played are added.
 */
export function ProviderPage({ code }: { code: ProviderCode }) {
  const provider = providerByCode(code)
  const games = useQuery(casino.games(listsOfProvider(code)))
  const retry = useGamesRetry(games)
  if (!provider) return null
  const hasOwnPage = ownPageProviders.some((own) => own === code)
  return (
    <GameListing
      head={<ProviderHead provider={provider} isLarge={hasOwnPage} games={games.data} />}
      games={games.data}
      retry={retry}
      byProvider={false}
      rails={hasOwnPage ? <ProviderRails games={games.data} /> : undefined}
    />
  )
}

/** /kingmaker: the home of one provider's games (spec 2.4). */
export function KingmakerPage() {
  return <ProviderPage code="kingmaker" />
}

/** /aura: the home of one provider's games (spec 2.4). */
export function AuraPage() {
  return <ProviderPage code="aura" />
}

/** /{providerCode}: a provider's page for everyone (spec 2.3); whatever is no provider is an unknown path. */
export function ProviderCodePage() {
  const { providerCode = '' } = useParams()
  const known = providerCodes.find((code) => code === providerCode.toLowerCase())
  return known ? <ProviderPage key={known} code={known} /> : <LostPage />
}
