import type { WorldContext } from '../base/context.ts'

/** How many tries are allowed against one thing, and how long who goes on must wait. */
export interface TryRule {
  name: string
  /** Tries are counted for so long from the first on, in world time. */
  windowMs: number
  /** Milliseconds to wait after the try that brought the count to `count`; `leftMs` is the rest of the window. */
  waitMs(count: number, leftMs: number): number
}

/** So many in the window, then none until it is over. */
export function atMost(name: string, most: number, windowMs: number): TryRule {
  return { name, windowMs, waitMs: (count, leftMs) => (count < most ? 0 : leftMs) }
}

/** A rule and its subject: a number, an account, an address, or two of them together. */
export type Counted = readonly [rule: TryRule, subject: string]

/** The longest wait that any of these impose now, in milliseconds; 0: go on. */
export function waitFor(world: WorldContext, counted: readonly Counted[]): number {
  const sql = 'SELECT waits_until_ms FROM tries WHERE rule = ? AND subject = ?'
  const nowMs = world.clock.now()
  const waits = counted.map(([rule, subject]) => {
    const found = world.store.one(sql, [rule.name, kept(world, subject)], (row) => row.integer('waits_until_ms'))
    const leftMs = (found ?? 0) - nowMs
    // Longer than any wait of the rule: the clock was set back since.
    return leftMs > rule.windowMs ? 0 : leftMs
  })
  return Math.max(0, ...waits)
}

/** How many tries count against this now. */
export function triesMade(world: WorldContext, [rule, subject]: Counted): number {
  const sql = 'SELECT count FROM tries WHERE rule = ? AND subject = ? AND counts_until_ms > ?'
  const known = world.store.one(sql, [rule.name, kept(world, subject), world.clock.now()], (row) =>
    row.integer('count'),
  )
  return known ?? 0
}

/** Counts a try against each, or several that were one call. Answers the longest wait that follows, in milliseconds. */
export function noteTry(world: WorldContext, counted: readonly Counted[], tries = 1): number {
  const nowMs = world.clock.now()
  return world.transaction(() => {
    world.store.change('DELETE FROM tries WHERE counts_until_ms <= ?1 AND waits_until_ms <= ?1', [nowMs])
    return Math.max(0, ...counted.map(([rule, subject]) => countOne(world, rule, kept(world, subject), nowMs, tries)))
  })
}

/** Resets the tries of these subjects. Answers whether one of them imposed a wait. */
export function forgetTries(world: WorldContext, counted: readonly Counted[]): boolean {
  const hadToWait = waitFor(world, counted) > 0
  for (const [rule, subject] of counted) {
    world.store.change('DELETE FROM tries WHERE rule = ? AND subject = ?', [rule.name, kept(world, subject)])
  }
  return hadToWait
}

function countOne(world: WorldContext, rule: TryRule, subject: string, nowMs: number, tries: number): number {
  const sql = 'SELECT count, counts_until_ms FROM tries WHERE rule = ? AND subject = ? AND counts_until_ms > ?'
  const before = world.store.one(sql, [rule.name, subject, nowMs], (row) => ({
    count: row.integer('count'),
    untilMs: row.integer('counts_until_ms'),
  }))
  const known = before !== null && before.untilMs - nowMs <= rule.windowMs ? before : null
  const count = (known?.count ?? 0) + tries
  const untilMs = known?.untilMs ?? nowMs + rule.windowMs
  const waitMs = rule.waitMs(count, untilMs - nowMs)
  world.store.run(
    `INSERT INTO tries (rule, subject, count, counts_until_ms, waits_until_ms) VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (rule, subject) DO UPDATE SET count = ?3, counts_until_ms = ?4, waits_until_ms = ?5`,
    [rule.name, subject, count, untilMs, nowMs + waitMs],
  )
  return waitMs
}

/** People type their password into the field of the name: no subject is kept readable. */
function kept(world: WorldContext, subject: string): string {
  return world.vault.digest('try', subject)
}
