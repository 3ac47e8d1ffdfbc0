import { listed, type Row } from '../listing.ts'

/** Kingmaker: slugs km-. */
const rows: readonly Row[] = [
  ['km-teenpatti', 'teenpatti', 'livecasino', 'Royal Teen Patti', 'popular'],
  ['km-andarbahar', 'andarbahar', 'andarbahar', 'Andar Bahar Night', 'popular'],
  ['km-jhandimunda', 'jhandimunda', 'other', 'Jhandi Munda Dice', 'popular'],
  ['km-bollywoodroulette', 'bollywoodroulette', 'roulette', 'Bollywood Roulette'],
  ['km-32cards', '32cards', 'livecasino', '32 Cards Durbar', 'popular'],
  ['km-lucky7', 'lucky7', 'livecasino', 'Lucky 7 Bazaar', 'popular'],
  ['km-kitecrash', 'kitecrash', 'crash', 'Kite Festival Crash', 'new'],
  ['km-sicbo', 'sicbo', 'other', 'Sic Bo King'],
  ['km-blackjack', 'blackjack', 'blackjack', 'Durbar Blackjack'],
  ['km-baccarat', 'baccarat', 'baccarat', 'Durbar Baccarat', 'new'],
  ['km-thaihilo', 'thaihilo', 'other', 'Festival Hi Lo', 'new'],
  ['km-plinko', 'plinko', 'other', 'Plinko Carnival', 'new'],
  ['km-cardmatka', 'cardmatka', 'other', 'Card Matka', 'new'],
]

export const kingmaker = listed('kingmaker', rows)
