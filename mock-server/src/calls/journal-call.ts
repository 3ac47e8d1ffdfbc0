import { type BackendReport, mismatchText, reportFields } from '../upstream/backend.ts'
import { type Language, languageOf } from '../wire/languages/language.ts'
import type { WaitingRow } from '../world/journal-buffer.ts'
import type { JournalNote } from '../world/journal-entry.ts'
import { journalResponse } from '../world/journal-response.ts'
import type { StandIns } from '../world/secrets.ts'
import type { CallState, Form, Route, SentRequest } from './call.ts'

/** Of longer bodies the journal keeps the length alone. */
const longestBody = 16 * 1024

type Outcome = {
  status: number | 'dropped'
  /** Real milliseconds that the call took. */
  ms: number
  /** Null: it never left. */
  answer: string | null
}

/** Journals one call with its answer, secrets replaced. */
export function journalCall(call: CallState, request: SentRequest, outcome: Outcome): void {
  call.world.journal.add(new CallRow(call, request, outcome))
}

/**
 * The row of one call, kept flat and small: under load thousands wait, and most are dropped unread. Secrets are replaced now,
 * since that may write; the rest of the work is done when the row is read or written to the disk.
 */
class CallRow implements WaitingRow {
  id = 0
  readonly entryId = null
  readonly atMs: number
  readonly size: number
  readonly #requestId: string
  readonly #operation: string
  readonly #method: string
  readonly #url: string
  readonly #secrets: StandIns
  readonly #source: string
  readonly #reachedAtMs: number
  readonly #username: string | undefined
  readonly #token: string | undefined
  readonly #userAgent: string | undefined
  readonly #idempotencyKey: string | undefined
  readonly #language: Language
  readonly #sent: SentFields
  readonly #status: number | 'dropped'
  readonly #ms: number
  readonly #answer: string | null
  readonly #report: BackendReport | null
  readonly #isLimited: boolean

  constructor(call: CallState, request: SentRequest, { status, ms, answer }: Outcome) {
    const { world, source, player, route, secrets, isLimited } = call
    const { headers } = request
    const token = headers.authorization ?? headers['xu-auth']
    const key = headers['idempotency-key']
    this.atMs = call.atMs ?? world.clock.now()
    this.#requestId = request.id
    this.#operation = route.id
    this.#method = request.method
    this.#url = request.url
    this.#secrets = secrets
    this.#source = source
    this.#reachedAtMs = world.feed.reachedMs
    this.#username = player?.username
    this.#token = typeof token === 'string' ? secrets.token(token) : undefined
    this.#userAgent = headers['user-agent']
    this.#language = languageOf(headers['accept-language'])
    this.#idempotencyKey = typeof key === 'string' ? key : undefined
    // A rate-limited call stores nothing: its secrets are replaced by a constant.
    this.#sent = isLimited ? nothingSent : sentFields(call, request, status)
    this.#isLimited = isLimited
    this.#status = status
    this.#ms = ms
    const masked = answer === null ? null : maskedResponse(call, answer)
    this.#answer = masked?.text ?? null
    this.#report = call.report
    this.size = masked === null || masked.isShared ? 0 : masked.text.length
  }

  toNote(): JournalNote {
    const { atMs } = this
    const [status, ms, username, answer] = [this.#status, this.#ms, this.#username, this.#answer]
    return {
      kind: 'http',
      name: this.#operation,
      text: `${this.#method} ${this.#secrets.address(this.#url.split('?', 1)[0] ?? '')} ${status}${mismatchText(this.#report)}`.slice(
        0,
        500,
      ),
      status,
      ms,
      ...(username === undefined ? {} : { username }),
      atMs,
      data: { ...reportFields(this.#report), request: this.#sent.request(), call: this.#call() },
      ...(answer === null ? {} : { answer }),
    }
  }

  /** The id in the response, and a replay's input beside the body: address, caller, key, language, files, and the time of the prices. */
  #call(): Record<string, unknown> {
    const [token, userAgent, idempotencyKey] = [this.#token, this.#userAgent, this.#idempotencyKey]
    const language = this.#language
    const { hasBody, files } = this.#sent
    return {
      requestId: this.#requestId,
      method: this.#method,
      url: this.#secrets.address(this.#url).slice(0, 2000),
      source: this.#source,
      reachedAtMs: this.#reachedAtMs,
      ...(token === undefined ? {} : { token }),
      ...(userAgent === undefined ? {} : { userAgent: userAgent.slice(0, 300) }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      ...(language === 'en' ? {} : { language }),
      ...(hasBody ? { hasBody } : {}),
      ...(files.length === 0 ? {} : { files }),
      ...(this.#isLimited ? { isLimited: true } : {}),
    }
  }
}

/** The body, the fields of a form, or the query of a call without either; secrets replaced. */
type SentFields = { request: () => unknown; hasBody: boolean; files: readonly object[] }

/** Of most reads: neither body nor query. */
const nothingSent: SentFields = { request: () => ({}), hasBody: false, files: [] }

function sentFields({ secrets, form }: CallState, { body, query }: SentRequest, status: Outcome['status']): SentFields {
  const hasBody = body !== undefined && body !== null
  if (!hasBody && form === null) {
    if (!hasFields(query)) return nothingSent
    // A query that fits its schema holds no new secret and can be masked later; one that does not may hold anything.
    if (status === 200) return { request: () => maskedFields(secrets, query), hasBody, files: [] }
  }
  const request = maskedFields(secrets, form?.body ?? body ?? query)
  return { request: () => request, hasBody, files: form === null ? [] : filesOf(form) }
}

function maskedFields(secrets: StandIns, sent: unknown): unknown {
  if (!hasFields(sent)) return {}
  const masked = secrets.mask(sent)
  const length = JSON.stringify(masked).length
  return length > longestBody ? { tooLong: length } : masked
}

/** False for nothing and for an object without fields. */
function hasFields(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return sent !== undefined && sent !== null
  if (Array.isArray(sent)) return true
  for (const _key in sent) return true
  return false
}

function filesOf({ files }: Form): object[] {
  return [...files].map(([part, { name, bytes }]) => ({
    part,
    name,
    bytes: bytes.length,
    start: Buffer.from(bytes.subarray(0, 8)).toString('hex'),
  }))
}

type LastAnswer = { world: CallState['world']; answer: string; masked: string }

const lastAnswers = new WeakMap<Route, LastAnswer>()

/** The journal's form of a response. Rows of an operation with the same response as the last time share the text. */
function maskedResponse({ world, route, secrets }: CallState, answer: string): { text: string; isShared: boolean } {
  const last = lastAnswers.get(route)
  if (last?.world === world && last.answer === answer) return { text: last.masked, isShared: true }
  const masked = journalResponse({ secrets, name: world.name }, answer)
  lastAnswers.set(route, { world, answer, masked })
  return { text: masked, isShared: false }
}
