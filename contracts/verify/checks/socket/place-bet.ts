/** A bet of the state's player at the state's price. */
import { randomUUID } from 'node:crypto'
import type { JsonObject } from '@chaupar/api/document'
import type { Scene } from '../scene.ts'

/** What placeBet answers. @throws NotOffered when the bet is refused */
export function placeBet(scene: Scene): Promise<JsonObject> {
  const { marketId = null, selectionId = null, odds = null } = scene.values
  const body = { marketId, selectionId, side: 'back', odds, stake: 100, accept: { policy: 'any' } }
  return scene.data('placeBet', { body, headers: { 'idempotency-key': randomUUID() } }, 'chaupar-api')
}
