import { listed, type Row } from '../listing.ts'

/** World Casino: slugs worldcasino/. */
const rows: readonly Row[] = [
  ['worldcasino/worlimatka', '501', 'other', 'World Worli Matka'],
  ['worldcasino/roulette', '502', 'roulette', 'World Roulette'],
  ['worldcasino/queenrace', '503', 'other', 'Queen Race', 'new'],
  ['worldcasino/cardrace', '504', 'other', 'Card Race'],
  ['worldcasino/andarbahar', '505', 'andarbahar', 'World Andar Bahar'],
  ['worldcasino/teenpatti', '506', 'livecasino', 'World Teen Patti'],
  ['worldcasino/dragontiger', '507', 'livecasino', 'Dragon Tiger Day'],
  ['worldcasino/baccarat', '508', 'baccarat', 'World Baccarat'],
  ['worldcasino/lucky7', '509', 'livecasino', 'Lucky 7 World'],
  ['worldcasino/hilo', '510', 'other', 'World Hi Lo'],
]

export const worldcasino = listed('worldcasino', rows)
