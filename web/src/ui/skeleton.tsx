/** A bar that stands where a text or a picture will be, in its final size; the list around it says 'Loading'. */
export function Skeleton({
  width,
  height = 12,
  className = '',
}: {
  width?: number | string
  height?: number | string
  className?: string
}) {
  return <span aria-hidden="true" className={`skeleton ${className}`} style={{ width: width ?? '100%', height }} />
}
