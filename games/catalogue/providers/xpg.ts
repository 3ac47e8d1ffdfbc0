import { listed, type Row } from '../listing.ts'

/** XPG: slugs xpg/. */
const rows: readonly Row[] = [
  ['xpg/speedroulette', '31', 'roulette', 'Rapid Roulette', 'roulette/european', 'lagoon'],
  ['xpg/emeraldroulette', '32', 'roulette', 'Emerald Roulette', 'roulette/french', 'felt'],
  ['xpg/baccarat', '33', 'baccarat', 'Squeeze Baccarat', 'baccarat/low-commission', 'madder'],
  ['xpg/blackjack', '34', 'blackjack', 'Sapphire Blackjack', 'blackjack/eight-packs', 'night'],
  ['xpg/andarbahar', '35', 'andarbahar', 'Verandah Andar Bahar', 'andar-bahar/long', 'madder'],
  ['xpg/sicbo', '36', 'livecasino', 'Sic Bo Express', 'three-dice/sic-bo', 'lagoon'],
  ['xpg/dragontiger', '37', 'livecasino', 'Dragon Tiger Duel', 'high-card/dragon-tiger', 'temple', 'new'],
  ['xpg/wheel', '38', 'livecasino', 'Harvest Wheel', 'money-wheel/six-spots', 'dusk'],
  ['xpg/teenpatti', '39', 'livecasino', 'Teen Patti Verandah', 'teen-patti/twenty-twenty', 'lagoon'],
  ['xpg/luckyroulette', '40', 'roulette', 'Verandah Lucky Roulette', 'roulette/few-lucky', 'madder'],
]

export const xpg = listed('xpg', rows)
