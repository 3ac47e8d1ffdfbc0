import { addNextEvents, clearNextEvents, nextEvents, playMatch } from '../domain/settlement/steer-match.ts'
import type { ControlHandlers } from './control-call.ts'

/** What happens next in a match, as a tester chooses. Each answers what waits and is possible afterwards. */
export const nextEventHandlers = {
  readNextEvents: ({ world, refMatchId }, registry) => nextEvents(registry.get(world), refMatchId),
  addNextEvents: ({ world: name, refMatchId, events, now = false }, registry) => {
    const world = registry.get(name)
    addNextEvents(world, refMatchId, events, now)
    return nextEvents(world, refMatchId)
  },
  clearNextEvents: ({ world: name, refMatchId, id }, registry) => {
    const world = registry.get(name)
    clearNextEvents(world, refMatchId, id)
    return nextEvents(world, refMatchId)
  },
  playMatch: ({ world: name, refMatchId, ...until }, registry) => {
    const world = registry.get(name)
    playMatch(world, refMatchId, 'until' in until ? until.until : until)
    return nextEvents(world, refMatchId)
  },
} satisfies Partial<ControlHandlers>
