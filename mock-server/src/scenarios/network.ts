import { errorCatalogue } from '../domain/base/errors.ts'
import { number, text } from './params.ts'
import { faultSituation, onEvents, refusal, type Topic } from './scenario.ts'

const slowMs = number('slowMs', 'Real milliseconds in place of the 2000', [1, 120_000])
const flakyShare = number('flakyShare', 'Share of the calls in place of 0.2', [0.01, 1])
const connectMessage = text('connectMessage', "The message in place of 'Unauthorized action.'")

/** Calls and the socket as they are on a bad day. */
export const network: Topic = {
  name: 'Network',
  scenarios: [
    faultSituation({
      name: 'slow',
      group: 'speed',
      about: 'Every call takes two seconds longer',
      params: [slowMs],
      faults: (given) => [
        { target: { group: 'all' }, effect: { kind: 'latency', ms: Math.round(slowMs.from(given) ?? 2000) } },
      ],
    }),
    faultSituation({
      name: 'flaky',
      group: 'reliability',
      about: "A fifth of the calls answers 503, by the world's own chance",
      params: [flakyShare],
      faults: (given) => [
        { target: { group: 'all' }, effect: refusal('unavailable'), share: flakyShare.from(given) ?? 0.2 },
      ],
    }),
    faultSituation({
      name: 'legacy-errors',
      group: 'shape of errors',
      about: 'Failures are answered with status 200 and error: true, as older servers do',
      faults: [{ target: { group: 'all' }, effect: { kind: 'legacy-error' } }],
    }),
    faultSituation({
      name: 'malformed-answers',
      group: 'shape of answers',
      about: 'Every successful call answers broken JSON; its effect is there',
      faults: [{ target: { group: 'all' }, effect: { kind: 'malformed-body' } }],
    }),
    faultSituation({
      name: 'offline-socket',
      group: 'connection',
      about: 'The socket cannot be reached, as without a network; open ones are cut. Calls work',
      faults: onEvents(['connect'], { kind: 'event-lost' }),
    }),
    faultSituation({
      name: 'connect-error',
      group: 'connection',
      about: 'The server refuses every socket with a message of its own, as it refuses a dead token; open ones are cut',
      params: [connectMessage],
      faults: (given) => {
        const message = connectMessage.from(given) ?? errorCatalogue.unauthorized.message
        return onEvents(['connect'], { kind: 'event-failed', message })
      },
    }),
    faultSituation({
      name: 'no-ack',
      group: 'acknowledgement',
      about: 'No socket request is acknowledged, so that the client gives up after a second',
      faults: onEvents(['session_check', 'get:balance', 'odds:subscribe', 'odds:unsubscribe'], { kind: 'event-lost' }),
    }),
  ],
}
