import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import type { Match } from '../queries.ts'
import { AlertSwitch } from './alert-switch.tsx'
import { alertsQuery, useAlertsChange } from './alerts.ts'
import { PriceAlertForm } from './price-alert-form.tsx'
import { PriceAlerts } from './price-alerts.tsx'
import './alerts.css'

/** The switch of a match's alerts, its price alerts, and the form for another one. */
export function MatchAlerts({ match, onClose }: { match: Match; onClose: () => void }) {
  const { t } = useLingui()
  const { refMatchId, matchName } = match
  const alerts = useQuery(alertsQuery())
  const change = useAlertsChange((on: boolean) => call('setMatchAlerts', { body: { refMatchId, on } }))
  return (
    <Dialog open onClose={onClose} title={t`Alerts of this match`}>
      <div className="alerts-body match-alerts">
        <p translate="no">{matchName}</p>
        <Loaded of={alerts} failed={<Trans>We could not load your alerts</Trans>} waiting={<WaitingRows rows={2} />}>
          {({ matches, prices }) => (
            <div className="alerts-body">
              <AlertSwitch
                checked={matches.some((one) => one.refMatchId === refMatchId)}
                busy={change.busy}
                onChange={(on) => void change.submit(on)}
              >
                <Trans>Start, wickets and goals, market open again after a minute or more</Trans>
              </AlertSwitch>
              <h3 className="alerts-part">
                <Trans>Price alerts</Trans>
              </h3>
              <PriceAlerts alerts={prices.filter((alert) => alert.refMatchId === refMatchId)} />
              <PriceAlertForm />
            </div>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
