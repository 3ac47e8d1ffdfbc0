/** The heartbeat of a board whose prices stand still. */
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { NotOffered } from '../../states/state-source.ts'
import type { Check, Finding } from '../check.ts'
import { disorderIn, type Moment } from '../disorder.ts'
import type { Scene } from '../scene.ts'
import { follow, hearing } from './hearing.ts'

/** The client asks again after such a silence: the time of two heartbeats, and a little. */
const longestSilenceMs = 11_000

export const heartbeatCheck: Check = {
  provider: 'chaupar-realtime',
  operation: 'odds:update',
  situation: 'a heartbeat names the last sequence',
  states: [{ name: 'default', params: { signedIn: 'player', match: true } }],
  needs: ['token', 'refMatchId'],
  effect: 'reads',
  run: (scene) => heartbeats(scene, longestSilenceMs),
}

/** What is wrong with the first heartbeat that comes within `timeoutMs`. @throws NotOffered when prices leave no time for one */
export async function heartbeats(scene: Scene, timeoutMs: number): Promise<Finding[]> {
  const first = await firstHeartbeat(scene, timeoutMs)
  const hasCome = first.every(({ came }) => came !== 'nothing')
  // It may be ahead because a push was lost on its way: that does not happen twice.
  return first.length > 0 && hasCome ? firstHeartbeat(scene, timeoutMs) : first
}

async function firstHeartbeat(scene: Scene, timeoutMs: number): Promise<Finding[]> {
  const board = await hearing(scene)
  const { sequence } = await follow(scene, board)
  const updates = () => board.of('odds:update').filter(isObject).filter(isOf(scene.values.refMatchId))
  const heartbeat = () => updates().find((update) => update.heartbeat === true)
  await board.until(() => heartbeat() !== undefined, timeoutMs)
  const moments = updates().map(
    (update): Moment => ({ is: update.heartbeat === true ? 'heartbeat' : 'push', sequence: update.sequence ?? null }),
  )
  const beat = heartbeat()
  if (beat !== undefined) return [...disorderIn([{ is: 'snapshot', sequence }, ...moments]), ...notEmpty(beat)]
  if (moments.length > 0) throw new NotOffered('the prices of the match moved, so that no heartbeat was due')
  const expected = `a heartbeat within ${timeoutMs / 1000} s, since the prices stood still`
  return [{ field: 'odds:update', expected, came: 'nothing' }]
}

const isOf = (refMatchId: Json | undefined) => (update: JsonObject) => update.matchId === refMatchId

function notEmpty({ markets }: JsonObject): Finding[] {
  const count = listOf(markets).length
  return count === 0 ? [] : [{ field: 'markets', expected: 'none in a heartbeat', came: String(count) }]
}
