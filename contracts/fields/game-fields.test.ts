/** The pacts of the game client ask for what it reads, and for nothing else; its messages have their types too. */
import { beforeAll, expect, test } from 'vitest'
import { objectAt } from '../src/document.ts'
import { readDocument } from '../src/read-document.ts'
import { answerOf, assertedPaths, type TypePath } from './asserted.ts'
import { type FieldName, readGameClient } from './client-program.ts'
import { Reading } from './reading.ts'

/** Fields that are read by types of another name: pacts ask for them all the same. */
const readElsewhere: Readonly<Record<FieldName, string>> = {
  'GameEvent.index': 'faces/craps/shots.ts tells throws apart by it, with a type of its own',
  'Decision.action': 'contracts/src/games works a round out from its decisions, by types of its own',
  'Decision.meta': 'as the action beside it',
}

/** Fields that the client reads and no example has. */
const withoutExample: Readonly<Record<FieldName, string>> = {
  'Round.forced': 'there only when a tester has set what a round comes to, which no state does',
}

/** Places of a refusal, which stand among those of the answer that is refused. */
const ofRefusals = ['stage:watch: code']

let reading: Reading

beforeAll(() => {
  const pacts = ['rgs', 'games'].map((name) => `chaupar-game-client-chaupar-${name}.json`)
  const asserted = assertedPaths(pacts)
  // A refused handshake is socket.io's own.
  asserted.delete('connect_error')
  reading = new Reading(readGameClient(), asserted, typeOf)
})

function typeOf(operation: string): TypePath {
  if (!operation.includes(':')) return answerOf(operation)
  const { pushed, asked } = objectAt(readDocument('rgs'), 'x-socket-events')
  const question = objectAt(asked)[operation]
  const schema = question === undefined ? objectAt(pushed, operation).payload : objectAt(question).answer
  return ['components', 'schemas', String(schema)]
}

test('the types of its sources tell what the game client reads', () => {
  expect(reading.client.read.get('Round.payout')).toContain('mock-server/game-client/src/')
  expect(reading.placeOf('playRound', 'round.payout')).toEqual({ fields: ['Round.payout'], isAlways: true })
})

test('no pact asks for a field that it does not read', () => {
  expect(reading.unread(readElsewhere)).toEqual([])
})

test('each field that it reads is asked for in an example', () => {
  expect(reading.withoutExample(withoutExample)).toEqual([])
})

test('what every answer and message has, and it reads, its pacts ask for', () => {
  expect(reading.loose()).toEqual(ofRefusals)
})

test('each exception is one still', () => {
  expect(reading.stale(readElsewhere, withoutExample)).toEqual([])
})
