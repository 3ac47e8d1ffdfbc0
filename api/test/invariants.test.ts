import { describe, expect, test } from 'vitest'
import { type Answer, judgeAnswer, requestOf } from '../invariants/judge-answer.ts'
import { type PlacedRule, ruleOf, subjectsOf } from '../invariants/rules.ts'
import type { Json, JsonObject } from '../src/document.ts'

const at = (rule: JsonObject, ...steps: string[]): PlacedRule => ({
  rule: ruleOf({ name: 'it is so', ...rule }),
  at: steps,
})
const answered = (body: Json, query: JsonObject = {}): Answer => ({
  request: { path: {}, query, body: { amount: 5 } },
  body,
  clock: Date.parse('2026-11-21T14:00:00.000Z'),
})

/** 'kept', 'not applied', or the violation as a report has it. */
async function verdict(rule: PlacedRule, body: Json, query?: JsonObject): Promise<string> {
  const { isApplied, violation } = await judgeAnswer([rule], answered(body, query))
  if (violation === null) return isApplied ? 'kept' : 'not applied'
  return `${violation.field}: expected ${violation.expected}, came ${JSON.stringify(violation.came)}`
}

const sum = { field: 'total', equals: '$sum([rows.amount])' }
const order = { field: 'rows.at', order: 'descending' }
const filter = { each: 'rows', field: 'kind', equals: '$request.query.kind' }
const running = { each: 'rows', when: '$exists($next)', field: 'left', equals: '$next.left + got' }

describe('a rule names the first field that breaks it', () => {
  const rows: [JsonObject, Json, string][] = [
    [sum, { total: 0.3, rows: [{ amount: 0.1 }, { amount: 0.2 }] }, 'kept'],
    [sum, { total: 0, rows: [] }, 'kept'],
    [sum, { total: 0.31, rows: [{ amount: 0.1 }, { amount: 0.2 }] }, 'total: expected 0.3, since it is so, came 0.31'],
    [sum, { rows: [{ amount: 1 }] }, 'total: expected 1, since it is so, came undefined'],
    [{ field: 'cash', atMost: 'balance' }, { cash: 10, balance: 10 }, 'kept'],
    [
      { field: 'cash', atMost: 'balance' },
      { cash: 10.01, balance: 10 },
      'cash: expected at most 10, since it is so, came 10.01',
    ],
    [{ field: 'cash', atMost: 'balance' }, { balance: 10 }, 'not applied'],
    [{ field: 'cash', atMost: 'balance' }, { cash: 10 }, 'not applied'],
    [{ field: 'to', atLeast: 'from' }, { from: '2026-11-21T14:00:00Z', to: '2026-11-21T14:00:00.000Z' }, 'kept'],
    [{ field: 'amount', equals: '$request.body.amount' }, { amount: 6 }, 'amount: expected 5, since it is so, came 6'],
    [
      { field: 'at', holds: '$toMillis(at) <= $clock' },
      { at: '2026-11-21T14:00:01.000Z' },
      'at: expected that it is so, came "2026-11-21T14:00:01.000Z"',
    ],
    [order, { rows: [{ at: '2026-11-21T14:00:00.000Z' }] }, 'not applied'],
    [order, { rows: [{ at: '2026-11-21T14:00:00.000Z' }, { at: '2026-11-21T19:30:00.000+05:30' }] }, 'kept'],
    [
      order,
      { rows: [{ at: '2026-11-21T14:00:00.000Z' }, { at: '2026-11-21T14:00:00.001Z' }] },
      'rows[1].at: expected at most "2026-11-21T14:00:00.000Z", which rows[0].at has, since it is so, came "2026-11-21T14:00:00.001Z"',
    ],
    [
      running,
      {
        rows: [
          { left: 7, got: 2 },
          { left: 5, got: 5 },
        ],
      },
      'kept',
    ],
    [
      running,
      {
        rows: [
          { left: 8, got: 2 },
          { left: 5, got: 5 },
        ],
      },
      'rows[0].left: expected 7, since it is so, came 8',
    ],
    [{ field: 'odds', equals: 'price', within: 0.01 }, { odds: 1.99, price: 2 }, 'kept'],
    [
      { field: 'cash', atMost: 'balance' },
      { cash: 1, balance: '10' },
      'cash: expected that it is so, which cannot be computed of what came (1 and "10" have no order), came 1',
    ],
  ]
  test.each(rows)('%j on %j', async (rule, body, expected) => {
    expect(await verdict(at(rule), body)).toBe(expected)
  })
})

test('a filter that was not sent asks nothing of the rows', async () => {
  expect(await verdict(at(filter), { rows: [{ kind: 'bet' }] })).toBe('not applied')
  expect(await verdict(at(filter), { rows: [{ kind: 'bet' }] }, { kind: 'bet' })).toBe('kept')
  expect(await verdict(at(filter), { rows: [{ kind: 'bet' }, { kind: 'game' }] }, { kind: 'bet' })).toBe(
    'rows[1].kind: expected "bet", since it is so, came "game"',
  )
})

test('a rule of a schema is tried wherever the schema stands', async () => {
  const body = {
    data: {
      wallets: [
        { cash: 1, balance: 2 },
        { cash: 3, balance: 2 },
      ],
    },
  }
  expect(await verdict(at({ field: 'cash', atMost: 'balance' }, 'data', 'wallets', '*'), body)).toBe(
    'data.wallets[1].cash: expected at most 2, since it is so, came 3',
  )
})

test('parameters are read in the type of the document, with their defaults, and those of the path by their names', () => {
  const subjects = subjectsOf('api')
  const read = (id: string, address: string) => {
    const subject = subjects.get(id)
    if (subject === undefined) throw new Error(`${id} is no operation`)
    return requestOf(subject, new URL(address, 'http://any'), null)
  }
  expect(read('listWithdrawals', '/v2/withdrawRequest/get?skip=10').query).toEqual({ skip: 10, pagesize: 10 })
  expect(read('getIntent', '/api/intents/pact-intent-1').path).toEqual({ key: 'pact-intent-1' })
})

test.each([
  [{ name: 'a rule without a demand', field: 'data' }],
  [{ name: 'a rule with two', atMost: '1', atLeast: '0' }],
  [{ name: 'a rule with another word', holds: 'true', unless: 'false' }],
  [{ holds: 'true' }],
])('%j is no invariant', (node) => {
  expect(() => ruleOf(node)).toThrow('An invariant has a name and one of')
})

test('every invariant of the documents can be read', () => {
  const names = [...subjectsOf('api').values()].flatMap(({ rules }) => [...rules.keys()])
  expect(new Set(names).size).toBeGreaterThan(100)
})
