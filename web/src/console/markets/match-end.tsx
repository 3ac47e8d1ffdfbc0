import { ConfirmButton } from '../panel/confirm-button.tsx'
import { type ControlMatch, isOver } from './use-chosen-match.ts'

export type MatchEndProps = { match: ControlMatch; onSettle: (winner: string) => void }

/** A match is over at a press and a second one to be sure: who wins is chosen, every other market ends by the match. */
export function MatchEnd({ match, onSettle }: MatchEndProps) {
  if (isOver(match))
    return <span className="console-note">It is over. Choose a market under Market control to settle it again.</span>
  const odds = match.markets.find(({ marketType }) => marketType === 'match_odds')
  return (odds?.runners ?? []).map(({ selectionId, name }) => (
    <ConfirmButton
      key={`${match.refMatchId} ${selectionId}`}
      label={winnerLabel(selectionId, name)}
      isCalm
      question={`Settle all ${match.markets.length} markets?`}
      onConfirm={() => onSettle(selectionId)}
    />
  ))
}

function winnerLabel(selectionId: string, name: string): string {
  return selectionId === 'draw' ? 'It is a draw' : `${name} wins`
}
