import { createServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backendAt } from '../run/backend.ts'
import { Stage, type StateSource } from '../states/state-source.ts'
import { disorderIn, type Moment } from './disorder.ts'
import { pushOrder, pushOrderCheck } from './push-order.ts'
import { Scene } from './scene.ts'

/** Here no step moves a price. */
const states: StateSource = {
  setUp: async () => ({ token: 'token-of-a-player', refMatchId: 'm-7' }),
  bring: async () => false,
  tearDown: async () => undefined,
}

/** What a server does with a subscription; `push` sends a number to the board until it is left. */
type Board = (push: (sequence: number) => void, reply: (sequence: number) => void, visit: number) => void

/** The moments at a board of this server, whose prices move by themselves. */
async function watched(board: Board, timeoutMs = 2000): Promise<Moment[]> {
  const http = createServer()
  const io = new Server(http, { path: '/public/', serveClient: false })
  let visits = 0
  io.on('connection', (socket: Socket) => {
    let isLeft = false
    socket.on('odds:subscribe', ({ matchId }: { matchId: string }, reply: (answer: object) => void) => {
      const push = (sequence: number) => void (isLeft || socket.emit('odds:update', { matchId, sequence }))
      visits += 1
      board(push, (sequence) => reply({ status: 'success', matchId, sequence }), visits)
    })
    socket.on('odds:unsubscribe', (_match: unknown, reply: (answer: object) => void) => {
      isLeft = true
      reply({ status: 'success' })
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => io.close())
  const at = http.address()
  const stage = new Stage([states])
  await stage.setUp(pushOrderCheck.states, pushOrderCheck.needs)
  const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
  const backend = backendAt({ 'chaupar-realtime': address }, '/public/')
  const scene = new Scene('chaupar-realtime', { backend, stage, timeoutMs })
  return pushOrder(scene).finally(() => scene.end())
}

const push = (sequence: number): Moment => ({ is: 'push', sequence })

test('prices that move by themselves are watched, and the board is left', async () => {
  const moments = await watched((push, reply) => {
    reply(5)
    for (const sequence of [6, 7, 8]) push(sequence)
  })
  expect(moments).toEqual([{ is: 'snapshot', sequence: 5 }, push(6), push(7), push(8), { is: 'left' }])
})

test('a gap is reported when it shows again, for one push may be lost on its way', async () => {
  const lost = await watched((push, reply, visit) => {
    reply(5)
    for (const sequence of visit === 1 ? [7, 8, 9] : [6, 7, 8]) push(sequence)
  })
  expect(disorderIn(lost)).toEqual([])
  const counted = await watched((push, reply) => {
    reply(5)
    for (const sequence of [7, 9, 11]) push(sequence)
  })
  expect(disorderIn(counted)[0]).toMatchObject({ expected: 'sequence 6 after 5', came: 'sequence 7' })
})

test.each([
  [[], 'no price of the match moved within 1 s'],
  [[6], 'prices of the match moved but once within 1 s'],
])('prices that stand still show no order: %s', async (pushes, words) => {
  const watching = watched((push, reply) => {
    reply(5)
    for (const sequence of pushes) push(sequence)
  }, 1000)
  const why = `${words}, and nothing serves the step that moves one: the order of pushes cannot be checked`
  await expect(watching).rejects.toThrow(why)
})

test('one push is enough where it is wrong already', async () => {
  const moments = await watched((push, reply) => {
    reply(5)
    push(4)
  }, 1000)
  expect(disorderIn(moments)).toMatchObject([{ expected: 'sequence 6 after 5', came: 'sequence 4' }])
})

test('a subscription that is not acknowledged is no order', async () => {
  await expect(watched(() => undefined, 1000)).rejects.toMatchObject({
    message: 'odds:subscribe was not acknowledged within 1 s',
    why: 'unacknowledged',
  })
})

describe('what is out of order is named', () => {
  const snapshot: Moment = { is: 'snapshot', sequence: 9 }
  const words = (...moments: Moment[]) =>
    disorderIn(moments).map(({ expected, came }) => `expected ${expected}, came ${came}`)

  test('nothing, where all is in order, heartbeats too', () => {
    expect(words(snapshot, { is: 'heartbeat', sequence: 9 }, push(10), { is: 'heartbeat', sequence: 10 })).toEqual([])
  })

  test('a push before the snapshot, one after the board was left, and a heartbeat there', () => {
    expect(words(push(10), snapshot, push(10))).toEqual(['expected no push before the snapshot, came sequence 10'])
    const late = 'expected no push after the board was left, came'
    expect(words(snapshot, push(10), { is: 'left' }, push(11))).toEqual([`${late} sequence 11`])
    const beat: Moment = { is: 'heartbeat', sequence: 10 }
    expect(words(snapshot, push(10), { is: 'left' }, beat)).toEqual([`${late} a heartbeat with sequence 10`])
  })

  test('a number that came before, one that is left out, and one that is no number', () => {
    expect(words(snapshot, push(10), push(10))).toEqual(['expected sequence 11 after 10, came sequence 10'])
    // What follows is measured by the highest.
    expect(words(snapshot, push(12), push(7), push(13))).toEqual([
      'expected sequence 10 after 9, came sequence 12',
      'expected sequence 13 after 12, came sequence 7',
    ])
    expect(words(snapshot, { is: 'push', sequence: '10' })).toEqual([
      'expected sequence 10 after 9, came sequence the text "10"',
    ])
  })

  test('a heartbeat that names what was not sent', () => {
    expect(words(snapshot, push(10), { is: 'heartbeat', sequence: 12 })).toEqual([
      'expected that a heartbeat names sequence 10, the last one that came, came a heartbeat with sequence 12',
    ])
  })
})
