/**
 * What the web asks of a value in an answer, as far as Pact has no matcher of its own: the form that it can read, and no value
 * where any would do.
 */
import { MatchersV3 } from '@pact-foundation/pact'

const { integer, like, number, regex, string } = MatchersV3

/**
 * A number with two decimals at most: rupees, odds, rates. A text with digits does not match, nor does a third decimal: the web
 * would show it rounded and send back another.
 */
export function twoPlaces(example: number) {
  return allOf(number(example), textually('^-?\\d+(\\.\\d{1,2})?$', example))
}

/** Rupees from 0 to 99.99: what stays below a stake of 100 of the state's, as no amount in paise would. */
export function belowHundred(example: number) {
  return allOf(number(example), textually('^\\d{1,2}(\\.\\d{1,2})?$', example))
}

/** A whole number from 2 on: how many there are, where a page has only one of them. */
export function twoOrMore(example: number) {
  return allOf(integer(example), textually('^([2-9]|\\d{2,})$', example))
}

/** A moment in UTC as openapi.yaml has it, `Timestamp`. */
export function timestamp(example = '2026-11-21T14:00:00.000Z') {
  return regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/, example)
}

/** A day without its time. */
export function day(example: string) {
  return regex(/^\d{4}-\d\d-\d\d$/, example)
}

/** One of the words between the bars. Pact searches for an expression anywhere in a text, so this one has its ends. */
export function oneOf(words: string, example: string) {
  return regex(`^(?:${words})$`, example)
}

/** A text that is not empty. An expression alone would take null for one, by its name. */
export function someText(example: string) {
  return allOf(string(example), textually('^.+$', example))
}

/** What names a call in a log: a page shows it with what went wrong. */
export const requestIdHeader = { 'x-request-id': regex(/^[\w.:-]{8,64}$/, '44a9557a-fec3-4826-b73b-00000000000b') }

/** A list, empty too, whose members are all like this one. */
export function anyNumberOf<T extends object>(member: T) {
  return like([member])
}

/** The player's money as in every response and push. The web orders wallets by their version. */
export function walletOf(balance: number, cash = 0) {
  return { balance: twoPlaces(balance), coins: twoPlaces(0), cash: twoPlaces(cash), version: integer(7) }
}

/** The engine's expression for any value, as its JSON: Pact's own `regex` takes texts alone. */
function textually(expression: string, value: number | string) {
  return { 'pact:matcher:type': 'regex', regex: expression, value }
}

/** All of these hold, with the example of the first: the engine takes a list of matchers in the place of one. */
function allOf<T extends { value?: unknown }>(...matchers: readonly [T, ...object[]]) {
  return { 'pact:matcher:type': matchers.map(withoutValue), value: matchers[0].value }
}

function withoutValue(matcher: { value?: unknown }): object {
  const { value: _value, ...rest } = matcher
  return rest
}
