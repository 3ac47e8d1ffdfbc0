/** Rounds that are climbed step by step: each step raises what a cash-out pays, or loses all (mines, goal, hi lo). */
import { type EventBody, type GameAction, GameRefusal, inOrder, paid, type RoundOutcome } from '../rules.ts'

/** Where a climb stands. */
export interface Foothold {
  /** Payout of a cash-out, in hundredths of the stake: 100 before the first step, 0 when all is lost. */
  times: number
  /** Names of the steps that may follow; none at the top and after a loss. */
  steps: readonly string[]
}

/** How a climb ends that pays, in hundredths of the stake. */
export type CashOutEvent = { type: 'cash-out'; times: number }

/** A climb of a family: `opening` is shown before the first step, `hidden` when the round is over. */
interface Climb<At extends Foothold, Event extends EventBody> {
  stakePaise: number
  start: At
  opening: readonly Event[]
  /** Where one of the steps leads, and what is seen of it. Throws `GameRefusal` at a step that cannot be taken. */
  step(at: At, action: GameAction): { at: At; event: Event }
  hidden: readonly Event[]
}

const cashOut = { action: 'cash-out' } as const

/**
 * The round after these actions: steps, then perhaps 'cash-out', which the top of the climb does by itself and which gives the
 * stake back before a step has raised it: that round is void, since nothing was risked. A won round has its cash-out before what
 * was hidden, a void one ends as cancelled. Throws `GameRefusal` at an action that cannot be taken.
 */
export function climbed<At extends Foothold, Event extends EventBody>(
  actions: readonly GameAction[],
  climb: Climb<At, Event>,
): RoundOutcome<Event | CashOutEvent> {
  const { stakePaise, start, opening, step, hidden } = climb
  const events: Event[] = [...opening]
  let at = start
  let isOver = false
  for (const action of actions) {
    if (isOver) throw new GameRefusal('This round is over')
    if (action.action === cashOut.action) isOver = true
    else if (at.steps.includes(action.action)) {
      const next = step(at, action)
      events.push(next.event)
      at = next.at
      isOver = at.steps.length === 0
    } else throw new GameRefusal('That is not possible now')
  }
  if (!isOver) {
    const names = [...at.steps, cashOut.action]
    return { events: inOrder(events), stakePaise, payoutPaise: null, actions: names, safest: cashOut }
  }
  const { times } = at
  const over = { stakePaise, payoutPaise: paid(stakePaise, times), actions: [], safest: null }
  if (times === start.times) {
    return { ...over, events: inOrder([...events, ...hidden, { type: 'cancelled' }]), isVoid: true }
  }
  const won: CashOutEvent[] = times > 0 ? [{ type: cashOut.action, times }] : []
  return { ...over, events: inOrder([...events, ...won, ...hidden]) }
}
