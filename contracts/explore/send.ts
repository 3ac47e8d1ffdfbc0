/** Sends a call over HTTP, and writes it down as a curl command. */
import { type Json, readJson } from '@chaupar/api/document'
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import type { Host, Subject } from './operations.ts'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  /** Undefined when the text is no JSON. */
  readonly json: Json | undefined
  /** The server's time when it answered, in ms; undefined where its headers do not say. */
  readonly clock: number | undefined
}

export interface Places {
  /** Addresses by host, without a slash at the end; a host without one is not asked. */
  readonly hosts: Readonly<Partial<Record<Host, string>>>
  readonly token: string | null
  /** Sent with every call, such as the key of a gateway. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds after which an answer no longer counts. */
  readonly timeoutMs: number
}

/** A call that came to no answer at all. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly reason: string

  constructor(call: string, reason: string) {
    super(`${call}: ${reason}`)
    this.reason = reason
  }
}

/** Longest wait, in seconds, for leave to go on after a 429. */
const longestPause = 5

/** Sends; where the server asks to slow down, waits as it says and sends again. @throws NoAnswer */
export async function send(places: Places, subject: Subject, call: Call): Promise<Answer> {
  for (let left = 3; ; left -= 1) {
    const answer = await sendOnce(places, subject, call)
    const pause = Number(answer.retryAfter ?? Number.NaN)
    if (answer.status !== 429 || left === 0 || !(pause <= longestPause)) return answer
    await new Promise((resolve) => setTimeout(resolve, pause * 1000))
  }
}

async function sendOnce(places: Places, subject: Subject, call: Call): Promise<Answer & { retryAfter: string | null }> {
  const { url, headers, body } = requestOf(places, subject, call)
  try {
    const response = await fetch(url, {
      method: subject.method,
      headers,
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(places.timeoutMs),
    })
    const text = await response.text()
    const time = response.headers.get('x-server-time') ?? response.headers.get('date')
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    return {
      status: response.status,
      type,
      text,
      json: readJson(text),
      clock: time === null ? undefined : Date.parse(time),
      retryAfter: response.headers.get('retry-after'),
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new NoAnswer(`${subject.method} ${url}`, cause)
  }
}

/** The whole address of a call. */
export function urlOf({ hosts }: Places, subject: Subject, { path = {}, query }: Call): string {
  const filled = subject.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  return `${hosts[subject.host] ?? ''}${filled}${queryOf(query)}`
}

function requestOf(places: Places, subject: Subject, call: Call) {
  const { token, headers: always } = places
  const { form } = call
  const url = urlOf(places, subject, call)
  const given = call.token === undefined ? token : call.token
  const json = call.body === undefined || typeof call.body === 'string' ? call.body : JSON.stringify(call.body)
  const headers: Record<string, string> = {
    ...always,
    ...(given === null || subject.auth === 'none' ? {} : { [subject.tokenHeader]: given }),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...call.headers,
  }
  return { url, headers, body: form === undefined ? json : formOf(form) }
}

function queryOf(query: Call['query']): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}

function formOf(parts: NonNullable<Call['form']>): FormData {
  const form = new FormData()
  for (const { name, value, filename, type } of parts) {
    const bytes = typeof value === 'string' ? value : Uint8Array.from(value)
    if (type === undefined) form.append(name, String(value))
    else form.append(name, new Blob([bytes], { type }), filename ?? 'blob')
  }
  return form
}

/** The call as a curl command for a POSIX shell; the player's token is written as $TOKEN. */
export function curlOf(places: Places, subject: Subject, call: Call): string {
  const { url, headers, body } = requestOf({ ...places, token: places.token === null ? null : '$TOKEN' }, subject, call)
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
  const parts = [`curl -i -X ${subject.method} ${quote(url)}`]
  for (const [name, value] of Object.entries(headers)) {
    parts.push(value === '$TOKEN' ? `-H "${name}: $TOKEN"` : `-H ${quote(`${name}: ${value}`)}`)
  }
  if (typeof body === 'string') parts.push(`-d ${quote(body.length > 2000 ? `${body.slice(0, 2000)}...` : body)}`)
  for (const { name, value, filename, type } of call.form ?? []) {
    const sent = filename === undefined ? String(value) : `@${filename}`
    parts.push(`-F ${quote(`${name}=${sent}${type === undefined ? '' : `;type=${type}`}`)}`)
  }
  return parts.join(' ')
}
