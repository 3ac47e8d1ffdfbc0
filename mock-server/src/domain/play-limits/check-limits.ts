import type { WorldContext } from '../base/context.ts'
import { rupeeText } from '../base/rupee-text.ts'
import type { Refused } from '../idempotency/intents.ts'
import { accountBalance } from '../money/ledger.ts'
import { outcomesOf } from '../odds/profit-loss.ts'
import { type LimitKind, type LimitPeriod, limitPeriods } from './limit-records.ts'
import { limitsOf, periodMs } from './limits.ts'
import { pauseRefusal } from './pauses.ts'

/** Paise that count against a limit since a moment, and the paise that a call would add. */
type Claim = { spent: (sinceMs: number) => number; addedPaise: number }

/** The words of a refusal: 'Your own limit on stakes over 24 hours leaves ₹200.00'. */
const kindWords: Record<LimitKind, string> = { deposit: 'deposits', loss: 'losses', stake: 'stakes' }
const periodWords: Record<LimitPeriod, string> = { daily: '24 hours', weekly: '7 days', monthly: '30 days' }

/**
 * Why a player may not pay in this much: a break, or the own limit over 24 hours, 7 days or 30 days. Deposits count
 * from their request on, unless they were declined or expired.
 */
export function depositRefusal(world: WorldContext, playerId: number, amountPaise: number): Refused | null {
  const spent = (sinceMs: number) => sumOf(world, depositedSql, [playerId, sinceMs])
  return breakRefusal(world, playerId) ?? limitRefusal(world, playerId, 'deposit', { spent, addedPaise: amountPaise })
}

/**
 * Why a player may not place a bet: a break, his limit on stakes, or his limit on losses if every open or waiting bet were
 * lost. `raisedPaise` is the exposure that the bet adds; of a game's round it is the whole stake. A waiting bet counts with
 * its full risk, since it is not checked again after its delay. Stakes of refused and void bets do not count.
 */
export function betRefusal(
  world: WorldContext,
  playerId: number,
  bet: { stakePaise: number; raisedPaise: number },
): Refused | null {
  const staked = (sinceMs: number) => sumOf(world, stakedSql, [playerId, sinceMs])
  const lostPaise = (sinceMs: number) => sumOf(world, lostSql, [playerId, sinceMs])
  // Asked for only under a limit: it reads every bet that waits.
  const atRisk = (sinceMs: number) => lostPaise(sinceMs) + openRiskPaise(world, playerId)
  const lossRefusal = () => limitRefusal(world, playerId, 'loss', { spent: atRisk, addedPaise: bet.raisedPaise })
  return (
    breakRefusal(world, playerId) ??
    limitRefusal(world, playerId, 'stake', { spent: staked, addedPaise: bet.stakePaise }) ??
    (bet.raisedPaise > 0 ? lossRefusal() : null)
  )
}

/**
 * Paise that count today against limits of each kind and period, in the same way as they are checked: losses with all that is
 * open, and never below zero, for who has won can lose that too.
 */
export function usedOf(world: WorldContext, playerId: number): Record<LimitKind, Record<LimitPeriod, number>> {
  const nowMs = world.clock.now()
  const openPaise = openRiskPaise(world, playerId)
  const sums = (sql: string, added: number) => {
    const since = (period: LimitPeriod) => sumOf(world, sql, [playerId, nowMs - periodMs[period]]) + added
    const at = (period: LimitPeriod) => Math.max(0, since(period))
    return { daily: at('daily'), weekly: at('weekly'), monthly: at('monthly') }
  }
  return { deposit: sums(depositedSql, 0), loss: sums(lostSql, openPaise), stake: sums(stakedSql, 0) }
}

/**
 * Paise that may still be lost under each limit on losses, as a bet is checked: all that is open counts as lost, and winnings
 * may be lost too. Null without a limit.
 */
export function lossLeftOf(world: WorldContext, playerId: number): Record<LimitPeriod, number | null> {
  const limits = limitsOf(world, playerId).limitsPaise.loss
  const openPaise = openRiskPaise(world, playerId)
  const left = (period: LimitPeriod) => {
    const limitPaise = limits[period]
    if (limitPaise === null) return null
    const lostPaise = sumOf(world, lostSql, [playerId, world.clock.now() - periodMs[period]])
    return Math.max(0, limitPaise - lostPaise - openPaise)
  }
  return { daily: left('daily'), weekly: left('weekly'), monthly: left('monthly') }
}

/** The possible loss of all open and waiting bets. */
function openRiskPaise(world: WorldContext, playerId: number): number {
  const heldPaise = accountBalance(world, playerId, 'exposure')
  return heldPaise + waitingPaise(world, playerId) + sumOf(world, openRoundsSql, [playerId])
}

const depositedSql = `SELECT coalesce(sum(amount_paise), 0) AS spent FROM deposits
  WHERE player_id = ? AND created_at_ms > ? AND status IN ('pending', 'approved')`

/** Each stake counts from its own moment: a later addition to an older bet, from the addition on. */
const stakedSql = `SELECT
    (SELECT coalesce(sum(stake_paise), 0) FROM bets
     WHERE player_id = ?1 AND created_at_ms > ?2 AND status NOT IN ('rejected', 'void'))
  + (SELECT coalesce(sum(stake_paise), 0) FROM game_rounds
     WHERE player_id = ?1 AND opened_at_ms > ?2 AND status <> 'void')
  + (SELECT coalesce(sum(added_stakes.stake_paise), 0) FROM added_stakes
     LEFT JOIN game_rounds ON game_rounds.id = round_id
     LEFT JOIN bets ON bets.id = bet_id LEFT JOIN markets USING (market_id)
     WHERE added_stakes.player_id = ?1 AND added_at_ms > ?2 AND coalesce(opened_at_ms, created_at_ms) <= ?2
       AND coalesce(game_rounds.status, '') <> 'void' AND coalesce(markets.result, '') <> 'void') AS spent`

const lostSql = `SELECT
    (SELECT coalesce(-sum(profit_loss_paise), 0) FROM bets WHERE player_id = ?1 AND settled_at_ms > ?2)
  + (SELECT coalesce(sum(stake_paise - payout_paise), 0) FROM game_rounds
     WHERE player_id = ?1 AND closed_at_ms > ?2) AS spent`

/** A round counts as lost until it is paid. */
const openRoundsSql =
  'SELECT coalesce(sum(stake_paise), 0) AS spent FROM game_rounds WHERE player_id = ? AND closed_at_ms IS NULL'

/** The possible loss of the bets that wait for their acceptance, each by itself. */
function waitingPaise(world: WorldContext, playerId: number): number {
  const sql = `SELECT markets.price_kind, side, price_hundredths, stake_paise FROM bets JOIN markets USING (market_id)
    WHERE player_id = ? AND status = 'pending'`
  const risks = world.store.all(sql, [playerId], (row) => {
    const { ifTruePaise, ifFalsePaise } = outcomesOf({
      priceKind: row.oneOf('price_kind', ['decimal', 'rate', 'line']),
      side: row.oneOf('side', ['back', 'lay']),
      priceHundredths: row.integer('price_hundredths'),
      stakePaise: row.integer('stake_paise'),
    })
    return -Math.min(ifTruePaise, ifFalsePaise)
  })
  return risks.reduce((sum, riskPaise) => sum + riskPaise, 0)
}

function breakRefusal(world: WorldContext, playerId: number): Refused | null {
  const refusal = pauseRefusal(world, playerId)
  return refusal === null ? null : { refusal }
}

/** Each period is checked by itself, so that the lowest limit wins: the refusal names the limit that leaves the least. */
function limitRefusal(
  world: WorldContext,
  playerId: number,
  kind: LimitKind,
  { spent, addedPaise }: Claim,
): Refused | null {
  const limits = limitsOf(world, playerId).limitsPaise[kind]
  const passed = limitPeriods.flatMap((period) => {
    const limitPaise = limits[period]
    if (limitPaise === null) return []
    const leftPaise = limitPaise - spent(world.clock.now() - periodMs[period])
    return addedPaise > leftPaise ? [{ period, leftPaise }] : []
  })
  const [least] = passed.sort((one, other) => one.leftPaise - other.leftPaise)
  if (least === undefined) return null
  const left = rupeeText(Math.max(0, least.leftPaise))
  return { refusal: 'limit_reached', details: { kind: kindWords[kind], period: periodWords[least.period], left } }
}

function sumOf(world: WorldContext, sql: string, values: number[]): number {
  return world.store.one(sql, values, (row) => row.integer('spent')) ?? 0
}
