import {
  addPriceAlert,
  alertsOf,
  removePriceAlert,
  setAlerts,
  setMatchAlerts,
} from '../../domain/alerts/change-alerts.ts'
import { alertsChange, priceAlertTerms, wireAlerts } from '../../wire/alerts.ts'
import type { Handlers } from '../handler.ts'

/** Alerts of players (extensions). */
export const alertHandlers = {
  getAlerts: ({ world, player }) => wireAlerts(alertsOf(world, player.id)),
  setAlerts: ({ world, player, body }) => wireAlerts(setAlerts(world, player.id, alertsChange(body))),
  setMatchAlerts: ({ world, player, body: { refMatchId, on } }) =>
    wireAlerts(setMatchAlerts(world, player.id, refMatchId, on)),
  addPriceAlert: ({ world, player, body }) => wireAlerts(addPriceAlert(world, player.id, priceAlertTerms(body))),
  removePriceAlert: ({ world, player, query }) => wireAlerts(removePriceAlert(world, player.id, query.id)),
} satisfies Partial<Handlers>
