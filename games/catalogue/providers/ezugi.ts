import { listed, type Row } from '../listing.ts'

/** The Ezugi-listed games of spec 2.5 come first; table ids of its lobby. */
const rows: readonly Row[] = [
  ['ezg-thirtytwoCards', '328000', 'livecasino', '32 Cards', 'thirty-two-cards/ordinary', 'felt'],
  ['ezg-Baccarat', '100', 'baccarat', 'Baccarat', 'baccarat/commission', 'night'],
  ['ezg-Blackjack', '101', 'blackjack', 'Blackjack', 'blackjack/eight-packs', 'court', 'popular'],
  ['ezg-lucky7', '602000', 'livecasino', 'Lucky 7', 'one-card/lucky-seven', 'night', 'popular'],
  ['ezg-sicbodice01', '221000', 'livecasino', 'Sic Bo Dice', 'three-dice/sic-bo', 'night'],
  ['ezg-TeenPatti01', '227100', 'livecasino', 'Teen Patti', 'teen-patti/twenty-twenty', 'night', 'popular'],
  ['ezg-Roulette', '1000', 'roulette', 'Roulette', 'roulette/european', 'madder', 'popular'],
  ['ezg-AndarBahar', '228000', 'andarbahar', 'Andar Bahar', 'andar-bahar/ordinary', 'madder', 'popular'],
  ['ezg-NamasteRoulette', '1001', 'roulette', 'Namaste Roulette', 'roulette/european', 'night'],
  ['ezg-HindiAndarBahar', '228001', 'andarbahar', 'Hindi Andar Bahar', 'andar-bahar/ordinary', 'night', 'new'],
  ['ezg-NoCommissionBaccarat', '107', 'baccarat', 'No Commission Baccarat', 'baccarat/no-commission', 'court'],
  ['ezg-CricketWar', '221005', 'livecasino', 'Cricket War', 'high-card/cricket-war', 'court', 'new'],
]

export const ezugi = listed('ezugi', rows)
