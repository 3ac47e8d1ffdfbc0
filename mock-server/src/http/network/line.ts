import { Duplex } from 'node:stream'
import type { Flow } from '../../world/network/flow.ts'
import type { Link } from '../../world/network/link.ts'
import type { Connection, Network } from '../../world/network/network.ts'

type Done = (error?: Error | null) => void
type Direction = 'down' | 'up'

/** Bytes that wait for the network before the writer is held back, as a kernel's buffer does. */
const mostWaiting = 64 * 1024

/** The connection of a WebSocket through the network of its world. Without one, bytes pass as they are. */
export class Line extends Duplex implements Connection {
  readonly #raw: Duplex
  readonly #network: Network
  #flows: { link: Link; down: Flow; up: Flow } | null = null

  constructor(raw: Duplex, network: Network) {
    super({ allowHalfOpen: raw.allowHalfOpen })
    this.#raw = raw
    this.#network = network
    network.connections.add(this)
    // Errors are handled by the reader; without one they must not crash the process.
    this.on('error', () => undefined)
    raw.on('data', (chunk: Buffer) => this.#receive(chunk))
    raw.on('end', () => this.#through('up', 0, () => this.push(null)))
    raw.on('error', (error) => this.destroy(error))
    raw.on('close', () => this.destroy())
  }

  /** Calls `then` when so many bytes of the player's have reached this server; not when the line is gone by then. */
  whenReached(bytes: number, then: () => void): void {
    this.#through('up', bytes, () => {
      if (!this.destroyed) then()
    })
  }

  cut(): void {
    this.destroy()
  }

  override _read(): void {
    if ((this.#flows?.up.waitingBytes ?? 0) <= mostWaiting) this.#raw.resume()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    const flow = this.#flow('down')
    if (flow === null) {
      if (this.#raw.write(chunk)) done()
      else this.#raw.once('drain', () => done())
      return
    }
    const most = flow.pieceBytes
    for (let from = 0; from < chunk.length; from += most) {
      const piece = chunk.subarray(from, from + most)
      const isLast = from + most >= chunk.length
      const isHeldBack = isLast && flow.waitingBytes + piece.length > mostWaiting
      flow.send(piece.length, () => void this.#raw.write(piece), isHeldBack ? () => done() : undefined)
      if (isLast && !isHeldBack) done()
    }
    if (chunk.length === 0) done()
  }

  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], done: Done): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done)
  }

  override _final(done: Done): void {
    this.#through('down', 0, () => void this.#raw.end(() => done()))
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#network.connections.delete(this)
    this.#flows?.up.drop()
    this.#flows?.down.drop()
    this.#raw.destroy()
    done(error)
  }

  #receive(chunk: Buffer): void {
    const flow = this.#flow('up')
    if (flow === null) {
      if (!this.push(chunk)) this.#raw.pause()
      return
    }
    flow.sendAll(chunk.length, () => void this.push(chunk))
    if (flow.waitingBytes > mostWaiting) {
      this.#raw.pause()
      flow.send(0, () => void this.#raw.resume())
    }
  }

  #through(direction: Direction, bytes: number, arrive: () => void): void {
    const flow = this.#flow(direction)
    if (flow === null) arrive()
    else flow.sendAll(bytes, arrive)
  }

  /** Null: nothing is in the way. Of another network than before all has arrived already. */
  #flow(direction: Direction): Flow | null {
    const { link } = this.#network
    if (link === null) return null
    if (this.#flows?.link !== link) this.#flows = { link, down: link.flow('down'), up: link.flow('up') }
    return this.#flows[direction]
  }
}
