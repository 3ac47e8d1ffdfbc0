import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { Loaded } from '../../../../ui/states/loaded.tsx'
import { useMarkets } from '../../prices/market-store.ts'
import { type Match, type MatchScorecard, sports } from '../../queries.ts'
import { CricketCard } from './cricket-card.tsx'
import { SoccerCard } from './soccer-card.tsx'
import { TennisCard } from './tennis-card.tsx'
import './scorecard.css'

/** Batting, bowling and wickets, games and sets, or goals and cards; asked for again whenever the score changes. */
export function Scorecard({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t } = useLingui()
  const reading = useQuery(sports.scorecard(match.refMatchId))
  const score = useMarkets((state) => state.score)
  const shownScore = score ? `${score.summary} ${score.detail ?? ''}` : null
  const before = useRef(shownScore)
  const { refetch } = reading
  useEffect(() => {
    const isNews = before.current !== null && shownScore !== null && before.current !== shownScore
    before.current = shownScore
    if (isNews) void refetch()
  }, [shownScore, refetch])
  return (
    <Dialog open onClose={onClose} title={t`Scorecard`} wide>
      <div className="scorecard">
        <p className="scorecard-match" translate="no">
          {match.matchName}
        </p>
        <Loaded
          of={reading}
          failed={<Trans>We could not load the scorecard</Trans>}
          waiting={<div className="scorecard-waiting" />}
        >
          {({ scorecard }) => <Card card={scorecard} teams={match.teams} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Card({ card, teams }: { card: MatchScorecard['scorecard']; teams: Match['teams'] }) {
  if (card?.sport === 'cricket' && card.innings) return <CricketCard innings={card.innings} />
  if (card?.sport === 'tennis' && card.sets) return <TennisCard card={card} sets={card.sets} teams={teams} />
  if (card?.sport === 'soccer' && card.incidents) return <SoccerCard incidents={card.incidents} teams={teams} />
  return (
    <EmptyState title={<Trans>There is no scorecard yet</Trans>}>
      <Trans>It appears here when play begins.</Trans>
    </EmptyState>
  )
}
