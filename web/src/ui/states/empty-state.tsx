import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../basics/button.tsx'
import { StateNote } from './state-note.tsx'

export type EmptyStateProps = {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** 'none' when a search or filter found nothing, 'empty' when there is nothing yet; 'brief' is that without its picture. */
  kind?: 'empty' | 'none' | 'brief'
}

/** A list with nothing in it, and what to do next. */
export function EmptyState({ kind = 'empty', ...rest }: EmptyStateProps) {
  return <StateNote {...(kind === 'brief' ? {} : { kolam: kind })} {...rest} />
}

export type NoRowsProps = {
  /** How many rows there are on all pages; above 0, this page lies beyond them. */
  count: number
  onFirstPage: () => void
  /** Given when filters are on: takes them all away. */
  onClear?: (() => void) | undefined
  /** The text of an empty list, with a next step. */
  empty: { title: ReactNode; text?: ReactNode; action?: ReactNode; kind?: 'empty' | 'brief' }
}

/** Why a list shows nothing: nothing there yet, nothing that fits the filters, or a page beyond the last. */
export function NoRows({ count, onFirstPage, onClear, empty }: NoRowsProps) {
  if (count > 0) {
    return (
      <EmptyState
        kind="none"
        title={<Trans>There is nothing on this page</Trans>}
        action={
          <Button onClick={onFirstPage}>
            <Trans>First page</Trans>
          </Button>
        }
      />
    )
  }
  if (onClear) {
    return (
      <EmptyState
        kind="none"
        title={<Trans>Nothing fits these filters</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState title={empty.title} action={empty.action} kind={empty.kind ?? 'empty'}>
      {empty.text}
    </EmptyState>
  )
}
