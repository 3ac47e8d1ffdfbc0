import './game-cover.css'

/** A cover that has not come yet, in its final size. */
export function CoverSkeleton() {
  return (
    <span aria-hidden="true" className="game">
      <span className="game-cover skeleton" />
      <span className="skeleton mt-2.5 h-[14px] w-3/4" />
      <span className="skeleton mt-2 h-[12px] w-1/2" />
    </span>
  )
}
