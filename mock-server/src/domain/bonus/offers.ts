import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import type { BonusOffer } from './bonus-terms.ts'
import { insertOffer, offersSet, removeOffer } from './offer-records.ts'
import { usualOffers } from './usual-offers.ts'

/** The operator's present offers: the usual ones, each as changed or withdrawn, then the operator's own in order. */
export function currentOffers(world: WorldContext): BonusOffer[] {
  const set = offersSet(world)
  const usual = usualOffers.map((offer) => {
    const found = set.find(({ id }) => id === offer.id)
    return found === undefined ? offer : found.offer
  })
  const own = set.filter(({ id }) => !usualOffers.some((offer) => offer.id === id)).map(({ offer }) => offer)
  const isOpen = (offer: BonusOffer | null) =>
    offer !== null && (offer.claimUntilMs === null || offer.claimUntilMs > world.clock.now())
  return [...usual, ...own].filter((offer) => offer !== null).filter(isOpen)
}

/** The offers that this player may claim. */
export function offersFor(world: WorldContext, playerId: number): BonusOffer[] {
  return currentOffers(world).filter((offer) => offer.playerId === null || offer.playerId === playerId)
}

/** Offers a bonus from now on, replacing one of the same id. Earlier claims keep their terms. */
export function placeOffer(world: WorldContext, offer: BonusOffer): void {
  const replaced = currentOffers(world).find(({ id }) => id === offer.id)
  world.transaction(() => {
    insertOffer(world, offer.id, offer)
    refreshPages(world, offer, replaced)
  })
}

/** Offers it no longer; claims that were made go on. Throws `bonus_not_found`. */
export function withdrawOffer(world: WorldContext, bonusId: string): void {
  const withdrawn = currentOffers(world).find(({ id }) => id === bonusId)
  if (withdrawn === undefined) throw new DomainError('bonus_not_found', { bonusId })
  world.transaction(() => {
    if (usualOffers.some(({ id }) => id === bonusId)) insertOffer(world, bonusId, null)
    else removeOffer(world, bonusId)
    refreshPages(world, withdrawn)
  })
}

/** Makes open pages fetch the offers again: of one player, or of everybody (null). */
function refreshPages(world: WorldContext, ...offers: readonly (BonusOffer | undefined)[]): void {
  const players = new Set(offers.flatMap((offer) => (offer ? [offer.playerId] : [])))
  for (const playerId of players.has(null) ? [null] : players) {
    world.events.emit({ name: 'session-refresh', payload: { playerId, reason: 'bonus' } })
  }
}
