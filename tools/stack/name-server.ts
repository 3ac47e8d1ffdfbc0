/** A name server for tests: says of every name that it is at the address that it was given last. */
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export type NameServer = { port: number; move(address: string): void; close(): void }

const headerBytes = 12
const typeA = 1

/** Listens on a free UDP port of 127.0.0.1. */
export async function startNameServer(first: string): Promise<NameServer> {
  let current = first
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => socket.send(answerTo(question, current), from.port, from.address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    port: socket.address().port,
    move: (address) => {
      current = address
    },
    close: () => socket.close(),
  }
}

/** RFC 1035, 4.1: the question again, and for an A question one record, good for ten minutes as Docker's are. */
function answerTo(question: Buffer, address: string): Buffer {
  const end = question.indexOf(0, headerBytes) + 5
  const isA = question.readUInt16BE(end - 4) === typeA
  const head = Buffer.from(question.subarray(0, headerBytes))
  head.writeUInt16BE(0x81_80, 2)
  head.writeUInt16BE(isA ? 1 : 0, 6)
  head.fill(0, 8)
  const record = [0xc0, headerBytes, 0, typeA, 0, 1, 0, 0, 0x02, 0x58, 0, 4, ...address.split('.').map(Number)]
  return Buffer.concat([head, question.subarray(headerBytes, end), Buffer.from(isA ? record : [])])
}
