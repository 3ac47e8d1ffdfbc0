import type { Scenario } from '../world/scenario.ts'
import { textParam } from './params.ts'

export const sessionRefresh: Scenario = {
  name: 'session-refresh',
  about: 'Everybody who is connected, and everybody who connects later, is sent session_refresh',
  params: { refreshReason: "The reason in place of 'app'" },
  apply(world, params) {
    const reason = textParam(params, 'refreshReason') ?? 'app'
    world.faults.plant({ target: { event: 'connect' }, effect: { kind: 'session-refresh', reason }, times: null })
    world.events.emit({ name: 'session-refresh', payload: { playerId: null, reason } })
  },
}
