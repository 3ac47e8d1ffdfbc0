import { useLingui } from '@lingui/react/macro'
import mark from './loader-mark.svg'

/** The loader image (spec 2.1), in the middle of what `className` gives it for room. */
export function Loader({ className }: { className: string }) {
  const { t } = useLingui()
  return (
    <div className={`grid place-items-center ${className}`}>
      <img src={mark} alt={t`Loading`} width={56} height={56} className="animate-pulse motion-reduce:animate-none" />
    </div>
  )
}
