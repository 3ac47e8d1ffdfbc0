/** What the headers of all answers of a run have to be. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isObject } from '@chaupar/api/document'
import type { Exchange } from '../run/exchange.ts'
import { NotOffered } from '../states/state-source.ts'
import { cameInWords, shown } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'

/** The hosts of openapi.yaml. */
const hosts = ['chaupar-api', 'chaupar-sports-data', 'chaupar-game-host', 'chaupar-live-tv']
const base = {
  provider: 'chaupar-api',
  operation: 'listMatches',
  states: [{ name: 'default', params: {} }],
  needs: [],
  effect: 'reads',
} as const
/** How long a clock is given to move on, in milliseconds. */
const pauseMs = 30
/** How far two times of one answer may lie apart, in milliseconds. */
const mostApartMs = 5 * 60_000

/** The checks over all answers of a run, each of one header, and that of the server's time. */
export const headerChecks: readonly Check[] = [
  checkOf('each call of the run has a request id of its own', 'promised', requestIds),
  checkOf('each answer of the run is JSON in UTF-8', 'promised', texts),
  checkOf('what a player reads in the run stays out of shared caches', 'assumed', caches),
  checkOf('each Retry-After of the run is in seconds', 'promised', waits),
  { ...base, situation: 'its time goes forward, as Date does', run: serverTime },
]

function checkOf(
  situation: string,
  mark: Check['mark'] & string,
  judge: (answers: readonly Exchange[]) => Finding[],
): Check {
  return { ...base, situation, mark, isLast: true, run: async (scene) => judge(await answersOf(scene)) }
}

/** All answers in the envelope that came so far, and at least one. @throws NotOffered when none did */
async function answersOf(scene: Scene): Promise<Exchange[]> {
  await scene.call('listMatches', { token: null })
  const answers = [...scene.past, ...scene.exchanges].filter(({ provider }) => hosts.includes(provider))
  const inEnvelope = answers.filter(({ body }) => isObject(body) && ('error' in body || 'errorMessage' in body))
  if (inEnvelope.length === 0) throw new NotOffered('no answer was an envelope, and all else follows from it')
  return inEnvelope
}

function requestIds(answers: readonly Exchange[]): Finding[] {
  const field = 'header x-request-id'
  const wrong = answers.filter(({ headers }) => !/^[\w.:-]{8,64}$/.test(headers['x-request-id'] ?? ''))
  const form = wrongFinding(field, '8 to 64 letters, digits, _ . : and -', wrong, 'x-request-id')
  if (form.length > 0) return form
  // What is repeated under its key may bring the headers of the first answer.
  const own = answers.filter(({ request }) => request.headers['idempotency-key'] === undefined)
  const [first] = [...Map.groupBy(own, ({ headers }) => headers['x-request-id'])].filter(([, same]) => same.length > 1)
  if (first === undefined) return []
  const [id, same] = first
  return [
    { field, expected: 'another one for each call', came: `${shown(id ?? '')} for ${same.length} calls${among(same)}` },
  ]
}

function texts(answers: readonly Exchange[]): Finding[] {
  const isRight = (type = '') => /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type)
  const wrong = answers.filter(({ headers }) => !isRight(headers['content-type']))
  const broken = answers.filter(({ body }) => JSON.stringify(body).includes('\uFFFD'))
  return [
    ...wrongFinding('header content-type', 'application/json, with no charset or utf-8', wrong, 'content-type'),
    ...(broken.length === 0
      ? []
      : [{ field: 'body', expected: 'UTF-8', came: `bytes that are none in ${countOf(broken)}${among(broken)}` }]),
  ]
}

function caches(answers: readonly Exchange[]): Finding[] {
  const ofPlayers = answers.filter(
    ({ status, request: { method, headers } }) =>
      method === 'GET' && status === 200 && (headers.authorization ?? headers['xu-auth']) !== undefined,
  )
  const wrong = ofPlayers.filter(({ headers }) => !isKeptFromOthers(headers['cache-control'] ?? ''))
  const expected = 'no-store, or private without a max-age, where a token was sent'
  return wrongFinding('header cache-control', expected, wrong, 'cache-control')
}

/** In no shared cache, and not for a while in the browser's own: a balance would be that of before. */
function isKeptFromOthers(value: string): boolean {
  const isPrivate = /(^|[\s,])private($|[\s,;=])/i.test(value) && !/max-age\s*=\s*"?0*[1-9]/i.test(value)
  return isPrivate || /(^|[\s,])no-store($|[\s,;=])/i.test(value)
}

function waits(answers: readonly Exchange[]): Finding[] {
  const temporary = answers.filter(({ status, headers }) => status === 429 || headers['retry-after'] !== undefined)
  const wrong = temporary.filter(({ headers }) => !/^\d+$/.test(headers['retry-after'] ?? ''))
  return wrongFinding('header retry-after', 'whole seconds', wrong, 'retry-after')
}

/** One finding for all answers in which the header is wrong, with what came in the first of them. */
function wrongFinding(field: string, expected: string, wrong: readonly Exchange[], header: string): Finding[] {
  const [first] = wrong
  if (first === undefined) return []
  return [{ field, expected, came: `${cameInWords(first.headers[header])} in ${countOf(wrong)}${among(wrong)}` }]
}

const countOf = ({ length }: readonly Exchange[]) => (length === 1 ? '1 answer' : `${length} answers`)

/** Some of the operations that answered so. */
function among(answers: readonly Exchange[]): string {
  const names = [...new Set(answers.map(({ operation }) => operation))]
  return `: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and others' : ''}`
}

/** The time that the site counts by: x-server-time, else Date. */
async function serverTime(scene: Scene): Promise<Finding[]> {
  const { headers: first } = await scene.call('listMatches', { token: null })
  await sleep(pauseMs)
  const { headers: second } = await scene.call('listMatches', { token: null })
  const [own, later, date] = [first['x-server-time'], second['x-server-time'], first.date]
  if (own === undefined || later === undefined) {
    if (!Number.isNaN(Date.parse(date ?? ''))) return []
    return [{ field: 'header date', expected: 'a time, since there is no x-server-time', came: cameInWords(date) }]
  }
  const field = 'header x-server-time'
  const wrong = [own, later].find((one) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(one))
  if (wrong !== undefined) return [{ field, expected: 'a time in UTC with milliseconds', came: cameInWords(wrong) }]
  const passed = Date.parse(later) - Date.parse(own)
  if (passed < 0) return [{ field, expected: `no time before ${own}, which came earlier`, came: later }]
  // A clock that a state has stopped says another day than Date does.
  const apart = Math.abs(Date.parse(own) - Date.parse(date ?? own))
  if (passed === 0 || apart <= mostApartMs) return []
  return [{ field, expected: `a time within 5 minutes of its Date, ${date}`, came: own }]
}
