import type { WorldContext } from '../base/context.ts'
import { endOfIstDay, istDay, startOfIstDay } from '../base/days.ts'

/** The results of play. Won and lost are those of decided bets, so that won less lost is the net. */
export interface PlayResults {
  /** Of bets that were placed and rounds that were opened; those that were refused, voided or not matched do not count. */
  stakedPaise: number
  wonPaise: number
  lostPaise: number
  netPaise: number
}

/** A day, week or month of a player: money in and out, and the results of play. */
export interface ActivityRow extends PlayResults {
  /** Days of Asia/Kolkata as YYYY-MM-DD, both inclusive. */
  startDate: string
  endDate: string
  depositedPaise: number
  withdrawnPaise: number
}

export type ActivityStep = 'day' | 'week' | 'month'

/** How far back each step is shown. */
const shownSteps: Record<ActivityStep, number> = { day: 14, week: 12, month: 12 }

const sumNames = ['staked', 'won', 'lost', 'deposited', 'withdrawn'] as const
type Sums = Record<(typeof sumNames)[number], number>

/** Paise with their moment and their kind, since a moment. */
const movements = `
  SELECT created_at_ms AS at_ms, 'staked' AS name, stake_paise AS paise FROM bets
    WHERE player_id = ?1 AND created_at_ms >= ?2 AND status NOT IN ('rejected', 'void', 'unmatched')
  UNION ALL SELECT opened_at_ms, 'staked', stake_paise FROM game_rounds
    WHERE player_id = ?1 AND opened_at_ms >= ?2 AND status <> 'void'
  UNION ALL SELECT settled_at_ms, iif(profit_loss_paise > 0, 'won', 'lost'), abs(profit_loss_paise) FROM bets
    WHERE player_id = ?1 AND settled_at_ms >= ?2 AND profit_loss_paise IS NOT NULL
  UNION ALL SELECT closed_at_ms, iif(payout_paise > stake_paise, 'won', 'lost'), abs(payout_paise - stake_paise)
    FROM game_rounds
    WHERE player_id = ?1 AND closed_at_ms >= ?2 AND payout_paise IS NOT NULL AND status <> 'void'
  UNION ALL SELECT decided_at_ms, 'deposited', amount_paise FROM deposits
    WHERE player_id = ?1 AND decided_at_ms >= ?2 AND status = 'approved'
  UNION ALL SELECT decided_at_ms, 'withdrawn', amount_paise FROM withdrawals
    WHERE player_id = ?1 AND decided_at_ms >= ?2 AND status = 'approved'`

/** The results of play since a moment. */
export function resultsSince(world: WorldContext, playerId: number, sinceMs: number): PlayResults {
  const sql = `SELECT 0 AS day, name, sum(paise) AS paise FROM (${movements}) GROUP BY name`
  return playResults(read(world, sql, playerId, sinceMs).reduce(added, noSums()))
}

/** The last 14 days, 12 weeks (from Monday) or 12 months of Asia/Kolkata, oldest first, those in which nothing was too. */
export function activityBy(world: WorldContext, playerId: number, step: ActivityStep): ActivityRow[] {
  const spans = spansUntil(istDay(world.clock.now()), step)
  const firstMs = startOfIstDay(spans[0]?.startDate ?? istDay(world.clock.now()))
  // Days since the first one shown; they are all 24 hours long.
  const sql = `SELECT CAST((at_ms - ?2) / 86400000 AS INTEGER) AS day, name, sum(paise) AS paise FROM (${movements}) GROUP BY day, name`
  const moved = read(world, sql, playerId, firstMs).map((one) => ({ ...one, date: dayAfter(firstMs, one.day) }))
  return spans.map((span) => {
    const inSpan = moved.filter(({ date }) => date >= span.startDate && date <= span.endDate)
    const sums = inSpan.reduce(added, noSums())
    return { ...span, depositedPaise: sums.deposited, withdrawnPaise: sums.withdrawn, ...playResults(sums) }
  })
}

interface Moved {
  day: number
  name: keyof Sums
  paise: number
}

function read(world: WorldContext, sql: string, playerId: number, sinceMs: number): Moved[] {
  return world.store.all(sql, [playerId, sinceMs], (row) => ({
    day: row.integer('day'),
    name: row.oneOf('name', sumNames),
    paise: row.integer('paise'),
  }))
}

function added(sums: Sums, { name, paise }: Moved): Sums {
  return { ...sums, [name]: sums[name] + paise }
}

function noSums(): Sums {
  return { staked: 0, won: 0, lost: 0, deposited: 0, withdrawn: 0 }
}

function playResults({ staked, won, lost }: Sums): PlayResults {
  return { stakedPaise: staked, wonPaise: won, lostPaise: lost, netPaise: won - lost }
}

function dayAfter(firstMs: number, days: number): string {
  return istDay(firstMs + days * 86_400_000)
}

/** The spans that are shown, oldest first; the last one holds today and ends with its own last day. */
function spansUntil(today: string, step: ActivityStep): Pick<ActivityRow, 'startDate' | 'endDate'>[] {
  const back = Array.from({ length: shownSteps[step] }, (_, index) => shownSteps[step] - 1 - index)
  return back.map((steps) => {
    const startDate = startOfSpan(today, step, -steps)
    const next = startOfSpan(today, step, 1 - steps)
    return { startDate, endDate: istDay(startOfIstDay(next) - 1) }
  })
}

/** The first day of the span that is so many steps from the span of `day`. */
function startOfSpan(day: string, step: ActivityStep, steps: number): string {
  if (step === 'month') {
    const [year = 0, month = 1] = day.split('-').map(Number)
    return new Date(Date.UTC(year, month - 1 + steps, 1)).toISOString().slice(0, 10)
  }
  // Monday is the first day of a week.
  const daysBack = step === 'week' ? (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7 : 0
  const days = (step === 'week' ? 7 : 1) * steps - daysBack
  return istDay(endOfIstDay(day) - 1 + days * 86_400_000)
}
