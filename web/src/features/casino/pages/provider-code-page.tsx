import { providerCodes } from '@chaupar/contracts/catalogue/provider'
import { providerByCode } from '@chaupar/contracts/catalogue/provider-index'
import { Navigate, useParams } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { ProviderPage } from './provider-page.tsx'

/** /{providerCode}: a provider's page for everyone (spec 2.3); whatever is no provider leads to `/`, as an unknown path does. */
export function ProviderCodePage() {
  const { providerCode = '' } = useParams()
  const known = providerCodes.find((code) => code === providerCode.toLowerCase())
  const provider = known && providerByCode(known)
  return provider ? <ProviderPage key={provider.code} provider={provider} /> : <Navigate to={paths.landing} replace />
}
