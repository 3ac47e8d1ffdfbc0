import type { ProviderCode } from '@chaupar/contracts/catalogue/provider'
import './provider-sign.css'

/** The sign of a provider in the colour and size of the text around it; decorative, its name stands beside it. */
export function ProviderSign({ code, className = '' }: { code: ProviderCode; className?: string }) {
  return <span aria-hidden="true" className={`sign sign-${code} ${className}`} />
}
