import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'

const farthest = 100_000

export type SearchState = {
  /** A filter's value as it stands in the address; '' when it does not. */
  read: (name: string) => string
  /** Changes filters, '' takes one away; the list begins at its first page again. */
  filter: (changes: Readonly<Record<string, string>>) => void
  /** Counts from 1; whatever is no page number is the first. */
  page: number
  setPage: (page: number) => void
}

/** Filters and page of a list, kept in the address: a reload, Back and a shared link show the same. */
export function useSearchState(): SearchState {
  const [drawn, setParams] = useSearchParams()
  // The router may draw a new address later. Until then a checkbox would show its old state, and a press that undoes the
  // one before it would be lost.
  const [params, showAtOnce] = useOptimistic(drawn)
  const change = (changes: Readonly<Record<string, string>>, replace: boolean) => {
    // From the address itself: what the hook last read is older than a change that has not been drawn yet.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    startTransition(() => {
      showAtOnce(next)
      setParams(next, { replace })
    })
  }
  return {
    read: (name) => params.get(name) ?? '',
    filter: (changes) => change({ page: '', ...changes }, true),
    page: pageNumber(params.get('page')),
    setPage: (page) => change({ page: page === 1 ? '' : String(page) }, false),
  }
}

function pageNumber(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), farthest)
}
