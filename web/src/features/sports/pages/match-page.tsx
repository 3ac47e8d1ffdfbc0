import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { asksForInplay } from '../../../config/paths.ts'
import { Box } from '../../../ui/basics/page.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { Loaded, NotLoaded } from '../../../ui/states/loaded.tsx'
import { BetRows } from '../bets/bet-rows.tsx'
import { MarketList } from '../board/market-list.tsx'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { MatchesInPlay } from '../lists/list-links.tsx'
import { followMatch } from '../prices/market-feed.ts'
import { sports } from '../queries.ts'
import { ScoreHeader } from '../score/score-header.tsx'
import { ScoreLine } from '../score/score-line.tsx'
import { InPlayPage } from './matches-page.tsx'
import './match-page.css'

/** /exchange/{gameId}: the match page, or for the word Inplay the matches in play (spec 2.4). */
export function MatchPage() {
  const { gameId = '' } = useParams()
  return asksForInplay(gameId) ? <InPlayPage /> : <OneMatch key={gameId} gameId={gameId} />
}

/** Score, boards, slip and open bets of one match (spec 2.4); the id is its refMatchId. */
function OneMatch({ gameId }: { gameId: string }) {
  const settings = useQuery(sports.settings(gameId))
  const failure = useFailure(settings)
  // The prices are requested only once the match is known to exist, so an unknown id causes one request.
  const exists = settings.data !== undefined
  useEffect(() => (exists ? followMatch(gameId) : undefined), [exists, gameId])
  // 400: the id is malformed.
  if (failure?.status === 404 || failure?.status === 400) return <NotFound />
  return (
    <SportsFrame matchId={gameId}>
      {failure && !settings.data ? (
        <NotLoaded of={settings} failed={<Trans>We could not load this match</Trans>} />
      ) : (
        <>
          <ScoreHeader match={settings.data?.match} />
          <ScoreLine match={settings.data?.match} />
          <MarketList matchId={gameId} match={settings.data?.match} ownBets={<OwnBets matchId={gameId} />} />
        </>
      )}
    </SportsFrame>
  )
}

function NotFound() {
  return (
    <div className="wrap match-page-none">
      <EmptyState kind="none" title={<Trans>This match was not found</Trans>} action={<MatchesInPlay />}>
        <Trans>It may be over, or the link may be wrong.</Trans>
      </EmptyState>
    </div>
  )
}

/** The player's bets on a match that is over, with what became of them (spec 2.4). */
function OwnBets({ matchId }: { matchId: string }) {
  const bets = useQuery(sports.matchBets(matchId))
  return (
    <div className="own-bets">
      <Box title={<Trans>My bets on this match</Trans>}>
        <Loaded of={bets} failed={<Trans>We could not load your bets</Trans>}>
          {(page) =>
            page.bets.length > 0 ? (
              <BetRows bets={page.bets} />
            ) : (
              <p className="text-muted">
                <Trans>You had no bets on this match.</Trans>
              </p>
            )
          }
        </Loaded>
      </Box>
    </div>
  )
}
