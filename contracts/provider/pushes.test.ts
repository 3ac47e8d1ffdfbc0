/** What no single message can show: that those of a board and of a wallet follow each other as the web needs it. */
import { io } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '../../tools/testing/eventually.ts'
import type { Values } from './match-states.ts'
import { type RunningMock, startMock } from './mock.ts'
import { States } from './states.ts'

let mock: RunningMock
let states: States
let values: Values

beforeEach(async () => {
  mock = await startMock()
  states = new States(mock.origin)
  values = await states.setUp('default', { signedIn: 'player', match: true })
})

afterEach(async () => {
  await states.end()
  await mock.stop()
})

/** A player's socket with what it hears of one event, by one of its numbers. */
async function hearing(event: string, number: string) {
  const socket = io(mock.origin, {
    path: '/public/',
    transports: ['websocket'],
    forceNew: true,
    query: { world: states.world },
    auth: { token: values.token },
  })
  const heard: unknown[] = []
  socket.on(event, (payload: Record<string, unknown>) => heard.push(payload[number]))
  await eventually(() => expect(socket.connected).toBe(true))
  return { socket: socket.timeout(5000), heard, close: () => socket.disconnect() }
}

test('pushes of odds follow their snapshot without a gap, and none comes once the board is left', async () => {
  const { socket, heard, close } = await hearing('odds:update', 'sequence')
  const { refMatchId: matchId = '', marketId = '', selectionId = '' } = values
  const { sequence } = await socket.emitWithAck('odds:subscribe', { matchId })
  const move = (ticks: number) => states.steer('movePrice', { marketId, selectionId, side: 'back', ticks })
  await move(1)
  await move(-1)
  await eventually(() => expect(heard).toEqual([sequence + 1, sequence + 2]))
  await socket.emitWithAck('odds:unsubscribe', { matchId })
  await move(1)
  // What was sent before this answer has arrived with it.
  await socket.emitWithAck('session_check')
  expect(heard).toHaveLength(2)
  close()
})

test('each push of a balance is newer than what was sent before', async () => {
  const { socket, heard, close } = await hearing('update_balance', 'version')
  const { version } = await socket.emitWithAck('get:balance')
  for (const amount of [100, 200]) await states.steer('creditPlayer', { username: 'player', amount })
  await eventually(() => expect(heard).toHaveLength(2))
  const versions = [version, ...heard].map(Number)
  expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other))
  close()
})
