import type { OperationId } from '@chaupar/api/api'
import { operations } from '@chaupar/api/operations.gen'
import { earlyAnswers, type earlyKey, earlyMs } from '../../api/early-answers.ts'
import type { FirstFrame } from './choose-frame.ts'
import { framedPages } from './framed-pages.ts'

/**
 * A call of the API host: its address behind the host's base, in which $1 is what the first brackets of `path` matched. The answer
 * of one that `namesMatch` is written into the frame.
 */
export type EarlyCall = { frames: readonly FirstFrame[]; path: string; url: string; namesMatch?: true }

const everywhere = '.'
const { home, match } = framedPages

/**
 * The first calls of a page. The document sends them as soon as it knows the host, while the scripts load; the same calls of the
 * app take their responses (api/early-answers.ts).
 */
export const earlyCalls: readonly EarlyCall[] = [
  // Calls that the first frame draws come before those that the app draws: a browser sends six at a time.
  { ...early(['player'], match, 'getMatchSettings', 'matchId=$1'), namesMatch: true },
  early(['landing', 'guest', 'player'], everywhere, 'getAppDetails'),
  early(['landing', 'guest', 'player'], everywhere, 'listAnnouncements'),
  early(['landing'], everywhere, 'getBanners'),
  early(['landing'], everywhere, 'listMatches', 'when=inplay'),
  early(['player'], home, 'getBanners'),
  early(['player'], home, 'listMatches', 'when=inplay'),
  early(['player'], match, 'getMatchOdds', 'matchId=$1'),
  early(['player'], match, 'getBookmakerOdds', 'matchId=$1'),
  early(['player'], match, 'getFancyOdds', 'matchId=$1'),
  early(['player'], match, 'getMatchScore', 'matchId=$1'),
  early(['player'], match, 'listMatchBets', 'skip=0&pageSize=100&refmatchid=$1'),
]

function early(frames: EarlyCall['frames'], path: string, op: OperationId, query?: string): EarlyCall {
  return { frames, path, url: operations[op].path + (query === undefined ? '' : `?${query}`) }
}

/** Rules for early responses: the name of their store, and how long they are kept. */
export const earlyRules = { store: earlyAnswers, waitMs: earlyMs }

/**
 * Begins the calls of a page. Its source goes into the document, behind /config.js: it may use what it is given, the browser,
 * and nothing besides.
 */
export function beginCalls(
  calls: readonly EarlyCall[],
  keyOf: typeof earlyKey,
  { store, waitMs }: typeof earlyRules,
  nameMatch: (answer: Promise<Response>) => Promise<void>,
  frame: string | undefined,
): void {
  const config: unknown = Reflect.get(window, '__CHAUPAR_CONFIG__')
  const given: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, 'apiUrl') : undefined
  const base = typeof given === 'string' && given !== '' ? given.replace(/\/+$/, '') : '/api'
  let token = ''
  let language = 'en'
  try {
    token = localStorage.getItem('token') ?? ''
    language = localStorage.getItem('language') ?? 'en'
  } catch {
    // Storage may be closed to us: a guest, then.
  }
  const headers = {
    Accept: 'application/json',
    'Accept-Language': language,
    ...(token === '' ? {} : { Authorization: token }),
  }
  const answers = new Map<string, Promise<Response>>()
  const limit = new AbortController()
  for (const { frames, path, url, namesMatch } of calls) {
    const found = new RegExp(path, 'i').exec(location.pathname)
    if (!found || !frames.some((one) => one === frame)) continue
    const whole = base + url.replace('$1', found[1] ?? '')
    const answer = fetch(whole, { headers, signal: limit.signal })
    // The caller that takes the answer handles its failure.
    answer.catch(() => undefined)
    if (namesMatch) void nameMatch(answer)
    answers.set(keyOf(whole, token), answer)
  }
  Reflect.set(window, store, answers)
  // A later caller requests it again.
  setTimeout(() => {
    answers.clear()
    limit.abort(new DOMException('late', 'TimeoutError'))
  }, waitMs)
}
