import { useLingui } from '@lingui/react/macro'
import { classNames } from '../basics/class-names.ts'
import mark from './loader-mark.svg'

/** The loader image (spec 2.1), in the middle of what `className` gives it for room. */
export function Loader({ className }: { className: string }) {
  const { t } = useLingui()
  return (
    <div className={`loader ${className}`}>
      <img src={mark} alt={t`Loading`} width={56} height={56} className="loader-mark" />
    </div>
  )
}

/** The loader image while a page loads (spec 2.1). */
export function PageLoader() {
  return <Loader className="page-loader" />
}

/** A small turning ring; decorative, the text beside it says what is going on. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true" className="spinner">
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity=".25" strokeWidth="2" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}

/**
 * A bar that stands where a text or a picture will be; `className` gives its final size. The region around it says 'Loading';
 * where there are many, something around them is of the class `breathing`, and moves for them all.
 */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />
}
