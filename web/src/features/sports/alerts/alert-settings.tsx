import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { isNotOffered } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { useOnline } from '../../../ui/states/online.ts'
import { AlertSwitch } from './alert-switch.tsx'
import { type Alerts, alertsQuery, useAlertsChange } from './alerts.ts'
import { PriceAlerts, RemoveButton } from './price-alerts.tsx'
import './alerts.css'

/** The player's alerts behind a fold: switches, quiet hours, and what is set. Nothing where the server has no alerts. */
export function AlertSettings() {
  const [open, setOpen] = useState(false)
  const bodyId = useId()
  const alerts = useQuery(alertsQuery())
  const failure = useFailure(alerts)
  const isUnknown = alerts.data === undefined && failure === null && alerts.fetchStatus === 'fetching'
  if (isUnknown || isNotOffered(failure)) return null
  return (
    <section className="alert-settings">
      <h2>
        <button
          type="button"
          className="alert-settings-fold"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          <Trans>Your alerts</Trans>
          <ChevronDown size={17} aria-hidden="true" />
        </button>
      </h2>
      <div id={bodyId}>
        {open ? (
          <Loaded of={alerts} failed={<Trans>We could not load your alerts</Trans>} waiting={<WaitingRows rows={3} />}>
            {(data) => <Settings alerts={data} />}
          </Loaded>
        ) : null}
      </div>
    </section>
  )
}

function Settings({ alerts }: { alerts: Alerts }) {
  const { leftOut, prices, matches } = alerts
  return (
    <div className="alerts-body">
      <p className="text-muted">
        <Trans>
          An alert states a fact. At most six come within an hour, and none while you take a break from play or a
          reality check waits.
        </Trans>
      </p>
      {leftOut > 0 ? (
        <p role="status">
          {plural(leftOut, {
            one: '# more alert of the last hour was left out.',
            other: '# more alerts of the last hour were left out.',
          })}
        </p>
      ) : null}
      <Switches kinds={alerts.kinds} />
      <Quiet quiet={alerts.quiet} />
      <h3 className="alerts-part">
        <Trans>Price alerts</Trans>
      </h3>
      <PriceAlerts alerts={prices} />
      <h3 className="alerts-part">
        <Trans>Matches with alerts</Trans>
      </h3>
      <Matches matches={matches} />
    </div>
  )
}

function Switches({ kinds }: { kinds: Alerts['kinds'] }) {
  const { t } = useLingui()
  const change = useAlertsChange((changed: Partial<Alerts['kinds']>) => call('setAlerts', { body: { kinds: changed } }))
  const words: Readonly<Record<keyof Alerts['kinds'], string>> = {
    price: t`A price at the value that I set`,
    score: t`A wicket or a goal`,
    reopened: t`A market that is open again after a minute or more`,
    starting: t`A match that starts in ten minutes`,
    settled: t`A bet that is settled, as a message too; it is always listed here`,
  }
  const list = ['price', 'score', 'reopened', 'starting', 'settled'] as const
  return (
    <fieldset className="alert-switches">
      <legend className="field-label">
        <Trans>Alert me of</Trans>
      </legend>
      {list.map((kind) => (
        <AlertSwitch
          key={kind}
          checked={kinds[kind]}
          busy={change.busy}
          onChange={(on) => void change.submit({ [kind]: on })}
        >
          {words[kind]}
        </AlertSwitch>
      ))}
    </fieldset>
  )
}

const usualQuiet = { from: '22:00', to: '07:00' } as const

function Quiet({ quiet }: { quiet: Alerts['quiet'] }) {
  const online = useOnline()
  const change = useAlertsChange((changed: Alerts['quiet']) => call('setAlerts', { body: { quiet: changed } }))
  const setTime = (end: 'from' | 'to', box: HTMLInputElement) => {
    if (quiet === null || box.value === quiet[end]) return
    // An empty time, or one left while another is being saved, is replaced by the saved one.
    if (box.value === '' || change.busy) box.value = quiet[end]
    else void change.submit({ ...quiet, [end]: box.value })
  }
  const time = { type: 'time', disabled: !online, required: true } as const
  return (
    <div className="alert-switches">
      <AlertSwitch
        checked={quiet !== null}
        busy={change.busy}
        onChange={(on) => void change.submit(on ? usualQuiet : null)}
      >
        <Trans>Quiet hours: alerts are listed here and shown nowhere else</Trans>
      </AlertSwitch>
      {quiet === null ? null : (
        <div className="alert-quiet">
          <TextField
            {...time}
            key={`from ${quiet.from}`}
            label={<Trans>From</Trans>}
            defaultValue={quiet.from}
            onBlur={(event) => setTime('from', event.target)}
          />
          <TextField
            {...time}
            key={`to ${quiet.to}`}
            label={<Trans>To</Trans>}
            defaultValue={quiet.to}
            onBlur={(event) => setTime('to', event.target)}
          />
        </div>
      )}
    </div>
  )
}

function Matches({ matches }: { matches: Alerts['matches'] }) {
  const { t } = useLingui()
  const change = useAlertsChange((refMatchId: string) => call('setMatchAlerts', { body: { refMatchId, on: false } }))
  if (matches.length === 0) {
    return (
      <p className="text-muted">
        <Trans>None. The bell on a match's page switches them on.</Trans>
      </p>
    )
  }
  return (
    <ul className="alert-rows" aria-label={t`Matches with alerts`}>
      {matches.map(({ refMatchId, matchName }) => (
        <li key={refMatchId}>
          <p translate="no">{matchName}</p>
          <RemoveButton
            label={t`Switch off the alerts of ${matchName}`}
            busy={change.busy}
            onClick={() => void change.submit(refMatchId)}
          />
        </li>
      ))}
    </ul>
  )
}
