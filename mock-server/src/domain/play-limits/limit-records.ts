import type { WorldContext } from '../base/context.ts'

const limitKinds = ['deposit', 'loss', 'stake'] as const
export type LimitKind = (typeof limitKinds)[number]

export const limitPeriods = ['daily', 'weekly', 'monthly'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** A limit of one kind and period; null = none. */
export interface LimitRecord {
  kind: LimitKind
  period: LimitPeriod
  amountPaise: number | null
  /** The higher limit that waits for its time. */
  next: { amountPaise: number | null; fromMs: number } | null
}

/** As they hold now: a higher limit whose time has come has taken the old one's place. */
export function limitRecords(world: WorldContext, playerId: number): LimitRecord[] {
  const nowMs = world.clock.now()
  return world.store.all('SELECT * FROM play_limits WHERE player_id = ? ORDER BY rowid', [playerId], (row) => {
    const head = { kind: row.oneOf('kind', limitKinds), period: row.oneOf('period', limitPeriods) }
    const fromMs = row.integerOrNull('next_from_ms')
    const nextPaise = row.integerOrNull('next_amount_paise')
    if (fromMs === null) return { ...head, amountPaise: row.integerOrNull('amount_paise'), next: null }
    if (fromMs <= nowMs) return { ...head, amountPaise: nextPaise, next: null }
    return { ...head, amountPaise: row.integerOrNull('amount_paise'), next: { amountPaise: nextPaise, fromMs } }
  })
}

export function saveLimit(
  world: WorldContext,
  playerId: number,
  { kind, period, amountPaise, next }: LimitRecord,
): void {
  world.store.run(
    `INSERT OR REPLACE INTO play_limits (player_id, kind, period, amount_paise, next_amount_paise, next_from_ms)
     VALUES (?, ?, ?, ?, ?, ?)`,
    [playerId, kind, period, amountPaise, next?.amountPaise ?? null, next?.fromMs ?? null],
  )
}

/** Stores one of a player's breaks, or the state of his reminders, in place of the earlier one. */
export function savePause(
  world: WorldContext,
  playerId: number,
  column: 'time_out_until_ms' | 'excluded_until_ms' | 'session_minutes' | 'reminded_ms' | 'notified_ms',
  value: number | null,
): void {
  world.store.run(
    `INSERT INTO play_pauses (player_id, ${column}) VALUES (?, ?)
     ON CONFLICT (player_id) DO UPDATE SET ${column} = excluded.${column}`,
    [playerId, value],
  )
}
