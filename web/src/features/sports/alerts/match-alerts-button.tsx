import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { useState } from 'react'
import { useIsAuthenticated } from '../../../player/session-store.ts'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { Match } from '../queries.ts'
import { alertsQuery } from './alerts.ts'
import './alerts.css'

const MatchAlerts = lazyPart(() => import('./match-alerts.tsx').then((chunk) => chunk.MatchAlerts))

/**
 * Opens the alerts of a match that is not over, for a player, where the server has alerts. Its place is kept until that is
 * known: with less room the names beside it may take a second line, which moves every price below.
 */
export function MatchAlertsButton({ match }: { match: Match }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const enabled = useIsAuthenticated() && (match.status === 'upcoming' || match.status === 'inplay')
  const { data, isLoading } = useQuery({ ...alertsQuery(), enabled })
  if (!enabled || !data) return isLoading ? <span className="icon-btn alerts-tool" /> : null
  const ofMatch = [...data.matches, ...data.prices].some(({ refMatchId }) => refMatchId === match.refMatchId)
  const Icon = ofMatch ? BellRing : Bell
  return (
    <>
      <IconButton
        label={ofMatch ? t`Alerts of this match, on` : t`Alerts of this match`}
        className="alerts-tool"
        icon={<Icon size={17} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open ? <MatchAlerts match={match} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
