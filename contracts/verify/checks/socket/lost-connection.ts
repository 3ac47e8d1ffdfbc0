/** What a client that lost its connection gets of what it missed, asked as the site asks. */
import type { JsonObject } from '@chaupar/api/document'
import { NotOffered } from '../../states/state-source.ts'
import type { Check, Finding } from '../check.ts'
import { disorderIn } from '../disorder.ts'
import type { Scene } from '../scene.ts'
import { steps } from '../steps.ts'
import { answered, follow, type Hearing, hearing, pushesOf, type Snapshot } from './hearing.ts'
import { differences } from './market-differences.ts'
import { olderVersion, paiseOf } from './wallet-versions.ts'

const shared = { provider: 'chaupar-realtime', situation: 'after a lost connection', effect: 'reads' } as const

export const lostConnectionChecks: readonly Check[] = [
  {
    ...shared,
    operation: 'odds:subscribe',
    states: [{ name: 'default', params: { signedIn: 'player', match: true } }],
    needs: ['token', 'refMatchId'],
    run: async (scene) => {
      const { found, isPushMissing } = await missedPrices(scene)
      // One push may be lost on its way.
      return isPushMissing ? (await missedPrices(scene)).found : found
    },
  },
  {
    ...shared,
    operation: 'get:balance',
    states: [{ name: 'default', params: { signedIn: 'player' } }],
    needs: ['token'],
    run: missedCredit,
  },
]

async function missedPrices(scene: Scene): Promise<{ found: Finding[]; isPushMissing: boolean }> {
  const lost = await hearing(scene)
  const witness = await hearing(scene)
  const before = await follow(scene, lost)
  await follow(scene, witness)
  lost.socket.disconnect()
  const missed = await nextPush(scene, witness)
  const back = await hearing(scene)
  const { resumed, whole } = await resubscribed(scene, back, witness, before.sequence)
  const found = [...wrongNumbers(before, missed, resumed), ...lacking(before, resumed, whole)]
  if (found.length > 0) return { found, isPushMissing: false }
  witness.forget()
  await nextPush(scene, witness)
  await back.until(() => pushesOf(back, scene).length > 0, scene.timeoutMs)
  const [push] = pushesOf(back, scene)
  const { sequence } = resumed
  if (push === undefined) {
    const expected = `sequence ${sequence + 1} after ${sequence}`
    return { found: [{ field: 'odds:update', expected, came: 'nothing' }], isPushMissing: true }
  }
  const disorder = disorderIn([
    { is: 'snapshot', sequence },
    { is: 'push', sequence: push.sequence ?? null },
  ])
  return { found: disorder, isPushMissing: disorder.some(({ isGap }) => isGap) }
}

/** A price moves, by a step or by itself; the witness hears of it. @throws NotOffered when it does not */
async function nextPush(scene: Scene, witness: Hearing): Promise<JsonObject> {
  await scene.brings(steps.movePrice)
  await witness.until(() => pushesOf(witness, scene).length > 0, scene.timeoutMs)
  const [push] = pushesOf(witness, scene)
  if (push === undefined) throw new NotOffered(`no price of the match moved within ${scene.timeoutMs / 1000} s`)
  return push
}

/** The match since that sequence, and all of it, asked by the witness, at the same moment or at the nearest that there was. */
async function resubscribed(
  scene: Scene,
  back: Hearing,
  witness: Hearing,
  since: number,
): Promise<{ resumed: Snapshot; whole: Snapshot }> {
  // The site sends no sequence before it has one.
  const ask = async () => ({
    resumed: await follow(scene, back, since > 0 ? since : undefined),
    whole: await follow(scene, witness),
  })
  let asked = await ask()
  for (let count = 0; count < 4 && asked.resumed.sequence !== asked.whole.sequence; count += 1) asked = await ask()
  return asked
}

function wrongNumbers(before: Snapshot, { sequence: missed }: JsonObject, { sequence, since }: Snapshot): Finding[] {
  const isBehind = typeof missed === 'number' && sequence < missed
  return [
    ...(isBehind
      ? [{ field: 'sequence', expected: `at least ${missed}, which was pushed meanwhile`, came: String(sequence) }]
      : []),
    ...(since === undefined || since === before.sequence
      ? []
      : [{ field: 'since', expected: `${before.sequence}, as it was sent, or none`, came: String(since) }]),
  ]
}

/** What a client does not know after it has merged the answer into what it had. */
function lacking(before: Snapshot, resumed: Snapshot, whole: Snapshot): Finding[] {
  if (resumed.sequence !== whole.sequence) return []
  const kept = resumed.since === undefined ? [] : before.markets
  const merged = new Map([...kept, ...resumed.markets].map((market) => [market.marketId, market]))
  return differences(whole.markets, [...merged.values()], 'a whole snapshot')
}

async function missedCredit(scene: Scene): Promise<Finding[]> {
  const lost = await hearing(scene)
  const before = await answered(scene, lost, 'get:balance')
  lost.socket.disconnect()
  await scene.bring(steps.credit)
  const after = await answered(scene, await hearing(scene), 'get:balance')
  const { amount } = steps.credit.input
  const wanted = paiseOf(before.balance) + paiseOf(amount)
  const expected = `${wanted / 100}, after a credit of ${amount} meanwhile`
  const balance = paiseOf(after.balance) === wanted ? [] : [{ field: 'balance', expected, came: String(after.balance) }]
  return [...balance, ...olderVersion([before], after, 'get:balance')]
}
