import { useLingui } from '@lingui/react/macro'
import mark from './loader-mark.svg'

/** The loader image while a page loads (spec 2.1). */
export function PageLoader() {
  const { t } = useLingui()
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <img src={mark} alt={t`Loading`} width={56} height={56} className="animate-pulse motion-reduce:animate-none" />
    </div>
  )
}
