import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/basics/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

export type ListEmptyProps = {
  /** Something narrows the list: there are matches beside it. */
  filtered: boolean
  favourites: boolean
  inplayOnly: boolean
  onAll: () => void
}

/** A list with nothing in it, by the reason for it. */
export function ListEmpty({ filtered, favourites, inplayOnly, onAll }: ListEmptyProps) {
  const all = (
    <Button onClick={onAll}>
      <Trans>Show all matches</Trans>
    </Button>
  )
  if (favourites) {
    return (
      <EmptyState title={<Trans>No favourites here</Trans>} action={all}>
        <Trans>Tap the star of a match to keep it here until it is over.</Trans>
      </EmptyState>
    )
  }
  if (filtered && !inplayOnly) return <EmptyState kind="none" title={<Trans>No match fits</Trans>} action={all} />
  return inplayOnly ? (
    <EmptyState title={<Trans>No match is in play</Trans>} action={filtered ? all : undefined}>
      <Trans>Matches appear here as soon as they start.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={<Trans>No matches yet</Trans>}>
      <Trans>They appear here as soon as they are announced.</Trans>
    </EmptyState>
  )
}
