import { ApiError } from './api-error.ts'

/** One HTTP request. `params` become the query, those that are undefined left out; `data` is sent as JSON, a form as it is. */
export type HttpRequest = {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  timeout: number
  params?: object
  data?: unknown
  signal?: AbortSignal
}

/** An answer of any status: `body` is the JSON, or the text where it is none. `header` is null where there is none. */
export type HttpAnswer = { status: number; body: unknown; header: (name: string) => string | null }

/**
 * Sends a request and waits for its answer, by XMLHttpRequest, which sends files and tells a late answer from a lost network.
 * @throws ApiError `timeout` or `network`
 */
export function send({ method, url, headers, timeout, params, data, signal }: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = (kind: 'timeout' | 'network') => () => reject(new ApiError({ kind }))
    request.onload = () =>
      resolve({
        status: request.status,
        body: bodyOf(request.responseText),
        header: (name) => request.getResponseHeader(name),
      })
    request.onerror = fail('network')
    request.onabort = fail('network')
    request.ontimeout = fail('timeout')
    if (signal?.aborted) return fail('network')()
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.open(method, url + queryOf(params))
    request.timeout = timeout
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (data === undefined || data instanceof FormData) return request.send(data)
    request.setRequestHeader('Content-Type', 'application/json')
    request.send(JSON.stringify(data))
  })
}

function queryOf(params: object = {}): string {
  const known = Object.entries(params).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(known.map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? '' : `?${query}`
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
