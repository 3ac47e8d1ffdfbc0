import { listed, type Row } from '../listing.ts'

/** OneTouch: slugs onetouch/. */
const rows: readonly Row[] = [
  ['onetouch/blackjackduo', 'blackjackduo', 'blackjack', 'Blackjack Duo', 'new'],
  ['onetouch/roulette', 'roulette', 'roulette', 'Thumb Roulette'],
  ['onetouch/baccarat', 'baccarat', 'baccarat', 'Quiet Baccarat'],
  ['onetouch/hilo', 'hilo', 'other', 'Hi Lo Ladder'],
  ['onetouch/teenpatti', 'teenpatti', 'livecasino', 'Pocket Teen Patti'],
  ['onetouch/andarbahar', 'andarbahar', 'andarbahar', 'Pocket Andar Bahar'],
  ['onetouch/sicbo', 'sicbo', 'other', 'Pocket Sic Bo'],
  ['onetouch/keno', 'keno', 'other', 'Bright Keno'],
  ['onetouch/riverpearls', 'riverpearls', 'slots', 'River Pearls'],
  ['onetouch/bluetemple', 'bluetemple', 'slots', 'Blue Temple'],
]

export const onetouch = listed('onetouch', rows)
