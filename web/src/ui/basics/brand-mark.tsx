/** The built-in mark: the cross of a chaupar cloth with the square in its middle. Decorative; the name stands beside it. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <path d="M10 1.5H18V10H26.5V18H18V26.5H10V18H1.5V10H10Z" stroke="currentColor" strokeWidth="1.6" />
      <path
        d="M14 1.5V10M14 18V26.5M1.5 14H10M18 14H26.5M10 5.75H18M10 22.25H18M5.75 10V18M22.25 10V18"
        stroke="currentColor"
      />
      <path d="M10.8 10.8H17.2V17.2H10.8Z" fill="var(--accent)" />
    </svg>
  )
}
