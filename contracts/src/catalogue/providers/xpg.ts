import { listed, type Row } from '../listing.ts'

/** XPG: slugs xpg/. */
const rows: readonly Row[] = [
  ['xpg/speedroulette', '31', 'roulette', 'Rapid Roulette'],
  ['xpg/emeraldroulette', '32', 'roulette', 'Emerald Roulette'],
  ['xpg/baccarat', '33', 'baccarat', 'Squeeze Baccarat'],
  ['xpg/blackjack', '34', 'blackjack', 'Sapphire Blackjack'],
  ['xpg/andarbahar', '35', 'andarbahar', 'Verandah Andar Bahar'],
  ['xpg/sicbo', '36', 'livecasino', 'Sic Bo Express'],
  ['xpg/dragontiger', '37', 'livecasino', 'Dragon Tiger Duel', 'new'],
  ['xpg/wheel', '38', 'livecasino', 'Harvest Wheel'],
  ['xpg/teenpatti', '39', 'livecasino', 'Teen Patti Verandah'],
]

export const xpg = listed('xpg', rows)
