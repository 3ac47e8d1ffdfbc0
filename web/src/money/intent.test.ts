import { expect, test } from 'vitest'
import {
  type IntentEvent,
  type IntentState,
  isFinal,
  isOnItsWay,
  keyFor,
  mayBeSent,
  notArrived,
  stateAfter,
} from './intent.ts'

type State = IntentState<string>
type Event = IntentEvent<string>

const states: readonly State[] = [
  { at: 'ready' },
  { at: 'submitting' },
  { at: 'waiting', answer: 'held', until: 5000, totalMs: 5000 },
  { at: 'unknown', asking: true },
  { at: 'unknown', asking: false },
  { at: 'refused', code: 'insufficient_funds', message: '' },
  { at: 'refused', code: 'not_arrived', message: '' },
  { at: 'refused', code: 'intent_closed', message: '' },
  { at: 'done', answer: 'taken' },
]
const ends: readonly Event[] = [
  { is: 'answered', answer: 'late' },
  { is: 'refused', code: 'late', message: '' },
  { is: 'held', answer: 'late', totalMs: 1, now: 0 },
  { is: 'unresolved' },
  { is: 'lost' },
]

function after(...events: readonly Event[]): State {
  return events.reduce<State>(stateAfter, { at: 'ready' })
}

test('an intent is sent, and ends as the server says', () => {
  expect(after({ is: 'sent' })).toEqual({ at: 'submitting' })
  expect(after({ is: 'sent' }, { is: 'answered', answer: 'a' })).toEqual({ at: 'done', answer: 'a' })
  const refused = { at: 'refused', code: 'market_closed', message: 'Closed' }
  expect(after({ is: 'sent' }, { is: 'refused', code: 'market_closed', message: 'Closed' })).toEqual(refused)
})

test('a bet that is held waits until its delay is over, and is taken or refused then', () => {
  const held = [{ is: 'sent' }, { is: 'held', answer: 'b', totalMs: 5000, now: 100 }] as const
  expect(after(...held)).toEqual({ at: 'waiting', answer: 'b', until: 5100, totalMs: 5000 })
  expect(after(...held, { is: 'answered', answer: 'b' })).toEqual({ at: 'done', answer: 'b' })
  expect(after(...held, { is: 'refused', code: 'price_changed', message: '' })).toMatchObject({ at: 'refused' })
})

test('looks up a lost response, again when the player asks, and takes the outcome that it finds', () => {
  const lost = [{ is: 'sent' }, { is: 'lost' }] as const
  expect(after(...lost)).toEqual({ at: 'unknown', asking: true })
  expect(after(...lost, { is: 'unresolved' })).toEqual({ at: 'unknown', asking: false })
  expect(after(...lost, { is: 'unresolved' }, { is: 'lost' })).toEqual({ at: 'unknown', asking: true })
  expect(after(...lost, { is: 'held', answer: 'b', totalMs: 1, now: 0 })).toMatchObject({ at: 'waiting' })
  expect(after(...lost, { is: 'answered', answer: 'b' })).toEqual({ at: 'done', answer: 'b' })
  expect(after(...lost, notArrived)).toEqual({ at: 'refused', code: 'not_arrived', message: '' })
})

test.each(states.filter(isOnItsWay))(
  'while money may be moving ($at) nothing is sent and no form is restarted',
  (state) => {
    expect(mayBeSent(state)).toBe(false)
    expect(stateAfter(state, { is: 'sent' })).toBe(state)
    expect(stateAfter(state, { is: 'restarted' })).toBe(state)
  },
)

test.each(states.filter((state) => !isOnItsWay(state)))('no late word changes what is $at', (state) => {
  for (const event of ends) expect(stateAfter(state, event)).toBe(state)
  expect(stateAfter(state, { is: 'restarted' })).toEqual({ at: 'ready' })
})

test('what is done is not sent again: a second press after the receipt has nothing to send', () => {
  expect(states.filter(mayBeSent).map(({ at }) => at)).toEqual(['ready', 'refused', 'refused', 'refused'])
  expect(states.filter(isFinal).map(({ at }) => at)).toEqual(['refused', 'refused', 'done'])
})

test('resends the same content without a final answer under its old key, and other content under a new one', () => {
  const mint = () => 'new'
  const state: State = { at: 'refused', code: 'not_arrived', message: '' }
  expect(keyFor({ state, key: 'old', content: '{"a":1}' }, '{"a":1}', mint)).toBe('old')
  expect(keyFor({ state, key: 'old', content: '{"a":1}' }, '{"a":2}', mint)).toBe('new')
  expect(keyFor({ state, key: null, content: '{"a":1}' }, '{"a":1}', mint)).toBe('new')
  // A password is not kept to be compared.
  expect(keyFor({ state, key: 'old', content: '' }, '', mint)).toBe('new')
})
