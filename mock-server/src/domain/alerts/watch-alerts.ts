import { currentSnapshot } from '../matches/current-market.ts'
import { marketRecord } from '../matches/market-records.ts'
import { type MatchRecord, matchRecord } from '../matches/match-records.ts'
import { type LiveWorld, liveMatch } from '../matches/odds-feed.ts'
import { listedMatch } from '../matches/publish-match.ts'
import {
  allMatchAlerts,
  allPriceAlerts,
  dropMatchAlerts,
  dropPriceAlert,
  type MatchAlertsRecord,
  type PriceAlertRecord,
  saveMatchAlerts,
} from './alert-records.ts'
import { reachedPrice, scoredIn, startsSoon } from './alert-rules.ts'
import type { AlertKind } from './alert-settings.ts'
import { emitAlertsChanged, leaveOut, sendAlert } from './send-alert.ts'

/** Shorter suspensions follow each boundary, wicket, goal and game: their end is not worth an alert. */
const longSuspensionMs = 60 * 1000

/**
 * Sends the alerts that the present prices and scores call for. An alert is a fact of now: a price that was passed within a jump of the
 * clock fires nothing. What it keeps is stored, so a replay and a restart go on from it.
 */
export function watchAlerts(world: LiveWorld): void {
  for (const [marketId, alerts] of Map.groupBy(allPriceAlerts(world), (alert) => alert.marketId)) {
    watchPrices(world, marketId, alerts)
  }
  for (const match of allMatchAlerts(world)) watchMatch(world, match)
}

function watchPrices(world: LiveWorld, marketId: string, alerts: readonly PriceAlertRecord[]): void {
  const record = marketRecord(world, marketId)
  if (record === null || record.result !== null) {
    for (const alert of alerts) dropAlert(world, alert)
    return
  }
  const snapshot = currentSnapshot(world, record.refMatchId)
  const market = snapshot?.markets.find((one) => one.marketId === marketId)
  if (!market) return
  const names = `${market.HeadName}, ${snapshot?.match.matchName}`
  for (const alert of alerts) {
    const price = reachedPrice(market, alert)
    if (price === null) continue
    const runner = market.runners.find(({ selectionId }) => selectionId === alert.selectionId)?.name
    const message = `${runner}, ${names}: ${alert.side === 'back' ? 'Back' : 'Lay'} ${price / 100}`
    if (send(world, alert.playerId, 'price', 'Price', message)) dropAlert(world, alert)
  }
}

function dropAlert(world: LiveWorld, { playerId, id }: PriceAlertRecord): void {
  dropPriceAlert(world, playerId, id)
  emitAlertsChanged(world, playerId)
}

function watchMatch(world: LiveWorld, match: MatchAlertsRecord): void {
  const { playerId, refMatchId } = match
  const record = matchRecord(world, refMatchId)
  if (record?.status !== 'upcoming' && record?.status !== 'inplay') {
    dropMatchAlerts(world, playerId, refMatchId)
    emitAlertsChanged(world, playerId)
    return
  }
  const next = stateNow(world, record, match)
  if (isSame(match, next)) return
  saveMatchAlerts(world, next)
  emitAlertsChanged(world, playerId)
  announce(world, record, match, next)
}

function isSame(one: MatchAlertsRecord, other: MatchAlertsRecord): boolean {
  return one.scored === other.scored && one.suspendedMs === other.suspendedMs && one.starts === other.starts
}

function stateNow(world: LiveWorld, record: MatchRecord, match: MatchAlertsRecord): MatchAlertsRecord {
  const nowMs = world.clock.now()
  const status = record.status === 'inplay' ? listedMatch(world, record).firstMarket?.status : undefined
  return {
    ...match,
    scored: scoredIn(world, record),
    suspendedMs: status === 'suspended' ? (match.suspendedMs ?? nowMs) : status === 'open' ? null : match.suspendedMs,
    starts: match.starts && !startsSoon(record, nowMs),
  }
}

/** The alerts for what has changed of a match. */
function announce(world: LiveWorld, record: MatchRecord, before: MatchAlertsRecord, now: MatchAlertsRecord): void {
  const { playerId } = now
  const nowMs = world.clock.now()
  const { matchName, startTimeMs } = record
  if (before.starts && !now.starts && startTimeMs > nowMs) {
    const minutes = Math.ceil((startTimeMs - nowMs) / 60_000)
    const message = minutes === 1 ? `${matchName}: starts in 1 minute` : `${matchName}: starts in ${minutes} minutes`
    send(world, playerId, 'starting', 'Start of a match', message)
  }
  if (now.scored > before.scored) {
    const score = liveMatch(world, record).score()
    const title = score?.sport === 'soccer' ? 'Goal' : 'Wicket'
    send(world, playerId, 'score', title, `${matchName}: ${score?.summary ?? ''}`)
  }
  if (now.suspendedMs === null && before.suspendedMs !== null && nowMs - before.suspendedMs >= longSuspensionMs) {
    const market = listedMatch(world, record).firstMarket?.HeadName
    send(world, playerId, 'reopened', 'Market open', `${market}, ${matchName}: open again`)
  }
}

/** Answers whether the alert is spent: it was sent, or left out beyond the hour's six. */
function send(world: LiveWorld, playerId: number, kind: AlertKind, title: string, message: string): boolean {
  const outcome = sendAlert(world, playerId, kind, { title, message })
  if (outcome === 'full') leaveOut(world, playerId)
  return outcome !== 'held'
}
