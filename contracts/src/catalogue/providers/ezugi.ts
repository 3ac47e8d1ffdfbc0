import { listed, type Row } from '../listing.ts'

/** The Ezugi-listed games of spec 2.5 come first; table ids of its lobby. */
const rows: readonly Row[] = [
  ['ezg-thirtytwoCards', '328000', 'livecasino', '32 Cards'],
  ['ezg-Baccarat', '100', 'baccarat', 'Baccarat'],
  ['ezg-Blackjack', '101', 'blackjack', 'Blackjack', 'popular'],
  ['ezg-lucky7', '602000', 'livecasino', 'Lucky 7', 'popular'],
  ['ezg-sicbodice01', '221000', 'livecasino', 'Sic Bo Dice'],
  ['ezg-TeenPatti01', '227100', 'livecasino', 'Teen Patti', 'popular'],
  ['ezg-Roulette', '1000', 'roulette', 'Roulette', 'popular'],
  ['ezg-AndarBahar', '228000', 'andarbahar', 'Andar Bahar', 'popular'],
  ['ezg-NamasteRoulette', '1001', 'roulette', 'Namaste Roulette'],
  ['ezg-HindiAndarBahar', '228001', 'andarbahar', 'Hindi Andar Bahar', 'new'],
  ['ezg-NoCommissionBaccarat', '107', 'baccarat', 'No Commission Baccarat'],
  ['ezg-CricketWar', '221005', 'livecasino', 'Cricket War', 'new'],
]

export const ezugi = listed('ezugi', rows)
