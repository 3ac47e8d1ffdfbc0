import type { ControlData } from '@chaupar/contracts/control-client'
import { ConfirmButton } from './confirm-button.tsx'

type Match = ControlData<'listMarkets'>[number]

export type MatchEndProps = { match: Match; onSettle: (winner: string) => void }

/** A match is over at a press and a second one to be sure: who wins is chosen, every other market ends by the match. */
export function MatchEnd({ match, onSettle }: MatchEndProps) {
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
