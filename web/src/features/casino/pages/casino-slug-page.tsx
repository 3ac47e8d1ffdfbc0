import { providerByCode } from '@chaupar/games/catalogue/provider-index'
import { Navigate, useParams } from 'react-router-dom'
import { GamePage } from '../game/game-page.tsx'
import { ProviderPage } from './provider-page.tsx'

/** /casino/{casinoslug}: the page of a provider whose code it is, else the launch page of a game (spec 2.5). */
export function CasinoSlugPage() {
  const { casinoslug = '' } = useParams()
  const provider = providerByCode(casinoslug)
  if (!provider) return <GamePage slug={casinoslug} />
  // Kingmaker and Aura have routes of their own (spec 2.4).
  return provider.homeUrl.startsWith('/casino/') ? (
    <ProviderPage key={provider.code} code={provider.code} />
  ) : (
    <Navigate to={provider.homeUrl} replace />
  )
}

/** /casino/{casinoslug}/{gameslug}: the launch page of a game whose slug has two parts (spec 2.4). */
export function CasinoGamePage() {
  const { casinoslug = '', gameslug = '' } = useParams()
  return <GamePage slug={`${casinoslug}/${gameslug}`} />
}
