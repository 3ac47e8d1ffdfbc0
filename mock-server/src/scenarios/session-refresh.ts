import { textParam } from './params.ts'
import type { Situation } from './situation.ts'

export const sessionRefresh: Situation = {
  name: 'session-refresh',
  group: 'connection',
  about: 'Everybody who is connected, and everybody who connects later, is sent session_refresh',
  params: { refreshReason: "The reason in place of 'app'" },
  apply(world, params) {
    const reason = textParam(params, 'refreshReason') ?? 'app'
    world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'session-refresh', reason }, times: null })
    world.events.emit({ name: 'session-refresh', payload: { playerId: null, reason } })
  },
}
