import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import { type BonusOffer, bonusOffer } from './bonus-terms.ts'

/** An offer as the operator set it; null for a withdrawn usual offer. */
export interface OfferSet {
  id: string
  offer: BonusOffer | null
}

/** In the order in which they were set. */
export function offersSet(world: WorldContext): OfferSet[] {
  return world.store.all('SELECT id, offer FROM bonus_offers ORDER BY serial', [], readOffer)
}

/** Stores an offer, replacing one of the same id. */
export function insertOffer(world: WorldContext, id: string, offer: BonusOffer | null): void {
  removeOffer(world, id)
  const sql = 'INSERT INTO bonus_offers (id, serial, offer) VALUES (?, ?, ?)'
  world.store.run(sql, [id, nextCount(world.store, 'bonus offer'), offer === null ? null : JSON.stringify(offer)])
}

export function removeOffer(world: WorldContext, id: string): void {
  world.store.change('DELETE FROM bonus_offers WHERE id = ?', [id])
}

function readOffer(row: Row): OfferSet {
  return { id: row.text('id'), offer: row.jsonOrNull('offer', bonusOffer) }
}
