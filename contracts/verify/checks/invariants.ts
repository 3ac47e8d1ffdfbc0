/** The invariants of the documents (`x-invariants`), each held against all that the run was answered: sums, bounds, order, filters. */

import { isObject, type Json, operationsOf, readJson } from '@chaupar/api/document'
import { judgeAnswer, requestOf } from '@chaupar/api/invariants/judge-answer'
import { type PlacedRule, type Subject, subjectsOf } from '@chaupar/api/invariants/rules'
import { readDocument } from '@chaupar/api/read-document'
import { factsOf, type Mark } from '../pacts/operations.ts'
import type { Exchange } from '../run/exchange.ts'
import { NotOffered } from '../states/state-source.ts'
import { markAt } from '../words/marks.ts'
import { cameInWords } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'

/** Whose operations those of a host are. */
const providers: Readonly<Record<string, string>> = {
  '/api': 'chaupar-api',
  '/sports-data': 'chaupar-sports-data',
  '/game-host': 'chaupar-game-host',
  '/live-tv': 'chaupar-live-tv',
}

const subjects = subjectsOf('api')
const providerOf = new Map(operationsOf(readDocument('api')).map(({ id, server }) => [id, providers[server]]))

/** A check for each rule of each operation and event. They run last, and call nothing. */
export const invariantChecks: readonly Check[] = [...subjects]
  .flatMap(([operation, subject]) =>
    [...subject.rules].map(([rule, placed]) => checkOf(operation, subject, rule, placed)),
  )
  .toSorted((one, other) => one.provider.localeCompare(other.provider))

function checkOf(operation: string, subject: Subject, rule: string, placed: readonly PlacedRule[]): Check {
  const provider = providerOf.get(operation) ?? 'chaupar-realtime'
  return {
    ...{ provider, operation, situation: rule, states: [], needs: [], effect: 'reads' },
    ...(placed[0] && { rule: placed[0].rule }),
    mark: markOfRule(provider, operation, placed),
    run: (scene) => findings(subject, placed, scene.past.filter(isAbout(provider, operation)), scene),
  }
}

/** How binding its field is. */
function markOfRule(provider: string, operation: string, [first]: readonly PlacedRule[]): Mark {
  const facts = factsOf(provider).get(operation)
  if (facts === undefined || first === undefined) return 'promised'
  const { each, field } = first.rule
  return markAt(facts, 200, [...first.at, ...(each ? [...each.split('.'), '*'] : []), ...(field?.split('.') ?? [])])
}

const isAbout = (provider: string, operation: string) => (exchange: Exchange) =>
  exchange.provider === provider && exchange.operation === operation && isSuccess(exchange)

/** An older server answers a failure with 200. */
function isSuccess({ status, body }: Exchange): boolean {
  return status >= 200 && status < 300 && isObject(body) && body.error !== true && body.status !== 'failed'
}

/** The first violation; the report shows its call, else one that has kept the rule. @throws NotOffered when no answer shows it */
async function findings(
  subject: Subject,
  placed: readonly PlacedRule[],
  exchanges: readonly Exchange[],
  scene: Scene,
): Promise<readonly Finding[]> {
  if (exchanges.length === 0) throw new NotOffered('no call succeeded that could show the invariant')
  let shown: Exchange | undefined
  for (const exchange of exchanges) {
    const { isApplied, violation } = await judgeAnswer(placed, answerIn(subject, exchange))
    if (violation !== null) {
      scene.shows(exchange)
      return [{ field: violation.field, expected: violation.expected, came: cameInWords(violation.came) }]
    }
    if (isApplied) shown ??= exchange
  }
  if (shown === undefined)
    throw new NotOffered('no response could show the invariant: too few rows, or none that it is about')
  scene.shows(shown)
  return []
}

/** Of a form its part `data`, of all else the whole. */
function jsonPartOf(body: Json): Json {
  const [, data] = typeof body === 'string' ? (/ name="data"[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(body) ?? []) : []
  return data === undefined ? body : (readJson(data) ?? body)
}

/** An exchange as rules read it. */
export function answerIn(subject: Subject, { request, headers, body }: Exchange) {
  const time = headers['x-server-time'] ?? headers.date
  return {
    request: requestOf(subject, new URL(request.url), jsonPartOf(request.body)),
    body,
    clock: time === undefined ? undefined : Date.parse(time),
  }
}
