import { Navigate } from 'react-router-dom'
import { paths } from '../../config/paths.ts'

/** /{providerCode} (spec 2.3): an unknown code leads to `/`, as every unknown path does. */
export function ProviderCodePage() {
  return <Navigate to={paths.landing} replace />
}
