import { SearchDialog } from '../features/casino/search/search-dialog.tsx'
import { SportsFound } from '../features/sports/lists/found/sports-found.tsx'

type SiteSearchProps = {
  /** Called when the search is left, by a result or without. */
  onClose: () => void
}

/**
 * The search of the header (spec 2.9), which finds games, and beyond the specification matches, teams and players: games and
 * sports know nothing of each other, so that they meet here. Import it lazily.
 */
export function SiteSearch({ onClose }: SiteSearchProps) {
  return <SearchDialog onClose={onClose}>{(text) => <SportsFound text={text} onFollow={onClose} />}</SearchDialog>
}
