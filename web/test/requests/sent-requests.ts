/** Records the requests that tests send, so that setup.ts can wait for their answers and hold them against openapi.yaml. */

export type SentRequest = {
  method: string
  url: URL
  /** By names in small letters. */
  headers: Record<string, string>
  /** A text, a form, or nothing. */
  body: unknown
}

let underWay = 0
let sent: SentRequest[] = []
const allowed: string[] = []
let recorded: typeof XMLHttpRequest | null = null
const opened = new WeakMap<XMLHttpRequest, SentRequest>()

/** How many requests were sent and are not answered yet. */
export function requestsUnderWay(): number {
  return underWay
}

/** The requests that were sent since the last call. */
export function takeSentRequests(): SentRequest[] {
  const taken = sent
  sent = []
  return taken
}

/** Lets the test send what the document refuses, in mismatches with these words: it shows how the server's refusal is taken. */
export function allowMismatch(words: string): void {
  allowed.push(words)
}

/** The words that the test has allowed. */
export function takeAllowedMismatches(): string[] {
  return allowed.splice(0)
}

/** Called for each test file; the files of a worker may share their window. */
export function recordRequests(): void {
  if (recorded === XMLHttpRequest) return
  recorded = XMLHttpRequest
  const { prototype } = XMLHttpRequest
  const { open, setRequestHeader, send } = prototype
  prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
    opened.set(this, { method, url: new URL(url, location.href), headers: {}, body: null })
    open.call(this, method, url, true)
  }
  prototype.setRequestHeader = function (name, value) {
    const request = opened.get(this)
    if (request) request.headers[name.toLowerCase()] = value
    setRequestHeader.call(this, name, value)
  }
  prototype.send = function (body) {
    const request = opened.get(this)
    if (request) sent.push({ ...request, body })
    underWay += 1
    this.addEventListener('loadend', () => {
      underWay -= 1
    })
    send.call(this, body)
  }
}
