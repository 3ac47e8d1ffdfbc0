import { classNames } from '../basics/class-names.ts'

/** A bar that stands where a text or a picture will be; `className` gives its final size. The region around it says 'Loading'. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton', className)} />
}
