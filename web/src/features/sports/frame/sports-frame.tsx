import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { useMedia } from '../../../ui/basics/media.ts'
import { rememberSlip } from '../selection/slip-memory.ts'
import { BetRail } from './bet-rail.tsx'
import { BetSheet } from './slip-sheet.tsx'
import { SportRail } from './sport-rail.tsx'
import '../prices/price.css'
import './match-page.css'

export type SportsFrameProps = {
  /** The match of the page; null on a list, where the open bets of all matches stand at the side. */
  matchId: string | null
  children: ReactNode
}

/** What every sports page stands in: the rail of sports, the board, and for a player the slip with the open bets. */
export function SportsFrame({ matchId, children }: SportsFrameProps) {
  const { t } = useLingui()
  const player = useIsAuthenticated()
  useEffect(rememberSlip, [])
  const phone = useMedia('(max-width: 760px)')
  const wide = useMedia('(min-width: 1181px)')
  const slip = phone ? (
    <BetSheet matchId={matchId} />
  ) : (
    <aside className="match-side" aria-label={t`Bet slip and open bets`}>
      <BetRail matchId={matchId} />
    </aside>
  )
  return (
    <div className="match-page" data-guest={!player || undefined}>
      {wide ? <SportRail current={matchId} /> : null}
      <div className="match-main">{children}</div>
      {player ? slip : null}
    </div>
  )
}
