import type { ProviderCode } from '@chaupar/games/catalogue/provider'
import { classNames } from '../../../ui/basics/class-names.ts'
import './provider-sign.css'

/** The sign of a provider in the colour and size (1em) of the text around it; decorative, its name stands beside it. */
export function ProviderSign({ code, className }: { code: ProviderCode; className?: string }) {
  return <span aria-hidden="true" className={classNames('provider-sign', className)} data-provider={code} />
}
