import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { call } from '../../../api/call.ts'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { useOnline } from '../../../ui/states/online.ts'
import { priceText } from '../prices/price-text.ts'
import { type PriceAlert, useAlertsChange } from './alerts.ts'
import './alerts.css'

export type PriceTerms = Pick<PriceAlert, 'side' | 'beyond' | 'odds'> & { name: string }

/** 'Kanpur Looms can be backed at 2.4 or more'. */
export function usePriceWords() {
  const { t } = useLingui()
  return ({ name, side, beyond, odds }: PriceTerms): string => {
    const price = priceText(odds)
    if (side === 'back')
      return beyond === 'above'
        ? t`${name} can be backed at ${price} or more`
        : t`${name} can be backed at ${price} or less`
    return beyond === 'above' ? t`${name} can be laid at ${price} or more` : t`${name} can be laid at ${price} or less`
  }
}

/** Price alerts that stand, each with its market and a way to remove it. */
export function PriceAlerts({ alerts }: { alerts: readonly PriceAlert[] }) {
  const { t } = useLingui()
  if (alerts.length === 0) {
    return (
      <p className="text-muted">
        <Trans>No price alerts are set.</Trans>
      </p>
    )
  }
  return (
    <ul className="alert-rows" aria-label={t`Price alerts`}>
      {alerts.map((alert) => (
        <PriceAlertRow key={alert.id} alert={alert} />
      ))}
    </ul>
  )
}

function PriceAlertRow({ alert }: { alert: PriceAlert }) {
  const { t } = useLingui()
  const words = usePriceWords()({ ...alert, name: alert.runnerName })
  const remove = useAlertsChange((id: string) => call('removePriceAlert', { query: { id } }))
  return (
    <li>
      <div>
        <p>{words}</p>
        <small className="text-muted">
          {alert.HeadName}, {alert.matchName}
        </small>
      </div>
      <RemoveButton label={t`Remove: ${words}`} busy={remove.busy} onClick={() => void remove.submit(alert.id)} />
    </li>
  )
}

type RemoveButtonProps = { label: string; busy: boolean; onClick: () => void }

/** Removes a row at once; nothing is lost that cannot be set again. */
export function RemoveButton({ label, busy, onClick }: RemoveButtonProps) {
  const online = useOnline()
  return (
    <IconButton
      label={label}
      icon={<Trash2 size={17} aria-hidden="true" />}
      disabled={busy || !online}
      aria-busy={busy || undefined}
      onClick={onClick}
    />
  )
}
