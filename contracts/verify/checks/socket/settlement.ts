/** What a player hears when a bet is settled. */
import { isObject, listOf } from '@chaupar/api/document'
import type { ServerEvent } from '@chaupar/api/realtime'
import { NotOffered } from '../../states/state-source.ts'
import { cameInWords } from '../../words/values.ts'
import type { Check, Finding } from '../check.ts'
import type { Scene } from '../scene.ts'
import { steps } from '../steps.ts'
import { answered, type Hearing, hearing } from './hearing.ts'
import { placeBet } from './place-bet.ts'
import { paiseOf } from './wallet-versions.ts'

const events = ['update_balance', 'exposure:update', 'bet:update'] as const satisfies readonly ServerEvent[]

export const settlementChecks: readonly Check[] = [
  ...events.map(settlementCheck),
  {
    provider: 'chaupar-realtime',
    operation: 'bet:update',
    situation: 'shows a bet that was taken as its list does',
    states: [{ name: 'default', params: { signedIn: 'player', match: true } }],
    needs: ['token', 'marketId', 'selectionId', 'odds'],
    effect: 'changes',
    run: afterDelay,
  },
]

function settlementCheck(event: (typeof events)[number]): Check {
  return {
    provider: 'chaupar-realtime',
    operation: event,
    situation: 'comes after a settlement',
    states: [{ name: 'default', params: { signedIn: 'player', bet: true } }],
    needs: ['token', 'marketId', 'selectionId'],
    effect: 'reads',
    run: (scene) => afterSettlement(scene, event),
  }
}

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

/** A bet that waits is taken: what is pushed of it then is what listMatchBets has. */
async function afterDelay(scene: Scene): Promise<Finding[]> {
  const player = await hearing(scene)
  await answered(scene, player, 'session_check')
  const { bet } = await placeBet(scene)
  if (!isObject(bet) || bet.status !== 'pending') throw new NotOffered('the bet does not wait')
  player.forget()
  if (!(await scene.brings(steps.passDelay))) throw new NotOffered('nothing serves the step that lets the delay pass')
  const ofBet = () =>
    player.of('bet:update').flatMap((push) => (isObject(push) && isObject(push.bet) ? [push.bet] : []))
  const own = () => ofBet().filter(({ id }) => id === bet.id)
  const hasCome = await player.until(() => own().length > 0, scene.timeoutMs)
  if (!hasCome) return [{ field: 'bet:update', expected: 'one when a waiting bet is taken', came: 'nothing' }]
  const { bets } = await scene.data('listMatchBets', {}, 'chaupar-api')
  // What was sent before this answer has arrived with it.
  await answered(scene, player, 'session_check')
  const row = listOf(bets).find((one) => isObject(one) && one.id === bet.id)
  if (!isObject(row)) throw new NotOffered('listMatchBets does not have the bet')
  const pushed = own().at(-1) ?? {}
  return ['status', 'odds', 'stack', 'selectionType'].flatMap((name) =>
    pushed[name] === row[name]
      ? []
      : [
          {
            field: `bet:update bet.${name}`,
            expected: `${cameInWords(row[name])}, as listMatchBets answers`,
            came: cameInWords(pushed[name]),
          },
        ],
  )
}
