import type { Body, Schema } from '@chaupar/api/api'
import type { PriceAlertTerms } from '../domain/alerts/alert-records.ts'
import type { QuietHours } from '../domain/alerts/alert-settings.ts'
import type { Alerts, AlertsChange } from '../domain/alerts/change-alerts.ts'
import { toIso } from '../domain/base/clock.ts'
import { fromHundredths, toHundredths } from './price.ts'

/** The alerts of a player. */
export function wireAlerts({ prices, quiet, ...alerts }: Alerts): Schema<'Alerts'> {
  return {
    ...alerts,
    quiet: quiet === null ? null : { from: timeOfDay(quiet.from), to: timeOfDay(quiet.to) },
    prices: prices.map(({ priceHundredths, setAtMs, ...alert }) => ({
      ...alert,
      odds: fromHundredths(priceHundredths),
      setAt: toIso(setAtMs),
    })),
  }
}

/** What a request changes of switches and quiet hours. */
export function alertsChange({ kinds, quiet }: Body<'setAlerts'>): AlertsChange {
  return {
    ...(kinds === undefined ? {} : { kinds }),
    ...(quiet === undefined ? {} : { quiet: quiet === null ? null : quietHours(quiet) }),
  }
}

/** The terms of a request for a price alert. The schema leaves no price with more than two decimals. */
export function priceAlertTerms({ odds, ...terms }: Body<'addPriceAlert'>): PriceAlertTerms {
  return { ...terms, priceHundredths: toHundredths(odds) ?? 0 }
}

function quietHours({ from, to }: Schema<'QuietHours'>): QuietHours {
  return { from: minuteOfDay(from), to: minuteOfDay(to) }
}

function minuteOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

function timeOfDay(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
