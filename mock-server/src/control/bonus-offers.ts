import type { ControlInput } from '@chaupar/api/control-client'
import { slugOf } from '@chaupar/games/catalogue/game'
import { gameBySlug, games } from '@chaupar/games/catalogue/games'
import { InvalidInput } from '../contract/invalid-input.ts'
import { playerById } from '../domain/accounts/player-records.ts'
import { toIso } from '../domain/base/clock.ts'
import { didYouMean } from '../domain/base/did-you-mean.ts'
import type { BonusOffer, BonusRates } from '../domain/bonus/bonus-terms.ts'
import { currentOffers, placeOffer, withdrawOffer } from '../domain/bonus/offers.ts'
import { usualRates } from '../domain/bonus/usual-offers.ts'
import { paise, rupees } from '../wire/money.ts'
import type { World } from '../world/world.ts'
import type { ControlHandlers } from './control-call.ts'
import { requireUsername } from './player.ts'

const hourMs = 60 * 60 * 1000

type OfferInput = ControlInput<'placeBonusOffer'>

/** The operator's bonus offers. */
export const bonusOfferHandlers = {
  listBonusOffers: (input, registry) => {
    const world = registry.get(input.world)
    return currentOffers(world).map((offer) => wireOffer(world, offer))
  },
  placeBonusOffer: (input, registry) => {
    const world = registry.get(input.world)
    const offer = offerOf(world, input)
    placeOffer(world, offer)
    return wireOffer(world, offer)
  },
  withdrawBonusOffer: (input, registry) => {
    withdrawOffer(registry.get(input.world), input.bonusId)
    return null
  },
} satisfies Partial<ControlHandlers>

/** Throws `InvalidInput` for an offer that no player could claim or reach, `player_not_found`. */
function offerOf(world: World, input: OfferInput): BonusOffer {
  const { id, name, description = '', parts = 1, lifeHours = 30 * 24, conditions = [], username, claimUntil } = input
  const amountPaise = paise(input.amount)
  const claimUntilMs = claimUntil === undefined ? null : Date.parse(claimUntil)
  if (parts > amountPaise) throw new InvalidInput('A part would be less than a paisa: fewer parts, or a larger amount')
  if (claimUntilMs !== null && claimUntilMs <= world.clock.now()) {
    throw new InvalidInput(`claimUntil is over: it is ${toIso(world.clock.now())} in this world`)
  }
  return {
    ...{ id, name, description, amountPaise, parts, conditions, claimUntilMs },
    wagerTargetPaise: paise(input.wagerTarget),
    lifeMs: lifeHours * hourMs,
    rates: ratesOf(input.rates),
    playerId: username === undefined ? null : requireUsername(world, username).id,
  }
}

function ratesOf({ markets, games: ofGames, exceptions = [] }: NonNullable<OfferInput['rates']> = {}): BonusRates {
  const unknown = exceptions.find(({ game }) => gameBySlug(game) === null)
  if (unknown !== undefined) {
    throw new InvalidInput(`There is no game ${unknown.game}${didYouMean(unknown.game, games.map(slugOf))}`)
  }
  return { markets: { ...usualRates.markets, ...markets }, games: { ...usualRates.games, ...ofGames }, exceptions }
}

function wireOffer(world: World, offer: BonusOffer) {
  const { id, name, description, parts, conditions, rates, playerId, claimUntilMs } = offer
  return {
    ...{ id, name, description, parts },
    amount: rupees(offer.amountPaise),
    wagerTarget: rupees(offer.wagerTargetPaise),
    lifeHours: offer.lifeMs / hourMs,
    rates: { ...rates, exceptions: [...rates.exceptions] },
    conditions: [...conditions],
    username: playerId === null ? null : (playerById(world, playerId)?.username ?? null),
    claimUntil: claimUntilMs === null ? null : toIso(claimUntilMs),
  }
}
