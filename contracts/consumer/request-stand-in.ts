/** The browser's XMLHttpRequest, as far as web/src/api/send.ts uses it, on Node's fetch: here the client runs without a browser. */
export class RequestStandIn {
  onload = () => {}
  onerror = () => {}
  status = 0
  responseText = ''
  timeout = 0
  readonly #headers = new Headers()
  #address = { method: '', url: '' }
  #answered = new Headers()

  open(method: string, url: string): void {
    this.#address = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.#answered.get(name)
  }

  send(body?: string | FormData): void {
    const { method, url } = this.#address
    fetch(url, { method, headers: this.#headers, ...(body === undefined ? {} : { body }) })
      .then(async (answer) => {
        this.status = answer.status
        this.#answered = answer.headers
        this.responseText = await answer.text()
      })
      .then(
        () => this.onload(),
        () => this.onerror(),
      )
  }
}
