/** How hard a side swings, and how good the pair at the crease is: whole numbers from what the scoreboard shows, nothing else. */
import { BALLS } from './spec.ts'

/** What each wicket lost takes from the level: openers to number eleven. */
const TAIL = [1, 1, 1, 0, 0, -1, -2, -4, -6, -8]

/** The level at which the next ball is played, from the side's advantage and the wickets it has lost. */
export function levelAt(advantage: number, wickets: number): number {
  return advantage + (TAIL[wickets] ?? -8)
}

/** Intent in the first innings: powerplay, middle, death; fewer wickets in hand, more care. */
export function settingIntent(ballsLeft: number, wickets: number): number {
  const bowled = BALLS - ballsLeft
  const planned = bowled < 36 ? 5 : bowled < 84 ? 4 : bowled < 102 ? 6 : 8
  const expected = bowled < 36 ? 1 : bowled < 84 ? 3 : bowled < 102 ? 5 : 7
  const over = wickets - expected
  const care = over > 0 ? (over + 1) >> 1 : over <= -2 && bowled >= 36 ? -1 : 0
  return Math.max(1, Math.min(10, planned - care))
}

/** Intent in the chase: what the required rate asks for, held back a little while wickets are short and balls are many. */
export function chasingIntent(ballsLeft: number, wickets: number, need: number): number {
  const perOver = Math.floor((need * 6) / ballsLeft)
  const asked = Math.max(3, Math.min(9, (perOver + 3) >> 1))
  const short = wickets >= 6 && ballsLeft > 18 && asked > 3 ? 1 : 0
  return asked - short
}

/** The intent for the next ball; `need` is null in the first innings. */
export function intentAt(ballsLeft: number, wickets: number, need: number | null): number {
  return need === null ? settingIntent(ballsLeft, wickets) : chasingIntent(ballsLeft, wickets, need)
}
