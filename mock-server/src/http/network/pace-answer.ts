import type { ServerResponse } from 'node:http'
import type { Flow } from '../../world/network/flow.ts'

type Done = (error?: Error | null) => void

type PaceOptions = {
  headBytes: number
  /** Called in place of the last piece; null: it is sent. */
  onLast: (() => void) | null
}

/** Bytes that an answer may write ahead of the network. */
const mostWaiting = 64 * 1024

/**
 * Lets an answer leave piece by piece, as fast as its network carries them, written by Fastify or by
 * the polling of the socket. In place of the methods of this one answer, as compression does.
 */
export function paceAnswer(response: ServerResponse, flow: Flow, { headBytes, onLast }: PaceOptions): void {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  let unsentHead = headBytes
  const sendPieces = (content: Buffer, whenLeft: (() => void) | undefined): void => {
    const most = flow.pieceBytes
    for (let from = 0; from < content.length; from += most) {
      const piece = content.subarray(from, from + most)
      const isLast = from + most >= content.length
      flow.send(piece.length + unsentHead, () => void write(piece), isLast ? whenLeft : undefined)
      unsentHead = 0
    }
  }
  response.write = (chunk: unknown, second?: BufferEncoding | Done, third?: Done) => {
    const done = typeof second === 'function' ? second : third
    sendPieces(bytesOf(chunk, second), () => {
      done?.()
      if (flow.waitingBytes <= mostWaiting) response.emit('drain')
    })
    return flow.waitingBytes <= mostWaiting
  }
  response.end = (first?: unknown, second?: BufferEncoding | Done | (() => void), third?: () => void) => {
    const content = typeof first === 'function' ? Buffer.alloc(0) : bytesOf(first, second)
    const done = [first, second, third].find((one) => typeof one === 'function')
    if (done !== undefined) response.once('finish', () => done())
    const most = flow.pieceBytes
    const lastFrom = Math.max(0, (Math.ceil(content.length / most) - 1) * most)
    sendPieces(content.subarray(0, lastFrom), undefined)
    const last = content.subarray(lastFrom)
    flow.send(last.length + unsentHead, onLast ?? (() => void (last.length === 0 ? end() : end(last))))
    return response
  }
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  if (typeof chunk !== 'string') return Buffer.alloc(0)
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? Buffer.from(chunk, encoding) : Buffer.from(chunk)
}
