import { nextCount } from '../../store/meta-records.ts'
import type { WorldContext } from '../base/context.ts'
import { codeKey, insertCode } from './referral-records.ts'

export interface Referral {
  code: string
  /** Path of the app with the code; the share button puts its own name in place of the source. */
  link: string
}

export interface ReferralStats {
  referral: Referral | null
  /** Visits by the link. */
  clicks: number
  registered: number
  /** Players whose first bet was decided. */
  active: number
  earnedPaise: number
}

export interface ReferralChild {
  username: string
  registeredAtMs: number
  source: string
  isActive: boolean
  earnedPaise: number
}

export interface ReferralSource {
  /** '' = a link without one. */
  source: string
  clicks: number
  registered: number
  earnedPaise: number
}

const longestSourceList = 200

/** The player's code, made the first time: letters of the name and some by chance. A second call gives the same. */
export function generateReferral(world: WorldContext, player: { id: number; username: string }): Referral {
  const known = referralOf(world, player.id)
  if (known !== null) return known
  return world.transaction(() => {
    const code = freeCode(world, player.username)
    insertCode(world, player.id, code)
    return referralFor(code)
  })
}

/** Visits, players and earnings by the player's code. */
export function referralStats(world: WorldContext, playerId: number): ReferralStats {
  const sql = `SELECT count(*) AS registered, count(active_at_ms) AS active, coalesce(sum(earned_paise), 0) AS earned,
      (SELECT count(*) FROM referral_visits JOIN referral_codes USING (code_key) WHERE player_id = ?) AS clicks
    FROM referral_children WHERE referrer_id = ?`
  const counts = world.store.one(sql, [playerId, playerId], (row) => ({
    clicks: row.integer('clicks'),
    registered: row.integer('registered'),
    active: row.integer('active'),
    earnedPaise: row.integer('earned'),
  }))
  const none = { clicks: 0, registered: 0, active: 0, earnedPaise: 0 }
  return { referral: referralOf(world, playerId), ...(counts ?? none) }
}

/** Players who came by the code, newest first, with names that only they would know again. */
export function referralChildren(
  world: WorldContext,
  playerId: number,
  page: { skip: number; pageSize: number },
): { children: ReferralChild[]; count: number } {
  const sql = `SELECT referral_children.*, username FROM referral_children
    JOIN players ON players.id = referral_children.player_id
    WHERE referrer_id = ? ORDER BY referral_children.player_id DESC LIMIT ? OFFSET ?`
  const children = world.store.all(sql, [playerId, page.pageSize, page.skip], (row) => ({
    username: masked(row.text('username')),
    registeredAtMs: row.integer('registered_at_ms'),
    source: row.text('source'),
    isActive: !row.isNull('active_at_ms'),
    earnedPaise: row.integer('earned_paise'),
  }))
  return { children, count: referralStats(world, playerId).registered }
}

/** Visits, players and earnings by the source of the link, most visits first. */
export function referralSources(world: WorldContext, playerId: number): ReferralSource[] {
  const sql = `SELECT source, sum(clicks) AS clicks, sum(registered) AS registered, sum(earned) AS earned FROM (
      SELECT source, 1 AS clicks, 0 AS registered, 0 AS earned
        FROM referral_visits JOIN referral_codes USING (code_key) WHERE player_id = ?
      UNION ALL
      SELECT source, 0, 1, earned_paise FROM referral_children WHERE referrer_id = ?)
    GROUP BY source ORDER BY clicks DESC, registered DESC, source LIMIT ${longestSourceList}`
  return world.store.all(sql, [playerId, playerId], (row) => ({
    source: row.text('source'),
    clicks: row.integer('clicks'),
    registered: row.integer('registered'),
    earnedPaise: row.integer('earned'),
  }))
}

function referralOf(world: WorldContext, playerId: number): Referral | null {
  const sql = 'SELECT code FROM referral_codes WHERE player_id = ?'
  return world.store.one(sql, [playerId], (row) => referralFor(row.text('code')))
}

function referralFor(code: string): Referral {
  return { code, link: `/mobile-number?agent_code=${code}&source=link` }
}

function freeCode(world: WorldContext, username: string): string {
  const letters = username
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 6)
  const chance = world.random.bytes('referral code', nextCount(world.store, 'referral code'), 4).readUInt32BE()
  const code = `${letters}${String(chance % 10_000).padStart(4, '0')}`
  const sql = 'SELECT 1 AS taken FROM referral_codes WHERE code_key = ?'
  return world.store.one(sql, [codeKey(code)], () => true) ? freeCode(world, username) : code
}

/** 'rajani' -> 'ra***i'. */
function masked(username: string): string {
  return `${username.slice(0, 2)}***${username.slice(-1)}`
}
