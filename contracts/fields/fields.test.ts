/** Pacts ask for what the web reads, and for nothing else. Both lists are found, none is kept by hand. */
import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { assertedCodes, assertedPaths, declaredCodes, declaredPlaces, type Place } from './asserted.ts'
import { type FieldName, readWeb, type WebProgram } from './web-program.ts'

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

let web: WebProgram
let codes: ReadonlySet<string>
let asserted: Map<string, Set<string>>
const places = new Map<string, Map<string, Place>>()

beforeAll(() => {
  web = readWeb()
  // The messages of the socket are read as a stranger's, so that their types tell nothing.
  const files = readdirSync(`${import.meta.dirname}/../pacts`).filter((name) => name.startsWith('chaupar-web-'))
  const calls = files.filter((name) => !name.includes('realtime'))
  asserted = assertedPaths(calls)
  codes = assertedCodes(calls)
  for (const operation of asserted.keys()) places.set(operation, declaredPlaces(operation, web))
}, 300_000)

const isRead = ({ fields }: Place) => fields.some((field) => web.read.has(field))

/** Every place of every answer under pact. */
function* everyPlace() {
  for (const [operation, declared] of places)
    for (const [path, place] of declared) {
      const isAsserted = asserted.get(operation)?.has(path) === true
      yield { operation, path, place, isAsserted }
    }
}

test('the types of the web’s sources tell what it reads', () => {
  expect(web.read.get('Bet.stack')).toContain('web/src/')
  expect(places.get('placeBet')?.get('bet.stack')).toEqual({ fields: ['Bet.stack'], isAlways: true })
  expect(places.get('listMatches')?.get('matches[].score.innings[].runs')?.isAlways).toBe(false)
})

test('no pact asks for a field that the web does not read', () => {
  const unread = [...everyPlace()].filter(
    ({ place, isAsserted }) => isAsserted && !isRead(place) && !place.fields.some((field) => field in readUntyped),
  )
  expect(unread.map(({ operation, path }) => `${operation}: ${path}`)).toEqual([])
})

test('each field that the web reads is asked for in an example', () => {
  const known = new Set([...everyPlace()].flatMap(({ place, isAsserted }) => (isAsserted ? place.fields : [])))
  const all = new Set([...everyPlace()].flatMap(({ place }) => place.fields))
  const missing = [...all].filter((field) => web.read.has(field) && !known.has(field) && !(field in withoutExample))
  expect(missing.map((field) => `${field}, read by ${web.read.get(field)}`)).toEqual([])
})

test('what every answer of an operation has, and the web reads, its pacts ask for', () => {
  const missing = [...everyPlace()].filter(
    ({ operation, path, place, isAsserted }) =>
      place.isAlways && isRead(place) && !isAsserted && hasMembers(operation, path),
  )
  expect(missing.map(({ operation, path }) => `${operation}: ${path}`)).toEqual([])
})

/** Whether the list that a path lies in has members in an example; of an empty one nothing can be asked. */
function hasMembers(operation: string, path: string): boolean {
  const list = path.slice(0, path.lastIndexOf('[]') + 2)
  return list === '' || [...(asserted.get(operation) ?? [])].some((one) => one.startsWith(list))
}

test('each code that the web knows is asked for in a refusal', () => {
  const known = declaredCodes(web).filter((code) => web.texts.has(code))
  expect(known.length).toBeGreaterThan(20)
  expect(known.filter((code) => !codes.has(code) && !(code in notAsked))).toEqual([])
  expect(Object.keys(notAsked).filter((code) => codes.has(code) || !known.includes(code))).toEqual([])
})

test('each exception is one still', () => {
  const known = new Set([...everyPlace()].flatMap(({ place, isAsserted }) => (isAsserted ? place.fields : [])))
  expect(Object.keys(readUntyped).filter((field) => web.read.has(field) || !known.has(field))).toEqual([])
  expect(Object.keys(withoutExample).filter((field) => !web.read.has(field) || known.has(field))).toEqual([])
})
