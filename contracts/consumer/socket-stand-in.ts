/** Stands in for a server's socket: what the real connections of web and game client hear and ask, without a network. */

type Listener = (...heard: never[]) => void

export class SocketStandIn {
  connected = false
  active = true
  /** The name of every request, in order. */
  readonly asked: string[] = []
  /** Every request with its payload, in order. */
  readonly requests: (readonly [event: string, payload: unknown])[] = []
  /** The payload of the last request of each name. */
  readonly sent = new Map<string, unknown>()
  /** The acknowledgement of each request; without one the client waits in vain. */
  readonly answers = new Map<string, unknown>()
  #listeners = new Map<string, Listener>()
  #every: Listener[] = []

  // What socket.io-client offers, as far as the clients use it.
  on(event: string, listener: Listener): void {
    this.#listeners.set(event, listener)
  }

  onAny(listener: Listener): void {
    this.#every.push(listener)
  }

  offAny(): void {
    this.#every = []
  }

  removeAllListeners(): void {
    this.#listeners.clear()
  }

  connect(): void {
    this.active = true
  }

  disconnect(): void {
    this.connected = false
  }

  close(): void {
    this.disconnect()
  }

  timeout() {
    return {
      emitWithAck: async (event: string, payload?: unknown): Promise<unknown> => {
        this.asked.push(event)
        this.requests.push([event, payload])
        this.sent.set(event, payload)
        if (!this.answers.has(event)) throw new Error('operation has timed out')
        return this.answers.get(event)
      },
    }
  }

  // What the server does.
  get isListenedTo(): boolean {
    return this.#every.length > 0
  }

  open(): void {
    this.connected = true
    this.#fire(this.#listeners.get('connect'))
  }

  /** The connection is lost, as when the network goes. */
  lose(): void {
    this.connected = false
    this.#fire(this.#listeners.get('disconnect'), 'transport close')
  }

  send(event: string, payload: unknown): void {
    for (const listener of this.#every) this.#fire(listener, event, payload)
    this.#fire(this.#listeners.get(event), payload)
  }

  refuse(message: string, data?: unknown): void {
    this.active = false
    this.#fire(this.#listeners.get('connect_error'), Object.assign(new Error(message), { data }))
  }

  #fire(listener: Listener | undefined, ...heard: unknown[]): void {
    listener?.(...(heard as never[]))
  }
}
