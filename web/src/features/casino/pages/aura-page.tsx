import { OwnProviderPage } from './own-provider-page.tsx'

/** /aura: the home of one provider's games (spec 2.4). */
export function AuraPage() {
  return <OwnProviderPage code="aura" />
}
