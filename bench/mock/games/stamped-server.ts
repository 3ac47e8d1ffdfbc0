/**
 * The mock, but that every message of the namespace /games says behind its payload to which room, under which number and when it was
 * sent (ticks are counted apart), and that each tick of a curve goes out twice, 100 ms apart: the mock sends some seven messages a second, the bench asks for ten.
 */
import { Server } from 'socket.io'

/** What stands behind the payload of a message. */
export type Stamp = { room: string; sequence: number; sentAtMs: number }

type Emit = (event: string, ...args: unknown[]) => boolean

const apartMs = 100

// The class is not exported; every operator has it.
const operators = Object.getPrototypeOf(new Server().to('any'))
const emit: Emit = operators.emit
const sent = new Map<string, number>()

/** @throws when socket.io keeps the rooms of an operator elsewhere than it did */
function stamped(this: object, event: string, ...args: unknown[]): boolean {
  if (!/^(stage|bet):/.test(event)) return emit.call(this, event, ...args)
  const rooms: unknown = Reflect.get(this, 'rooms')
  if (!(rooms instanceof Set)) throw new Error('an operator without rooms')
  const room = [...rooms].join(' ')
  const send = () => {
    const stream = `${room} ${event === 'stage:tick'}`
    const sequence = (sent.get(stream) ?? 0) + 1
    sent.set(stream, sequence)
    return emit.call(this, event, ...args, { room, sequence, sentAtMs: Date.now() })
  }
  if (event === 'stage:tick') setTimeout(send, apartMs)
  return send()
}

operators.emit = stamped
await import('../../../mock-server/src/main.ts')
