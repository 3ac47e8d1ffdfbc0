import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../config/paths.ts'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { phoneMedia, useMedia } from '../../../ui/basics/media.ts'
import { useOffersOnStatusChange } from '../bets/cash-out/cash-out-store.ts'
import { OpenBets } from '../bets/open-bets.tsx'
import { useKeptPins } from '../pins-store.ts'
import { LiveTvRail } from '../score/live-tv.tsx'
import { LadderSlot, PanelSlot } from '../selection/panel-slot.tsx'
import { rememberSlip } from '../selection/slip-memory.ts'
import { restoreSlipSettings } from '../selection/slip-store.ts'
import { BetPanel } from '../slip/panel/bet-panel.tsx'
import { LadderButton } from './ladder-button.tsx'
import { SlipSheet } from './slip-sheet.tsx'
import { SlipTabs } from './slip-tabs.tsx'
import { SportRail } from './sport-rail.tsx'
import './sports-frame.css'

type SportsFrameProps = {
  /** The match of the page; null on a list, where the open bets of all matches stand at the side. */
  matchId: string | null
  children: ReactNode
}

/** The layout of every sports page: the rail of sports, the board, and for a player the slip with the open bets. */
export function SportsFrame({ matchId, children }: SportsFrameProps) {
  const { t } = useLingui()
  const player = useIsAuthenticated()
  useEffect(restoreSlipSettings, [])
  useEffect(rememberSlip, [])
  useKeptPins()
  useOffersOnStatusChange()
  const phone = useMedia(phoneMedia)
  const wide = useMedia('(min-width: 1181px)')
  const slip = phone ? (
    <SlipSheet matchId={matchId} />
  ) : (
    <aside className="match-side" aria-label={t`Bet slip and open bets`}>
      <div className="match-side-stay">
        <LiveTvRail matchId={matchId} />
        <SlipRail matchId={matchId} />
      </div>
    </aside>
  )
  return (
    <div className="match-page" data-guest={!player || undefined}>
      {wide ? <SportRail current={matchId} /> : null}
      <div className="match-main">
        <PanelSlot value={BetPanel}>
          <LadderSlot value={LadderButton}>{children}</LadderSlot>
        </PanelSlot>
      </div>
      {player ? slip : null}
    </div>
  )
}

/** The right rail of the desktop: the slip, and under it the open bets of the match, on a list those of all matches. */
function SlipRail({ matchId }: { matchId: string | null }) {
  return (
    <SlipTabs
      matchId={matchId}
      keypad={false}
      below={
        <section className="rail-bets" aria-labelledby="rail-bets">
          <header>
            <h2 id="rail-bets">
              <Trans>Open bets</Trans>
            </h2>
            <Link to={paths.myBets} className="link">
              <Trans>All my bets</Trans>
            </Link>
          </header>
          <OpenBets matchId={matchId} brief />
        </section>
      }
    />
  )
}
