import type { Schema } from '@chaupar/api/api'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { invalidate, query } from '../../../api/query.ts'
import { finishFormRequest } from '../../../player/finish-form-request.ts'
import { useSubmit } from '../../../ui/forms/use-submit.ts'

export type Alerts = Schema<'Alerts'>
export type PriceAlert = Schema<'PriceAlert'>

/** The player's alerts; an extension that not every server offers. */
export const alertsQuery = () => query('getAlerts')

/**
 * Sends a change of the alerts and shows the alerts of its answer; after a refusal, or a lost answer, they are read again. The same change
 * sent twice is one.
 */
export function useAlertsChange<Values>(send: (values: Values) => Promise<Alerts>, done?: () => void) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const show = (alerts: Alerts) => {
    const { queryKey } = alertsQuery()
    void queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, alerts)
  }
  return useSubmit((values: Values, signal) =>
    // Shown even if its form was closed meanwhile: the change was made.
    finishFormRequest(send(values).then(show), {
      signal,
      done: () => done?.(),
      otherwise: t`Something went wrong`,
      refused: () => invalidate(queries, 'getAlerts'),
    }),
  )
}
