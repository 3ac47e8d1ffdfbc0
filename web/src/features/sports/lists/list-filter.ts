import { useSearchParams } from 'react-router-dom'
import { type SportKey, sportList } from '../sport-names.ts'
import { type When, whens } from './match-groups.ts'

/** What a list shows, as it stands in the address: a reload and a shared link keep it. */
export type ListChoice = { sport: SportKey | 'all'; show: When | 'favourites' | 'all'; competition: string | null }

/** Reads the choice from the query of the address and changes it there; other parts of the query stay. */
export function useListChoice(): [ListChoice, (change: Partial<ListChoice>) => void] {
  const [query, setQuery] = useSearchParams()
  const sport = sportList.find(({ key }) => key === query.get('sport'))?.key ?? 'all'
  const show = [...whens, 'favourites' as const].find((word) => word === query.get('show')) ?? 'all'
  const choice: ListChoice = { sport, show, competition: query.get('competition') || null }
  const change = (wanted: Partial<ListChoice>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(wanted)) {
          if (value === null || value === 'all') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  return [choice, change]
}
