import type { ReactNode } from 'react'
import './figures.css'

/** Figures with their names; `band` makes them a strip of their own. */
export function Figures(props: { band?: boolean; label?: string; children: ReactNode }) {
  const { band = false, label, children } = props
  return (
    <dl className="figures" data-band={band || undefined} aria-label={label}>
      {children}
    </dl>
  )
}

/** A figure is kept from translators: it changes under their hands. */
export function Figure({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd translate="no">{children}</dd>
    </div>
  )
}
