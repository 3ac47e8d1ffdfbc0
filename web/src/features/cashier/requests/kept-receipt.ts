import { useEffect } from 'react'
import { useSearchState } from '../../../ui/states/search-state.ts'

/** The request whose receipt stands in a form's place, as the address names it. */
export type KeptReceipt = {
  /** Its id; '' for none. */
  id: string
  /** Takes it out of the address: the form is wanted again. */
  forget: () => void
}

/**
 * Keeps a request that a form has made in the address of the page: what reloads the page, Back and Forward among it, shows the
 * receipt again, where an empty form would ask for the same once more. `made` is the id of what was made; undefined before.
 */
export function useKeptReceipt(made: string | undefined): KeptReceipt {
  const { read, filter } = useSearchState()
  const id = read('request')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each; again, it would undo a link that is being followed.
  useEffect(() => {
    if (made !== undefined && made !== id) filter({ request: made })
  }, [made])
  return { id, forget: () => filter({ request: '' }) }
}
