/** Goals and cards of a match, computed from all its states. */
import type { Incident, SoccerCard } from '../../odds/scorecard.ts'
import { drawer } from '../random.ts'
import type { Side } from './spec.ts'
import type { SoccerState } from './state.ts'
import { clockMinute } from './step.ts'

/** The first five of a side never score (step.ts), so a sent-off one is not missed among the scorers. */
const DEFENDERS = 5

/** Goals with their scorers, and cards with who was shown them; null before kick-off. `story`: every state so far, in order. */
export function soccerScorecard(story: readonly SoccerState[]): SoccerCard | null {
  const last = story.at(-1)
  if (last === undefined || last.phase === 'before-start') return null
  const incidents: Incident[] = []
  for (const [index, after] of story.entries()) {
    const before = story[index - 1]
    if (before === undefined) continue
    for (const side of [0, 1] as const) {
      const happened = between(before, after, side)
      if (happened === null) continue
      const name = happened === 'goal' ? (after.scorers.at(-1)?.name ?? '') : carded(after, incidents, side, happened)
      const [home, away] = after.goals
      incidents.push({ kind: happened, side, minute: clockMinute(after), name, goals: [home, away] })
    }
  }
  return { sport: 'soccer', incidents }
}

function between(before: SoccerState, after: SoccerState, side: Side): Incident['kind'] | null {
  if (after.goals[side] > before.goals[side]) return 'goal'
  if (after.reds[side] > before.reds[side]) return 'red'
  return after.yellows[side] > before.yellows[side] ? 'yellow' : null
}

/**
 * The player who is shown a card. The match counts cards by side alone; the name is drawn separately from the players on
 * the field, and no player is shown yellow twice.
 */
function carded({ seed, spec }: SoccerState, before: readonly Incident[], side: Side, kind: 'yellow' | 'red'): string {
  const shown = (wanted: Incident['kind']) =>
    before.filter((incident) => incident.side === side && incident.kind === wanted).map(({ name }) => name)
  const [off, booked] = [shown('red'), shown('yellow')]
  const { players } = spec.teams[side]
  const onField = (kind === 'red' ? players.slice(0, DEFENDERS) : players).filter((name) => !off.includes(name))
  const unbooked = onField.filter((name) => kind === 'red' || !booked.includes(name))
  const able = unbooked.length > 0 ? unbooked : onField
  return able[drawer(seed, `card ${before.length}`)(able.length)] ?? ''
}
