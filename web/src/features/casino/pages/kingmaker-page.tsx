import { OwnProviderPage } from './own-provider-page.tsx'

/** /kingmaker: the home of one provider's games (spec 2.4). */
export function KingmakerPage() {
  return <OwnProviderPage code="kingmaker" />
}
