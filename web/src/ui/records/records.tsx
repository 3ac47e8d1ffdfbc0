import type { ReactNode } from 'react'
import { classNames } from '../basics/class-names.ts'
import './records.css'

/** A list of records, a row each: <li> elements. `className` lays out the columns of its rows. */
export function Records({ className, label, children }: { className?: string; label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={classNames('records', className)}>
      {children}
    </ul>
  )
}
