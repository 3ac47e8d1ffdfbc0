import { listed, type Row } from '../listing.ts'

/** Vivo: slugs vivo-; what fits no other category stands under vivo. */
const rows: readonly Row[] = [
  ['vivo-roulette', '226', 'roulette', 'Vivo Roulette', 'roulette/european', 'iron'],
  ['vivo-galleryroulette', '227', 'roulette', 'Gallery Roulette', 'roulette/many-lucky', 'madder'],
  ['vivo-baccarat', '228', 'baccarat', 'Vivo Baccarat', 'baccarat/commission', 'dusk'],
  ['vivo-gallerybaccarat', '229', 'baccarat', 'Gallery Baccarat', 'baccarat/low-commission', 'temple'],
  ['vivo-blackjack', '230', 'blackjack', 'Vivo Blackjack', 'blackjack/eight-packs', 'lagoon'],
  ['vivo-teenpatti', '231', 'vivo', 'Vivo Teen Patti', 'teen-patti/twenty-twenty', 'iron'],
  ['vivo-dragontiger', '232', 'vivo', 'Vivo Dragon Tiger', 'high-card/dragon-tiger', 'lagoon'],
  ['vivo-craps', '233', 'vivo', 'Dice Gallery', 'craps/pass-line', 'felt'],
  ['vivo-andarbahar', '234', 'andarbahar', 'Vivo Andar Bahar', 'andar-bahar/ordinary', 'iron'],
  ['vivo-holdem', '235', 'vivo', 'Gallery Poker', 'poker/gallery', 'felt', 'new'],
  ['vivo-doubleball', '236', 'roulette', 'Vivo Double Ball', 'roulette/double-ball', 'court'],
  ['vivo-frenchroulette', '237', 'roulette', 'French Gallery', 'roulette/french', 'court'],
  ['vivo-nocommission', '238', 'baccarat', 'Vivo No Commission', 'baccarat/no-commission', 'madder'],
  ['vivo-blackjackduo', '239', 'blackjack', 'Vivo Blackjack Duo', 'blackjack/two-packs', 'court'],
]

export const vivo = listed('vivo', rows)
