import type { ReactNode } from 'react'
import { StateNote } from './state-note.tsx'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** 'none' when a search or filter found nothing, 'empty' when there is nothing yet. */
  kind?: 'empty' | 'none'
}

/** A list with nothing in it, and what to do next. */
export function EmptyState({ kind = 'empty', ...rest }: EmptyStateProps) {
  return <StateNote kolam={kind} {...rest} />
}
