/** What a player hears when a bet is settled. */
import { isObject } from '@chaupar/api/document'
import type { ServerEvent } from '@chaupar/api/realtime'
import { NotOffered } from '../../states/state-source.ts'
import type { Check, Finding } from '../check.ts'
import type { Scene } from '../scene.ts'
import { steps } from '../steps.ts'
import { answered, type Hearing, hearing } from './hearing.ts'
import { paiseOf } from './wallet-versions.ts'

const events = ['update_balance', 'exposure:update', 'bet:update'] as const satisfies readonly ServerEvent[]

export const settlementChecks: readonly Check[] = events.map((event) => ({
  provider: 'chaupar-realtime',
  operation: event,
  situation: 'comes after a settlement',
  states: [{ name: 'default', params: { signedIn: 'player', bet: true } }],
  needs: ['token', 'marketId', 'selectionId'],
  effect: 'reads',
  run: (scene) => afterSettlement(scene, event),
}))

async function afterSettlement(scene: Scene, event: ServerEvent): Promise<Finding[]> {
  const player = await hearing(scene)
  await answered(scene, player, 'session_check')
  player.forget()
  await scene.bring(steps.settle)
  const hasCome = await player.until(() => player.of(event).length > 0, scene.timeoutMs)
  if (!hasCome) {
    if (events.every((other) => player.of(other).length === 0))
      throw new NotOffered('nothing came that shows that the bet was settled')
    return [{ field: event, expected: 'one after the bet was won', came: 'nothing' }]
  }
  return event === 'exposure:update' ? wrongExposure(scene, player) : []
}

/** What differs between the last exposure that was sent and the one that is answered, where it can be asked. */
async function wrongExposure(scene: Scene, player: Hearing): Promise<Finding[]> {
  const asked = await scene.data('getExposure', {}, 'chaupar-api').catch((error: unknown) => {
    if (error instanceof NotOffered) return null
    throw error
  })
  // What was sent before this answer has arrived with it.
  await answered(scene, player, 'session_check')
  const sent = player.of('exposure:update').at(-1)
  if (asked === null || !isObject(sent) || paiseOf(sent.exposureAmount) === paiseOf(asked.exposureAmount)) return []
  const expected = `${String(asked.exposureAmount)}, as getExposure answers`
  return [{ field: 'exposureAmount', expected, came: String(sent.exposureAmount) }]
}
