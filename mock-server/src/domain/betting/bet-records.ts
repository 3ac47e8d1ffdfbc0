import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import type { PriceHundredths, PriceKind, Quote, Side } from '../odds/price.ts'
import type { Outcomes } from '../odds/profit-loss.ts'
import type { AcceptPolicy, Bet, RejectRule } from './bet.ts'

/** 'rejected' is a bet that waited and was refused; it never leaves under this name. */
export type BetState = Bet['status'] | 'rejected'

/** A bet as it is kept. */
export interface BetRecord {
  id: string
  playerId: number
  refMatchId: string
  marketId: string
  priceKind: PriceKind
  selectionId: string
  side: Side
  priceHundredths: PriceHundredths
  line: number | null
  stakePaise: number
  ifTruePaise: number
  ifFalsePaise: number
  state: BetState
  accept: AcceptPolicy
  createdAtMs: number
}

export interface NewBet {
  playerId: number
  refMatchId: string
  marketId: string
  selectionId: string
  runnerName: string
  side: Side
  /** The price that the player asks for; the bet counts at it, or at the one that it is accepted at. */
  priceHundredths: PriceHundredths
  line: number | null
  stakePaise: number
  accept: AcceptPolicy
  delayMs: number
}

/** Keeps a bet that waits for its market; `acceptBet` makes it count. Answers the id. */
export function insertBet(world: WorldContext, bet: NewBet): string {
  const serial = nextCount(world.store, 'bet')
  const id = betIdOf(serial)
  const now = world.clock.now()
  world.store.run(
    `INSERT INTO bets (id, serial, player_id, ref_match_id, market_id, selection_id, runner_name, side, price_hundredths,
       line, asked_hundredths, asked_line, stake_paise, if_true_paise, if_false_paise, status, policy, policy_ticks, delay_ms,
       created_at_ms, resolve_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 'pending', ?, ?, ?, ?, ?)`,
    [
      id,
      serial,
      bet.playerId,
      bet.refMatchId,
      bet.marketId,
      bet.selectionId,
      bet.runnerName,
      bet.side,
      bet.priceHundredths,
      bet.line,
      bet.priceHundredths,
      bet.line,
      bet.stakePaise,
      bet.accept.policy,
      bet.accept.ticks ?? 0,
      bet.delayMs,
      now,
      now + bet.delayMs,
    ],
  )
  return id
}

function betIdOf(serial: number): string {
  return `B${1_000_000 + serial}`
}

const recordSql = 'SELECT bets.*, markets.price_kind FROM bets JOIN markets USING (market_id)'

/** Bets that wait and whose time has come, oldest first. */
export function dueBets(world: WorldContext, momentMs: number): BetRecord[] {
  const sql = `${recordSql} WHERE status = 'pending' AND resolve_at_ms <= ? ORDER BY resolve_at_ms, serial`
  return world.store.all(sql, [momentMs], readRecord)
}

/** Bets of a market in these states, oldest first. */
export function betsOfMarket(world: WorldContext, marketId: string, states: readonly BetState[]): BetRecord[] {
  const sql = `${recordSql} WHERE market_id = ? ORDER BY serial`
  return world.store.all(sql, [marketId], readRecord).filter(({ state }) => states.includes(state))
}

/** A player's bets on a market in these states, oldest first. */
export function betsOfPlayer(
  world: WorldContext,
  playerId: number,
  marketId: string,
  states: readonly BetState[],
): BetRecord[] {
  const sql = `${recordSql} WHERE market_id = ? AND player_id = ? ORDER BY serial`
  return world.store.all(sql, [marketId, playerId], readRecord).filter(({ state }) => states.includes(state))
}

export function betRecord(world: WorldContext, betId: string): BetRecord | null {
  return world.store.one(`${recordSql} WHERE id = ?`, [betId], readRecord)
}

/** A waiting bet counts at the price that it was accepted at, with its outcomes. */
export function saveAccepted(
  world: WorldContext,
  betId: string,
  { priceHundredths, line }: Quote,
  bet: Outcomes,
): void {
  world.store.change(
    `UPDATE bets SET status = 'open', price_hundredths = ?, line = ?, if_true_paise = ?, if_false_paise = ? WHERE id = ?`,
    [priceHundredths, line, bet.ifTruePaise, bet.ifFalsePaise, betId],
  )
}

/** A bet counts that was placed and taken at an earlier time, at the price under which it is kept. */
export function saveAcceptedAt(world: WorldContext, betId: string, atMs: number, bet: Outcomes): void {
  world.store.change(
    `UPDATE bets SET status = 'open', if_true_paise = ?, if_false_paise = ?, created_at_ms = ?, resolve_at_ms = ?
     WHERE id = ?`,
    [bet.ifTruePaise, bet.ifFalsePaise, atMs, atMs, betId],
  )
}

export function saveRejected(world: WorldContext, betId: string, rule: RejectRule): void {
  world.store.change("UPDATE bets SET status = 'rejected', reject_code = ? WHERE id = ?", [rule, betId])
}

/** Ends a bet, by the result of its market or at its worth; `profitPaise` is the win (+) or the loss (-). */
export function saveSettled(
  world: WorldContext,
  betId: string,
  status: 'won' | 'lost' | 'void' | 'cashed_out',
  profitPaise: number,
): void {
  const sql = 'UPDATE bets SET status = ?, profit_loss_paise = ?, settled_at_ms = ? WHERE id = ?'
  world.store.change(sql, [status, profitPaise, world.clock.now(), betId])
}

/** The win (+) or loss (-) of a player's ended bets on a match, in paise. */
export function settledPaise(world: WorldContext, playerId: number, refMatchId: string): number {
  const sql = `SELECT coalesce(sum(profit_loss_paise), 0) AS paise FROM bets
    WHERE player_id = ? AND ref_match_id = ? AND profit_loss_paise IS NOT NULL`
  return world.store.one(sql, [playerId, refMatchId], (row) => row.integer('paise')) ?? 0
}

/** Takes a part of an open bet's stake into a bet of its own, which has the same price and time. Answers its id. */
export function splitBet(
  world: WorldContext,
  bet: BetRecord,
  partPaise: number,
  outcomes: (stakePaise: number) => Outcomes,
): string {
  const serial = nextCount(world.store, 'bet')
  const id = betIdOf(serial)
  const part = outcomes(partPaise)
  world.store.run(
    `INSERT INTO bets (id, serial, stake_paise, if_true_paise, if_false_paise, player_id, ref_match_id, market_id,
       selection_id, runner_name, side, price_hundredths, line, status, policy, policy_ticks, delay_ms, created_at_ms,
       resolve_at_ms, offer_id, asked_hundredths, asked_line)
     SELECT ?, ?, ?, ?, ?, player_id, ref_match_id, market_id, selection_id, runner_name, side, price_hundredths, line,
       status, policy, policy_ticks, delay_ms, created_at_ms, resolve_at_ms, offer_id, asked_hundredths, asked_line FROM bets WHERE id = ?`,
    [id, serial, partPaise, part.ifTruePaise, part.ifFalsePaise, bet.id],
  )
  const restPaise = bet.stakePaise - partPaise
  const rest = outcomes(restPaise)
  world.store.change('UPDATE bets SET stake_paise = ?, if_true_paise = ?, if_false_paise = ? WHERE id = ?', [
    restPaise,
    rest.ifTruePaise,
    rest.ifFalsePaise,
    bet.id,
  ])
  return id
}

function readRecord(row: Row): BetRecord {
  return {
    id: row.text('id'),
    playerId: row.integer('player_id'),
    refMatchId: row.text('ref_match_id'),
    marketId: row.text('market_id'),
    priceKind: readPriceKind(row),
    selectionId: row.text('selection_id'),
    side: row.oneOf('side', ['back', 'lay']),
    priceHundredths: row.integer('price_hundredths'),
    line: row.integerOrNull('line'),
    stakePaise: row.integer('stake_paise'),
    ifTruePaise: row.integer('if_true_paise'),
    ifFalsePaise: row.integer('if_false_paise'),
    state: readState(row),
    accept: {
      policy: row.oneOf('policy', ['never', 'better', 'any', 'ticks']),
      ticks: row.integer('policy_ticks'),
    },
    createdAtMs: row.integer('created_at_ms'),
  }
}

export function readPriceKind(row: Row): PriceKind {
  return row.oneOf('price_kind', ['decimal', 'rate', 'line'])
}

export function readState(row: Row): BetState {
  return row.oneOf('status', ['pending', 'unmatched', 'open', 'won', 'lost', 'void', 'cashed_out', 'rejected'])
}
