import type { ReactNode } from 'react'
import { Records } from '../../../ui/records/records.tsx'
import './request-list.css'

/** Rows of amount and time, way, state, and what can be done: requests to pay in or out, and the accounts they go to. */
export function RequestList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Records label={label} className="request-list">
      {children}
    </Records>
  )
}

/** The action at the end of a row; an empty one keeps the space. */
export function RequestEnd({ children }: { children?: ReactNode }) {
  return <div className="request-list-end">{children}</div>
}

/** A note below a row. */
export function RequestNote({ children }: { children: ReactNode }) {
  return <div className="request-list-below">{children}</div>
}
