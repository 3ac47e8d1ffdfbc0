import { Trans, useLingui } from '@lingui/react/macro'
import { formatDateTime } from '../../../lib/dates.ts'
import { phoneMedia, useMedia } from '../../../ui/basics/media.ts'
import { PageHeading } from '../../../ui/basics/page-heading.tsx'
import { MatchAlertsButton } from '../alerts/match-alerts-button.tsx'
import { useMarkets } from '../prices/market-store.ts'
import { ScoreWaiting } from '../prices/match-waiting.tsx'
import type { Match, Score } from '../queries.ts'
import { ScorecardButton } from './card/scorecard-button.tsx'
import { CricketScore } from './cricket-score.tsx'
import { LiveTvButton, LiveTvStrip } from './live-tv.tsx'
import { SoccerScore } from './soccer-score.tsx'
import { TennisScore } from './tennis-score.tsx'
import './score-header.css'

/** The head of a match: status, competition, and the score by the sport's own fields. */
export function ScoreHeader({ match }: { match: Match | undefined }) {
  const { t } = useLingui()
  const pushed = useMarkets((state) => state.score)
  const score = pushed ?? match?.score ?? null
  const phone = useMedia(phoneMedia)
  if (!match) return <ScoreWaiting />
  return (
    <section className="score" aria-label={t`Score`} data-ahead={score === null || undefined}>
      <div className="score-meta">
        {match.status === 'inplay' ? (
          <span className="live">
            <Trans>In play</Trans>
          </span>
        ) : null}
        <PageHeading className="score-title" translate="no">
          {match.matchName}
        </PageHeading>
        <span className="truncate">{match.competition}</span>
        {match.status === 'finished' ? <Trans>Finished</Trans> : null}
        {match.status === 'abandoned' ? <Trans>Abandoned</Trans> : null}
        <MatchAlertsButton match={match} />
        <span className="score-tools">
          <ScorecardButton match={match} score={score} />
          <LiveTvButton match={match} />
        </span>
      </div>
      <Body match={match} score={score} />
      {phone ? <LiveTvStrip match={match} /> : null}
    </section>
  )
}

function Body({ match, score }: { match: Match; score: Score | null }) {
  if (score?.sport === 'cricket') return <CricketScore score={score} match={match} />
  if (score?.sport === 'tennis' && score.sets) return <TennisScore score={score} teams={match.teams} />
  if (score?.sport === 'soccer') return <SoccerScore score={score} teams={match.teams} />
  return (
    <>
      <div className="score-big">
        <span className="score-team" translate="no">
          {match.matchName}
        </span>
        {score ? <b>{score.summary}</b> : null}
      </div>
      {score?.detail ? <p className="score-who">{score.detail}</p> : null}
      {match.status === 'upcoming' ? (
        <p className="score-starts">
          <Trans>Starts {formatDateTime(match.startTime)}</Trans>
        </p>
      ) : null}
    </>
  )
}
