import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Passes connections of one port on to another, until it is cut: a network between nginx and a home that goes on running. */
export class Forwarder {
  readonly #from: number
  readonly #to: number
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null

  private constructor(from: number, to: number) {
    this.#from = from
    this.#to = to
  }

  static async open(from: number, to: number): Promise<Forwarder> {
    const forwarder = new Forwarder(from, to)
    await forwarder.mend()
    return forwarder
  }

  /** Ends all connections and refuses new ones. */
  cut(): void {
    this.#server?.close()
    this.#server = null
    for (const socket of this.#sockets) socket.destroy()
  }

  async mend(): Promise<void> {
    const server = createServer((incoming) => {
      const outgoing = connect(this.#to, '127.0.0.1')
      for (const [socket, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#sockets.add(socket)
        socket.pipe(other)
        socket.on('error', () => other.destroy())
        socket.on('close', () => {
          this.#sockets.delete(socket)
          other.destroy()
        })
      }
    })
    server.listen(this.#from, '127.0.0.1')
    await once(server, 'listening')
    this.#server = server
  }
}
