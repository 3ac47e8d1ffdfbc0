import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Passes connections of one port on to another, until it is cut or silent: a network between nginx and a home that goes on running. */
export class Forwarder {
  readonly #from: number
  readonly #to: number
  /** Each socket with the one that it is passed on to. */
  readonly #others = new Map<Socket, Socket>()
  #server: Server | null = null
  #isSilent = false

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
    for (const socket of this.#others.keys()) socket.destroy()
  }

  /** Passes nothing on, and ends and refuses nothing: both sides see what they see of lost packets. */
  silence(): void {
    this.#isSilent = true
    for (const socket of this.#others.keys()) socket.unpipe().pause()
  }

  async mend(): Promise<void> {
    this.#isSilent = false
    for (const [socket, other] of this.#others) socket.pipe(other)
    if (this.#server !== null) return
    const server = createServer({ pauseOnConnect: true }, (incoming) => {
      const outgoing = connect(this.#to, '127.0.0.1')
      for (const [socket, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        this.#others.set(socket, other)
        if (!this.#isSilent) socket.pipe(other)
        socket.on('error', () => other.destroy())
        socket.on('close', () => {
          this.#others.delete(socket)
          other.destroy()
        })
      }
    })
    server.listen(this.#from, '127.0.0.1')
    await once(server, 'listening')
    this.#server = server
  }
}
