import { errorCatalogue } from '../domain/base/errors.ts'
import { text } from './params.ts'
import { faultSituation, onEvents, refusal, type Topic } from './scenario.ts'

const refreshReason = text('refreshReason', "The reason in place of 'app'")

/** Situations that end a session, or make the client check it. */
export const session: Topic = {
  name: 'Session',
  scenarios: [
    faultSituation({
      name: 'unauthorized-next',
      group: 'next 401',
      about: "The next call that needs a token answers 401 'Unauthorized action.'",
      faults: [{ target: { group: 'authenticated' }, effect: refusal('unauthorized'), times: 1 }],
    }),
    faultSituation({
      name: 'unauthorized-other',
      group: 'next 401',
      about: 'The next call that needs a token answers a 401 with another text, which must not log out',
      faults: [{ target: { group: 'authenticated' }, effect: refusal('unauthorized_other'), times: 1 }],
    }),
    faultSituation({
      name: 'session-check-fails',
      group: 'session check',
      about:
        "The socket's session_check answers status failed, which signs out; connected clients are sent session_refresh",
      faults: onEvents(['session_check'], { kind: 'event-failed', message: errorCatalogue.unauthorized.message }),
      onApply: (world) =>
        world.events.emit({ name: 'session-refresh', payload: { playerId: null, reason: 'session' } }),
    }),
    faultSituation({
      name: 'session-refresh',
      group: 'connection',
      about: 'Everybody who is connected, and everybody who connects later, is sent session_refresh',
      params: [refreshReason],
      faults: (given) => onEvents(['connect'], { kind: 'session-refresh', reason: refreshReason.from(given) ?? 'app' }),
      onApply(world, given) {
        const reason = refreshReason.from(given) ?? 'app'
        world.events.emit({ name: 'session-refresh', payload: { playerId: null, reason } })
      },
    }),
  ],
}
