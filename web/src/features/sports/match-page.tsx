import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { paths } from '../../config/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useMedia } from '../../ui/media.ts'
import { BetRail } from './bet-rail.tsx'
import { BetSheet } from './bet-sheet.tsx'
import { followMatch } from './market-feed.ts'
import { MarketList } from './market-list.tsx'
import { LiveNow } from './match-list.tsx'
import { sports } from './queries.ts'
import { ScoreHeader } from './score-header.tsx'
import { SportRail } from './sport-rail.tsx'
import './price.css'
import './match-page.css'

/** /exchange/{gameId}: the match page, or for the word Inplay the matches in play; the word wins over an id (decisions). */
export function MatchPage() {
  const { gameId = '' } = useParams()
  return /^inplay$/i.test(gameId) ? <InPlay /> : <OneMatch key={gameId} gameId={gameId} />
}

function InPlay() {
  return (
    <div className="wrap py-3">
      <LiveNow level="h1" />
    </div>
  )
}

/** Score, boards, slip and open bets of one match (spec 2.4); the id is its refMatchId. */
function OneMatch({ gameId }: { gameId: string }) {
  const { t } = useLingui()
  const phone = useMedia('(max-width: 760px)')
  const wide = useMedia('(min-width: 1181px)')
  const settings = useQuery(sports.settings(gameId))
  useEffect(() => followMatch(gameId), [gameId])
  if (settings.error?.status === 404) return <NotFound />
  return (
    <div className="match-page">
      {wide ? <SportRail current={gameId} /> : null}
      <div className="match-main">
        {settings.isError && !settings.data ? (
          <ErrorState
            title={<Trans>We could not load this match</Trans>}
            message={settings.error.message || undefined}
            requestId={settings.error.requestId}
            retrying={settings.isFetching}
            onRetry={() => settings.refetch()}
          />
        ) : (
          <>
            <ScoreHeader match={settings.data?.match} />
            <MarketList matchId={gameId} match={settings.data?.match} />
          </>
        )}
      </div>
      {phone ? (
        <BetSheet matchId={gameId} />
      ) : (
        <aside className="match-side" aria-label={t`Bet slip and open bets`}>
          <BetRail matchId={gameId} />
        </aside>
      )}
    </div>
  )
}

function NotFound() {
  return (
    <div className="wrap py-8">
      <EmptyState
        kind="none"
        title={<Trans>This match was not found</Trans>}
        action={
          <Link to={paths.home} className={buttonClass('secondary')}>
            <Trans>Back to home</Trans>
          </Link>
        }
      >
        <Trans>It may be over, or the link may be wrong.</Trans>
      </EmptyState>
    </div>
  )
}
