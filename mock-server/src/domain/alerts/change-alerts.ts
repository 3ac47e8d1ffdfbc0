import { DomainError, type ErrorRule } from '../base/errors.ts'
import { currentMarket } from '../matches/current-market.ts'
import { marketRecord } from '../matches/market-records.ts'
import { matchRecord } from '../matches/match-records.ts'
import type { LiveWorld } from '../matches/odds-feed.ts'
import type { Market } from '../odds/market.ts'
import { isOnLadder } from '../odds/odds-ladder.ts'
import {
  dropMatchAlerts,
  dropPriceAlert,
  hasPriceAlert,
  insertPriceAlert,
  matchAlertsOf,
  type PriceAlertTerms,
  priceAlertsOf,
  saveAlertSettings,
  saveMatchAlerts,
} from './alert-records.ts'
import { reachedPrice, scoredIn, startsSoon } from './alert-rules.ts'
import { type AlertKind, alertKinds, alertSettings, type QuietHours } from './alert-settings.ts'
import { leftOutOfHour } from './send-alert.ts'

/** A player has at most so many price alerts, and so many matches with alerts. */
const most = 50

/** A price alert with the names that its player knows. */
export interface PriceAlert extends PriceAlertTerms {
  id: string
  refMatchId: string
  matchName: string
  HeadName: string
  runnerName: string
  setAtMs: number
}

export interface Alerts {
  kinds: Record<AlertKind, boolean>
  quiet: QuietHours | null
  prices: PriceAlert[]
  matches: { refMatchId: string; matchName: string }[]
  /** Alerts of the last hour beyond the six that were sent. */
  leftOut: number
}

/** The alerts of a player. */
export function alertsOf(world: LiveWorld, playerId: number): Alerts {
  const { off, quiet } = alertSettings(world, playerId)
  const isOn = (kind: AlertKind) => !off.includes(kind)
  return {
    kinds: {
      price: isOn('price'),
      score: isOn('score'),
      reopened: isOn('reopened'),
      starting: isOn('starting'),
      settled: isOn('settled'),
    },
    quiet,
    prices: priceAlertsOf(world, playerId).flatMap(({ playerId: _player, ...alert }) => {
      const market = marketRecord(world, alert.marketId)
      if (market === null) return []
      const { refMatchId, HeadName, selections } = market
      const runner = selections.find(({ selectionId }) => selectionId === alert.selectionId)
      const matchName = nameOf(world, refMatchId)
      return [{ ...alert, refMatchId, matchName, HeadName, runnerName: runner?.name ?? alert.selectionId }]
    }),
    matches: matchAlertsOf(world, playerId).map(({ refMatchId }) => ({
      refMatchId,
      matchName: nameOf(world, refMatchId),
    })),
    leftOut: leftOutOfHour(world, playerId),
  }
}

function nameOf(world: LiveWorld, refMatchId: string): string {
  return matchRecord(world, refMatchId)?.matchName ?? refMatchId
}

/** What changes of the switches and quiet hours; what is absent stays. */
export interface AlertsChange {
  kinds?: Partial<Record<AlertKind, boolean>>
  quiet?: QuietHours | null
}

/** Changes switches and quiet hours. */
export function setAlerts(world: LiveWorld, playerId: number, { kinds = {}, quiet }: AlertsChange): Alerts {
  return world.transaction(() => {
    const before = alertSettings(world, playerId)
    const off = alertKinds.filter((kind) => !(kinds[kind] ?? !before.off.includes(kind)))
    saveAlertSettings(world, playerId, { off, quiet: quiet === undefined ? before.quiet : quiet })
    return alertsOf(world, playerId)
  })
}

/**
 * Switches the alerts of a match, from its present state on. Throws `match_not_found`, `alert_match_over` and `alerts_too_many`.
 */
export function setMatchAlerts(world: LiveWorld, playerId: number, refMatchId: string, on: boolean): Alerts {
  return world.transaction(() => {
    const record = matchRecord(world, refMatchId)
    if (record === null) throw new DomainError('match_not_found', { refMatchId })
    const known = matchAlertsOf(world, playerId)
    if (!on) dropMatchAlerts(world, playerId, refMatchId)
    else if (!known.some((match) => match.refMatchId === refMatchId)) {
      if (record.status === 'finished' || record.status === 'abandoned')
        throw new DomainError('alert_match_over', { refMatchId })
      if (known.length >= most) throw new DomainError('alerts_too_many')
      const starts = record.startTimeMs > world.clock.now() && !startsSoon(record, world.clock.now())
      saveMatchAlerts(world, { playerId, refMatchId, scored: scoredIn(world, record), suspendedMs: null, starts })
    }
    return alertsOf(world, playerId)
  })
}

/**
 * Sets a price alert; the same one twice is one. Throws `market_not_found`, `market_closed`, `selection_not_found`,
 * `alert_not_decimal`, `alert_off_scale`, `alert_reached` and `alerts_too_many`.
 */
export function addPriceAlert(world: LiveWorld, playerId: number, terms: PriceAlertTerms): Alerts {
  return world.transaction(() => {
    const market = currentMarket(world, terms.marketId)
    if (market === null) throw new DomainError('market_not_found')
    const refusal = refusalOf(world, market, terms)
    if (refusal !== null) throw new DomainError(refusal)
    if (!hasPriceAlert(world, playerId, terms)) {
      if (reachedPrice(market, terms) !== null) throw new DomainError('alert_reached')
      if (priceAlertsOf(world, playerId).length >= most) throw new DomainError('alerts_too_many')
      insertPriceAlert(world, playerId, terms)
    }
    return alertsOf(world, playerId)
  })
}

function refusalOf(world: LiveWorld, market: Market, terms: PriceAlertTerms): ErrorRule | null {
  if (market.priceKind !== 'decimal') return 'alert_not_decimal'
  if (!market.runners.some(({ selectionId }) => selectionId === terms.selectionId)) return 'selection_not_found'
  if (marketRecord(world, market.marketId)?.result !== null) return 'market_closed'
  return isOnLadder(terms.priceHundredths) ? null : 'alert_off_scale'
}

/** Removes a price alert. Throws `alert_not_found`, also for another player's and for one that has fired. */
export function removePriceAlert(world: LiveWorld, playerId: number, id: string): Alerts {
  if (!dropPriceAlert(world, playerId, id)) throw new DomainError('alert_not_found', { id })
  return alertsOf(world, playerId)
}
