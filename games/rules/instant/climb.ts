/** Rounds that are climbed step by step: each step raises what a cash-out pays, or loses all (mines, goal, hi lo). */
import { type GameAction, GameRefusal, inOrder, paid, type RoundOutcome } from '../rules.ts'

/** Where a climb stands. */
export interface Foothold {
  /** Payout of a cash-out, in hundredths of the stake: 100 before the first step, 0 when all is lost. */
  times: number
  /** Names of the steps that may follow; none at the top and after a loss. */
  steps: readonly string[]
}

type EventBody = { type: string } & Readonly<Record<string, unknown>>

/** A climb of a family: `opening` is shown before the first step, `hidden` when the round is over. */
export interface Climb<At extends Foothold> {
  stakePaise: number
  start: At
  opening: readonly EventBody[]
  /** Where one of the steps leads, and what is seen of it. Throws `GameRefusal` at a step that cannot be taken. */
  step(at: At, action: GameAction): { at: At; event: EventBody }
  hidden: readonly EventBody[]
}

const cashOut: GameAction = { action: 'cash-out' }

/**
 * The round after these actions: steps, then perhaps 'cash-out', which the top of the climb does by itself and which gives the
 * stake back before a step has raised it: that round is void, since nothing was risked. A won round ends with { type: 'cash-out', times }
 * before what was hidden, a void one { type: 'cancelled' } behind it. Throws `GameRefusal` at an action that cannot be taken.
 */
export function climbed<At extends Foothold>(actions: readonly GameAction[], climb: Climb<At>): RoundOutcome {
  const { stakePaise, start, opening, step, hidden } = climb
  const events: EventBody[] = [...opening]
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
  const won = times > 0 ? [{ type: cashOut.action, times }] : []
  return { ...over, events: inOrder([...events, ...won, ...hidden]) }
}
