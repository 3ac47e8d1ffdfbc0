/** The aggression of a side, and the quality of the pair at the crease: whole numbers from the scoreboard alone. */
import { BALLS } from './spec.ts'

/** The loss of level with each wicket: openers to number eleven. */
const TAIL = [1, 1, 1, 0, 0, -1, -2, -4, -6, -8]

/** The level at which the next ball is played, from the side's advantage and the wickets it has lost. */
export function levelAt(advantage: number, wickets: number): number {
  return advantage + (TAIL[wickets] ?? -8)
}

/** Aggression of a side that is left alone: powerplay, middle, death. */
function plannedAggression(bowled: number): number {
  return bowled < 36 ? 5 : bowled < 84 ? 4 : bowled < 102 ? 6 : 8
}

/** Wickets lost beyond the usual number by then; negative when more are in hand. */
function wicketsOver(bowled: number, wickets: number): number {
  return wickets - (bowled < 36 ? 1 : bowled < 84 ? 3 : bowled < 102 ? 5 : 7)
}

/** Aggression in the first innings: the plan; fewer wickets in hand, more care. */
export function settingAggression(ballsLeft: number, wickets: number): number {
  const bowled = BALLS - ballsLeft
  const over = wicketsOver(bowled, wickets)
  const care = over > 0 ? (over + 1) >> 1 : over <= -2 && bowled >= 36 ? -1 : 0
  return Math.max(1, Math.min(10, plannedAggression(bowled) - care))
}

/**
 * Aggression in the chase: the plan, or more when the required rate demands it. A side that played only to the rate would drag
 * every chase to its last ball, and tie three matches in a hundred where real ones tie one or two. Lost wickets lower it, but
 * hardly when more than nine an over are needed.
 */
export function chasingAggression(ballsLeft: number, wickets: number, need: number): number {
  const bowled = BALLS - ballsLeft
  const perOver = Math.floor((need * 6) / ballsLeft)
  const wanted = Math.max(plannedAggression(bowled), (perOver + 2) >> 1)
  const over = wicketsOver(bowled, wickets)
  const care = over > 0 ? (over + 1) >> 1 : 0
  const isPressed = need * 6 > ballsLeft * 9
  return Math.max(3, Math.min(9, wanted - (isPressed ? Math.min(1, care) : care)))
}

/** The aggression for the next ball; `need` is null in the first innings. */
export function aggressionAt(ballsLeft: number, wickets: number, need: number | null): number {
  return need === null ? settingAggression(ballsLeft, wickets) : chasingAggression(ballsLeft, wickets, need)
}
