import { listed, type Row } from '../listing.ts'

/** World Casino: slugs worldcasino/. */
const rows: readonly Row[] = [
  ['worldcasino/worlimatka', '501', 'other', 'World Worli Matka', 'matka/worli', 'felt'],
  ['worldcasino/roulette', '502', 'roulette', 'World Roulette', 'roulette/european', 'temple'],
  ['worldcasino/queenrace', '503', 'other', 'Queen Race', 'race/queen', 'felt', 'new'],
  ['worldcasino/cardrace', '504', 'other', 'Card Race', 'race/card', 'felt'],
  ['worldcasino/andarbahar', '505', 'andarbahar', 'World Andar Bahar', 'andar-bahar/ordinary', 'lagoon'],
  ['worldcasino/teenpatti', '506', 'livecasino', 'World Teen Patti', 'teen-patti/high-trails', 'madder'],
  ['worldcasino/dragontiger', '507', 'livecasino', 'Dragon Tiger Day', 'high-card/dragon-tiger', 'night'],
  ['worldcasino/baccarat', '508', 'baccarat', 'World Baccarat', 'baccarat/low-commission', 'court'],
  ['worldcasino/lucky7', '509', 'livecasino', 'Lucky 7 World', 'one-card/lucky-seven', 'lagoon'],
  ['worldcasino/hilo', '510', 'other', 'World Hi Lo', 'hilo/pack', 'court'],
  ['worldcasino/plinko', '511', 'other', 'World Plinko', 'plinko/eight-to-sixteen', 'court'],
  ['worldcasino/keno', '512', 'other', 'World Keno', 'keno/eighty', 'madder'],
  ['worldcasino/jhandimunda', '513', 'other', 'World Jhandi Munda', 'jhandi-munda/six-dice', 'madder'],
  ['worldcasino/cardmatka', '514', 'other', 'World Card Matka', 'matka/card', 'court'],
  ['worldcasino/redbluedice', '515', 'livecasino', 'World Red Blue Dice', 'two-dice/red-blue', 'court'],
  ['worldcasino/sicbo', '516', 'livecasino', 'World Sic Bo', 'three-dice/royal', 'court'],
  ['worldcasino/32cards', '517', 'livecasino', 'World 32 Cards', 'thirty-two-cards/ordinary', 'court'],
  ['worldcasino/amarakbar', '518', 'livecasino', 'World Amar Akbar', 'one-card/amar-akbar-anthony', 'court'],
]

export const worldcasino = listed('worldcasino', rows)
