/** Tokens over time: a new one opens calls, an ended one does not, and other sessions stay. */
import { isObject, type JsonObject } from '@chaupar/api/document'
import { NotOffered } from '../states/state-source.ts'
import { cameInWords } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'
import { statusOf } from './sequences-keys.ts'
import { api, pactCall, partsOf } from './sequences-requests.ts'

/** What shows that a token is taken: a call that needs a player and writes nothing. */
const playersCall = 'getExposure'
const deadToken = 'Unauthorized action.'

/** The checks of sessions that a sequence of calls begins. */
export const sessionChecks: readonly Check[] = [
  tokenCheck('login: the right credentials'),
  tokenCheck('register: a verified number'),
  {
    ...baseOf('login: the right credentials'),
    operation: 'signOut',
    situation: 'its token is dead at once, other sessions stay',
    run: signedOut,
  },
]

function baseOf(description: string) {
  const { operation, states, needs } = pactCall(description)
  return { provider: api, operation, states, needs, effect: 'changes' } as const
}

function tokenCheck(description: string): Check {
  const run = async (scene: Scene) => {
    const token = await tokenOf(scene, description)
    return opens(await scene.call(playersCall, { token }), 'with the token that was just given')
  }
  return { ...baseOf(description), situation: 'its token opens calls', run }
}

async function signedOut(scene: Scene): Promise<Finding[]> {
  const ended = await tokenOf(scene, 'login: the right credentials')
  const other = await tokenOf(scene, 'login: the right credentials')
  const { status } = await scene.call('signOut', { token: ended })
  if (status !== 200) throw new NotOffered(`this check needs signOut, which answered ${status}`)
  const refused = refuses(await scene.call(playersCall, { token: ended }))
  // A player may have one session alone: then no other is there to stay.
  if (ended === other) return refused
  return [...refused, ...opens(await scene.call(playersCall, { token: other }), 'in the other session of this player')]
}

/** Signs in as the pact does. @throws NotOffered when no token is given */
async function tokenOf(scene: Scene, description: string): Promise<string> {
  const call = pactCall(description)
  const { token }: JsonObject = await scene.data(call.operation, { ...partsOf(call, scene.values), token: null })
  if (typeof token === 'string') return token
  throw new NotOffered(`${call.operation} gave no token`)
}

type Answer = Awaited<ReturnType<Scene['call']>>

function opens(answer: Answer, why: string): Finding[] {
  if (answer.status === 200) return []
  if (answer.status !== 401 && answer.status !== 403)
    throw new NotOffered(`this check needs ${playersCall}, which answered ${answer.status}`)
  return [{ field: 'status', expected: `200 of ${playersCall} ${why}`, came: statusOf(answer) }]
}

function refuses(answer: Answer): Finding[] {
  const message = isObject(answer.body) ? answer.body.message : undefined
  if (answer.status !== 401)
    return [{ field: 'status', expected: `401 of ${playersCall} after signOut`, came: statusOf(answer) }]
  if (message === deadToken) return []
  return [{ field: 'message', expected: `exactly "${deadToken}"`, came: cameInWords(message) }]
}
