import type { ReactNode } from 'react'
import './rail-head.css'

export type RailHeadProps = {
  title: ReactNode
  /** For the region that the title names. */
  titleId?: string
  /** Beside the title: arrows, a link to all, an order. */
  children?: ReactNode
}

/** The title of a row or grid of tiles. */
export function RailHead({ title, titleId, children }: RailHeadProps) {
  return (
    <div className="rail-head">
      <h2 id={titleId}>{title}</h2>
      {children}
    </div>
  )
}
