import { listed, type Row } from '../listing.ts'

/** Vivo: slugs vivo-; what fits no other category stands under vivo. */
const rows: readonly Row[] = [
  ['vivo-roulette', '226', 'roulette', 'Vivo Roulette'],
  ['vivo-galleryroulette', '227', 'roulette', 'Gallery Roulette'],
  ['vivo-baccarat', '228', 'baccarat', 'Vivo Baccarat'],
  ['vivo-gallerybaccarat', '229', 'baccarat', 'Gallery Baccarat'],
  ['vivo-blackjack', '230', 'blackjack', 'Vivo Blackjack'],
  ['vivo-teenpatti', '231', 'vivo', 'Vivo Teen Patti'],
  ['vivo-dragontiger', '232', 'vivo', 'Vivo Dragon Tiger'],
  ['vivo-craps', '233', 'vivo', 'Dice Gallery'],
  ['vivo-andarbahar', '234', 'andarbahar', 'Vivo Andar Bahar'],
  ['vivo-holdem', '235', 'vivo', 'Gallery Poker', 'new'],
]

export const vivo = listed('vivo', rows)
