/** A call that is refused moves nothing. */
import { factsOf } from '../pacts/operations.ts'
import { NotOffered } from '../states/state-source.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'
import { figuresOf, movedIn } from './sequences-figures.ts'
import { api, operationsWithKey, type PactCall, pactCalls, partsOf } from './sequences-requests.ts'

/** States in which the failure is made up, so that nothing of the backend's own decides. */
const isMadeUp = ({ states }: PactCall) =>
  states.some(({ name, params }) => params.fails !== undefined || name.startsWith('unauthorized'))

/** Those refusals of the pacts that a backend decides by itself, of calls that could move something. */
export const refusalChecks: readonly Check[] = pactCalls
  .filter((call) => operationsWithKey.includes(call.operation) && call.status >= 400 && !isMadeUp(call))
  .map((call) => ({
    provider: api,
    operation: call.operation,
    situation: `nothing moves (${call.situation})`,
    states: call.states,
    needs: [...new Set(['token', ...call.needs])],
    effect: 'changes',
    run: (scene) => nothingMoves(scene, call),
  }))

/** The key that the states have closed, if they have. */
function closedKeyOf({ states }: PactCall): Record<string, string> {
  const key = states.map(({ params }) => params.closedKey).find((one) => typeof one === 'string')
  return typeof key === 'string' ? { 'idempotency-key': key } : {}
}

async function nothingMoves(scene: Scene, call: PactCall): Promise<Finding[]> {
  const tag = factsOf(api).get(call.operation)?.tag ?? ''
  const before = await figuresOf(scene, tag)
  if (before.size === 0) throw new NotOffered('no list and no wallet is answered from which it could be read')
  const parts = partsOf(call, scene.values)
  const refused = await scene.call(call.operation, {
    ...parts,
    headers: { ...parts.headers, ...closedKeyOf(call) },
  })
  scene.shows(refused)
  const { status } = refused
  if (status < 400) throw new NotOffered(`it was not refused but answered ${status}, and all else follows from it`)
  return movedIn(before, await figuresOf(scene, tag), 'before the call that was refused')
}
