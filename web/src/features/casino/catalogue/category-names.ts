import type { GameCategory } from '@chaupar/games/catalogue/game'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What the categories of the catalogue are called. */
export const categoryNames: Readonly<Record<GameCategory, MessageDescriptor>> = {
  livecasino: msg`Live Casino`,
  roulette: msg`Roulette`,
  andarbahar: msg`Andar Bahar`,
  slots: msg`Slots`,
  baccarat: msg`Baccarat`,
  blackjack: msg`Blackjack`,
  crash: msg`Crash`,
  other: msg`Other`,
  vivo: msg`Vivo`,
}
