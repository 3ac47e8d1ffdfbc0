import * as v from 'valibot'
import type { WorldContext } from '../base/context.ts'
import { minuteOfIstDay } from '../base/days.ts'

export const alertKinds = ['price', 'score', 'reopened', 'starting', 'settled'] as const
export type AlertKind = (typeof alertKinds)[number]

/** Minutes of the day in India; from a later to an earlier one they go over midnight, equal ones are the whole day. */
export interface QuietHours {
  from: number
  to: number
}

export interface AlertSettings {
  off: readonly AlertKind[]
  quiet: QuietHours | null
}

/** A settled bet is listed in any case; bets have no toast unless the player asks for one (spec 7.7). */
const usual: AlertSettings = { off: ['settled'], quiet: null }

/** A player's switches and quiet hours. */
export function alertSettings(world: WorldContext, playerId: number): AlertSettings {
  const sql = 'SELECT * FROM alert_settings WHERE player_id = ?'
  const kept = world.store.one(sql, [playerId], (row): AlertSettings => {
    const [from, to] = [row.integerOrNull('quiet_from'), row.integerOrNull('quiet_to')]
    const off = row.json('off', v.array(v.picklist(alertKinds)))
    return { off, quiet: from === null || to === null ? null : { from, to } }
  })
  return kept ?? usual
}

/** Whether a moment lies in the quiet hours: `from` does, `to` does not. */
export function isQuiet({ from, to }: QuietHours, atMs: number): boolean {
  const minute = minuteOfIstDay(atMs)
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}
