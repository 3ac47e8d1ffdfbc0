import { groupBy } from '@chaupar/api/group-by'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { PageHeading } from '../../../ui/basics/page-heading.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { FancyBoard } from '../board/fancy-board.tsx'
import { MarketBoard } from '../board/market-board.tsx'
import { PausedStatus } from '../board/market-status.tsx'
import { SportsFrame } from '../frame/sports-frame.tsx'
import { MatchesInPlay } from '../lists/list-links.tsx'
import { type Pin, useChangePins, usePins } from '../pins-store.ts'
import { useMarkets, useMarketsAlike, usePaused } from '../prices/market-store.ts'
import { MarketWaiting } from '../prices/match-waiting.tsx'
import { followPinned } from '../prices/pinned-feed.ts'
import { type Match, sports } from '../queries.ts'
import './pins-page.css'

/** /pins, an extension: the markets that the player has pinned, of several matches at once, with live prices and the slip. */
export function PinsPage() {
  const { t } = useLingui()
  const pins = usePins()
  const { data } = useQuery({ ...sports.sportsData(), refetchInterval: 10_000 })
  const isPaused = usePaused()
  // On a new device the pins are unknown until the server answers.
  const ofAccount = useQuery(sports.pins())
  const failure = useFailure(ofAccount)
  useFollowed(pins)
  const byMatch = [...groupBy(pins, ({ matchId }) => matchId)]
  return (
    <SportsFrame matchId={null}>
      <div className="pins">
        <PageHeading className="pins-title">
          <Trans>Pinned markets</Trans>
        </PageHeading>
        <PausedStatus paused={isPaused && pins.length > 0} />
        {pins.length === 0 && ofAccount.isLoading && !failure ? (
          <MarketWaiting />
        ) : pins.length === 0 ? (
          <EmptyState title={<Trans>No pinned markets</Trans>} action={<MatchesInPlay />}>
            <Trans>
              Open a match and tap the pin beside a market’s name. Markets of several matches then appear here together.
            </Trans>
          </EmptyState>
        ) : (
          byMatch.map(([matchId, own]) => (
            <section key={matchId} aria-label={matchOf(data?.matches, matchId)?.matchName ?? t`A match that is over`}>
              <PinnedMarkets matchId={matchId} pins={own} match={matchOf(data?.matches, matchId)} />
            </section>
          ))
        )}
      </div>
    </SportsFrame>
  )
}

function matchOf(matches: readonly Match[] | undefined, matchId: string): Match | undefined {
  return matches?.find(({ refMatchId }) => refMatchId === matchId)
}

/** Follows the prices of what is pinned; a pin that is taken off or put on begins again. */
function useFollowed(pins: readonly Pin[]): void {
  const key = pins.map(({ matchId, marketId }) => `${matchId} ${marketId}`).join('\n')
  useEffect(() => {
    if (key === '') return
    const followed = key.split('\n').map((pin) => {
      const [matchId = '', marketId = ''] = pin.split(' ')
      return { matchId, marketId }
    })
    return followPinned(followed)
  }, [key])
}

type PinnedMarketsProps = { matchId: string; pins: readonly Pin[]; match: Match | undefined }

/** The pinned markets of one match under its name; what is decided or gone is counted, and can be taken off at once. */
function PinnedMarkets({ matchId, pins, match }: PinnedMarketsProps) {
  const bets = useQuery(sports.matchBets(matchId))
  const changePins = useChangePins()
  const paused = usePaused()
  const waiting = useMarkets((state) => state.waiting)
  const shells = useMarketsAlike((state) => pins.map(({ marketId }) => state.shells[marketId]))
  const running = shells.flatMap((shell) => (shell && shell.status !== 'closed' && !shell.result ? [shell] : []))
  const over = pins.filter(({ marketId }) => !running.some((shell) => shell.marketId === marketId))
  const shared = { matchName: match?.matchName ?? '', paused, bets: bets.data?.bets }
  const lines = running.filter(({ priceKind }) => priceKind === 'line').map(({ marketId }) => marketId)
  return (
    <>
      <header className="pins-match">
        <h2>
          {match ? (
            <Link to={paths.match(matchId)}>{match.matchName}</Link>
          ) : (
            <Link to={paths.match(matchId)}>
              <Trans>A match that is over</Trans>
            </Link>
          )}
        </h2>
        {match ? <p>{match.status === 'inplay' ? match.score?.summary : formatDateTime(match.startTime)}</p> : null}
      </header>
      {running.map(({ marketId, priceKind }) =>
        priceKind === 'line' ? null : <MarketBoard key={marketId} marketId={marketId} {...shared} />,
      )}
      <FancyBoard title={<Trans>Session and fancy</Trans>} name={`pins-${matchId}`} marketIds={lines} {...shared} />
      {waiting && running.length === 0 ? (
        <MarketWaiting />
      ) : over.length > 0 && !paused ? (
        <p className="pins-over">
          <Plural value={over.length} one="# pinned market is over." other="# pinned markets are over." />
          <Button variant="quiet" onClick={() => changePins(over, false)}>
            <Trans>Unpin</Trans>
          </Button>
        </p>
      ) : null}
    </>
  )
}
