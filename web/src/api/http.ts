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

/** An answer of any status: `body` is the JSON, or the text where it is not JSON. `header` is null where there is none. */
export type HttpAnswer = { status: number; body: unknown; header: (name: string) => string | null }
