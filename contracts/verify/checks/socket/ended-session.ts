/** A session that has ended: its sockets hear no more. */
import type { JsonObject } from '@chaupar/api/document'
import { NotOffered } from '../../states/state-source.ts'
import type { Check, Finding } from '../check.ts'
import type { Scene } from '../scene.ts'
import { api, pactCall, partsOf } from '../sequences-requests.ts'
import { steps } from '../steps.ts'
import { answered, hearing } from './hearing.ts'

const login = pactCall('login: the right credentials')

export const endedSessionCheck: Check = {
  provider: 'chaupar-realtime',
  operation: 'update_balance',
  situation: 'comes to no session that was signed out',
  states: [{ name: 'default', params: { signedIn: 'player' } }],
  needs: ['token'],
  effect: 'changes',
  run: afterSignOut,
}

async function afterSignOut(scene: Scene): Promise<Finding[]> {
  const { token }: JsonObject = await scene.data(login.operation, { ...partsOf(login, scene.values), token: null }, api)
  if (typeof token !== 'string' || token === scene.values.token)
    throw new NotOffered('login gave no session of its own')
  const own = await hearing(scene)
  const ended = await hearing(scene, token)
  await answered(scene, ended, 'session_check')
  const { status } = await scene.call('signOut', { token }, api)
  if (status !== 200) throw new NotOffered(`signOut answered ${status}, and all else follows from it`)
  ended.forget()
  await scene.bring(steps.credit)
  const isHeard = await own.until(() => own.of('update_balance').length > 0, scene.timeoutMs)
  if (!isHeard) throw new NotOffered('no update_balance came to the other session')
  // A question to a session that stays: what was sent to both has arrived with its answer.
  await answered(scene, own, 'session_check')
  if (ended.of('update_balance').length === 0) return []
  return [{ field: 'update_balance', expected: 'none to a session that was signed out', came: 'one' }]
}
