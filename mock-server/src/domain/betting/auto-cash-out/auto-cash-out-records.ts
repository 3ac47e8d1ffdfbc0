import { nextCount } from '../../../store/meta-records.ts'
import type { Row } from '../../../store/row.ts'
import type { WorldContext } from '../../base/context.ts'
import type { Lines } from './crossed-line.ts'

/** What a player sets: a bet or a market, the lines, the share and the end. */
export interface AutoCashOutTerms extends Lines {
  target: 'bet' | 'market'
  /** Id of the bet or of the market. */
  targetId: string
  /** Whole per cent of the stake, or of each stake of the market. */
  share: number
  /** World time at which it lapses; null = with the market. */
  untilMs: number | null
}

const endStates = ['done', 'part_done', 'lapsed', 'refused'] as const
const endReasons = [
  'time_over',
  'market_ended',
  'cashed_out',
  'void',
  'insufficient_funds',
  'cash_out_unavailable',
] as const

/** How a rule ended. `reason` stands for a lapsed or refused rule, the result for one that fired. */
export interface RuleEnd {
  state: (typeof endStates)[number]
  reason: (typeof endReasons)[number] | null
  profitLossPaise: number | null
}

/** A rule as it is stored. */
export interface AutoCashOutRecord extends AutoCashOutTerms {
  id: string
  playerId: number
  refMatchId: string
  marketId: string
  setAtMs: number
  /** Null while it is armed. */
  end: RuleEnd | null
}

/** An ended rule is listed for so long. */
const listedMs = 24 * 60 * 60 * 1000

/** Stores a rule in place of the earlier one of the same bet or market. */
export function replaceRule(
  world: WorldContext,
  rule: AutoCashOutTerms & Pick<AutoCashOutRecord, 'playerId' | 'refMatchId' | 'marketId'>,
): AutoCashOutRecord {
  const serial = nextCount(world.store, 'auto-cash-out')
  const record: AutoCashOutRecord = { ...rule, id: `A${1_000_000 + serial}`, setAtMs: world.clock.now(), end: null }
  world.store.change('DELETE FROM auto_cash_outs WHERE player_id = ? AND target = ? AND target_id = ?', [
    rule.playerId,
    rule.target,
    rule.targetId,
  ])
  world.store.run(
    `INSERT INTO auto_cash_outs (id, serial, player_id, ref_match_id, market_id, target, target_id, gain_paise, loss_paise,
       share, until_ms, state, set_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'armed', ?)`,
    [
      record.id,
      serial,
      record.playerId,
      record.refMatchId,
      record.marketId,
      record.target,
      record.targetId,
      record.gainPaise,
      record.lossPaise,
      record.share,
      record.untilMs,
      record.setAtMs,
    ],
  )
  return record
}

/** Notes how a rule ended, and notifies the open pages of its player. */
export function endRule(
  world: WorldContext,
  rule: AutoCashOutRecord,
  { state, reason, profitLossPaise }: RuleEnd,
): void {
  world.store.change(
    'UPDATE auto_cash_outs SET state = ?, reason = ?, profit_loss_paise = ?, ended_at_ms = ? WHERE id = ?',
    [state, reason, profitLossPaise, world.clock.now(), rule.id],
  )
  emitRuleChanged(world, rule)
}

/** Forgets a rule. */
export function dropRule(world: WorldContext, rule: AutoCashOutRecord): void {
  world.store.change('DELETE FROM auto_cash_outs WHERE id = ?', [rule.id])
  emitRuleChanged(world, rule)
}

/** Rules have no event of their own: a bet of the rule is emitted, and open pages refetch bets and rules. */
export function emitRuleChanged(
  world: WorldContext,
  { playerId, marketId, target, targetId }: AutoCashOutRecord,
): void {
  const sql = 'SELECT id FROM bets WHERE player_id = ? AND market_id = ? ORDER BY serial DESC LIMIT 1'
  const betId = target === 'bet' ? targetId : world.store.one(sql, [playerId, marketId], (row) => row.text('id'))
  if (betId !== null) world.events.emit({ name: 'bet-changed', payload: { playerId, betId } })
}

/** Matches in which a rule is armed. */
export function matchesWithRules(world: WorldContext): string[] {
  const sql = "SELECT DISTINCT ref_match_id FROM auto_cash_outs WHERE state = 'armed'"
  return world.store.all(sql, [], (row) => row.text('ref_match_id'))
}

/** Armed rules of a match, the oldest first. */
export function armedOfMatch(world: WorldContext, refMatchId: string): AutoCashOutRecord[] {
  return rulesBy(world, "ref_match_id = ? AND state = 'armed'", [refMatchId])
}

/** The armed rule of a player for this bet or market; null = none. */
export function armedRuleOf(
  world: WorldContext,
  playerId: number,
  { target, targetId }: Pick<AutoCashOutTerms, 'target' | 'targetId'>,
): AutoCashOutRecord | null {
  const condition = "player_id = ? AND target = ? AND target_id = ? AND state = 'armed'"
  return rulesBy(world, condition, [playerId, target, targetId])[0] ?? null
}

/** Whether a player has an armed rule of this kind on a market or on one of its bets. */
export function hasArmedRule(
  world: WorldContext,
  playerId: number,
  marketId: string,
  target: AutoCashOutTerms['target'],
): boolean {
  const sql = `SELECT 1 FROM auto_cash_outs WHERE player_id = ? AND market_id = ? AND target = ? AND state = 'armed' LIMIT 1`
  return world.store.one(sql, [playerId, marketId, target], () => true) ?? false
}

/** A player's armed rules and those that ended in the last 24 hours, the newest first. */
export function rulesOfPlayer(world: WorldContext, playerId: number): AutoCashOutRecord[] {
  const condition = "player_id = ? AND (state = 'armed' OR ended_at_ms > ?)"
  return rulesBy(world, condition, [playerId, world.clock.now() - listedMs]).reverse()
}

/** A rule of a player; null for an unknown id and for another player's. */
export function ruleOfPlayer(world: WorldContext, playerId: number, id: string): AutoCashOutRecord | null {
  return rulesBy(world, 'player_id = ? AND id = ?', [playerId, id])[0] ?? null
}

function rulesBy(world: WorldContext, condition: string, values: (string | number)[]): AutoCashOutRecord[] {
  return world.store.all(`SELECT * FROM auto_cash_outs WHERE ${condition} ORDER BY serial`, values, readRule)
}

function readRule(row: Row): AutoCashOutRecord {
  const state = row.oneOf('state', ['armed', ...endStates])
  return {
    id: row.text('id'),
    playerId: row.integer('player_id'),
    refMatchId: row.text('ref_match_id'),
    marketId: row.text('market_id'),
    target: row.oneOf('target', ['bet', 'market']),
    targetId: row.text('target_id'),
    gainPaise: row.integerOrNull('gain_paise'),
    lossPaise: row.integerOrNull('loss_paise'),
    share: row.integer('share'),
    untilMs: row.integerOrNull('until_ms'),
    setAtMs: row.integer('set_at_ms'),
    end:
      state === 'armed'
        ? null
        : {
            state,
            reason: row.isNull('reason') ? null : row.oneOf('reason', endReasons),
            profitLossPaise: row.integerOrNull('profit_loss_paise'),
          },
  }
}
