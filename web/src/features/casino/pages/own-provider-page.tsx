import type { ownPageProviders } from '@chaupar/contracts/catalogue/provider'
import { providerByCode } from '@chaupar/contracts/catalogue/provider-index'
import { ProviderPage } from './provider-page.tsx'

/** The page of a provider that has one of its own. */
export function OwnProviderPage({ code }: { code: (typeof ownPageProviders)[number] }) {
  const provider = providerByCode(code)
  return provider ? <ProviderPage provider={provider} own /> : null
}
