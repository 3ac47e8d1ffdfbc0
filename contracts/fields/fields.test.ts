/** Pacts ask for what the web reads, and for nothing else. Both lists are found, none is kept by hand. */
import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { answerOf, assertedCodes, assertedPaths, declaredCodes } from './asserted.ts'
import { type FieldName, readWeb } from './client-program.ts'
import { Reading } from './reading.ts'

/** Fields that the web reads from a value whose type it does not trust: pacts ask for them all the same. */
const readUntyped: Readonly<Record<FieldName, string>> = {
  'PlacedBet.wallet': 'money/money-payloads.ts takes a wallet from whatever answer carries one',
  'PlacedBet.exposureAmount': 'as the wallet beside it',
  'MarketCashedOut.wallet': 'as that of a placed bet',
  'MarketCashedOut.exposureAmount': 'as that of a placed bet',
  'WithdrawalAnswer.wallet': 'as that of a placed bet',
  'Session.token': 'player/session-store.ts reads a new session as a stranger’s',
  'Session.user': 'as the token beside it',
  'Registration.token': 'as that of a session',
  'FormField.options': 'ui/forms/described draws a field by a type of its own, without words of the product',
}

/** Fields that the web reads and no example has. */
const withoutExample: Readonly<Record<FieldName, string>> = {
  'Bet.reason': 'comes by bet:update alone, with a bet that was not taken',
  'Deposit.details':
    'the same words as those of papers, which are asked for; a described deposit is a form with files of its own',
  'Withdrawal.details': 'as those of a deposit',
  'BonusPart.releasedAt': 'a part is released by wagers of rounds, which no state plays',
}

/** Codes whose names stand in the web's sources and that no pact refuses a call with. */
const notAsked: Readonly<Record<string, string>> = {
  unauthorized: 'a word of the web’s own for why a session ended; a dead token is known by its message',
}

let reading: Reading
let codes: ReadonlySet<string>

beforeAll(() => {
  // The messages of the socket are read as a stranger's, so that their types tell nothing.
  const files = readdirSync(`${import.meta.dirname}/../pacts`).filter((name) => name.startsWith('chaupar-web-'))
  const calls = files.filter((name) => !name.includes('realtime'))
  codes = assertedCodes(calls)
  reading = new Reading(readWeb(), assertedPaths(calls, 'data'), (operation) => [...answerOf(operation), 'data'])
})

test('the types of the web’s sources tell what it reads', () => {
  expect(reading.client.read.get('Bet.stack')).toContain('web/src/')
  expect(reading.placeOf('placeBet', 'bet.stack')).toEqual({ fields: ['Bet.stack'], isAlways: true })
  expect(reading.placeOf('listMatches', 'matches[].score.innings[].runs')?.isAlways).toBe(false)
})

test('no pact asks for a field that the web does not read', () => {
  expect(reading.unread(readUntyped)).toEqual([])
})

test('each field that the web reads is asked for in an example', () => {
  expect(reading.withoutExample(withoutExample)).toEqual([])
})

test('what every answer of an operation has, and the web reads, its pacts ask for', () => {
  expect(reading.loose()).toEqual([])
})

test('each code that the web knows is asked for in a refusal', () => {
  const known = declaredCodes(reading.client).filter((code) => reading.client.texts.has(code))
  expect(known.length).toBeGreaterThan(20)
  expect(known.filter((code) => !codes.has(code) && !(code in notAsked))).toEqual([])
  expect(Object.keys(notAsked).filter((code) => codes.has(code) || !known.includes(code))).toEqual([])
})

test('each exception is one still', () => {
  expect(reading.stale(readUntyped, withoutExample)).toEqual([])
})
