import { listed, type Row } from '../listing.ts'

/** Supernowa: slugs sn-. */
const rows: readonly Row[] = [
  ['sn-teenpatti', '7001', 'livecasino', 'Nova Teen Patti', 'teen-patti/twenty-twenty', 'temple', 'popular'],
  ['sn-andarbahar', '7002', 'andarbahar', 'Nova Andar Bahar', 'andar-bahar/ordinary', 'temple'],
  ['sn-muflispatti', '7003', 'livecasino', 'Muflis Teen Patti', 'teen-patti/muflis', 'madder'],
  ['sn-roulette', '7004', 'roulette', 'Nova Roulette', 'roulette/many-lucky', 'felt'],
  ['sn-dragontiger', '7005', 'livecasino', 'Nova Dragon Tiger', 'high-card/dragon-tiger', 'madder'],
  ['sn-worlimatka', '7006', 'other', 'Worli Matka', 'matka/worli', 'paper', 'new'],
  ['sn-baccarat', '7007', 'baccarat', 'Nova Baccarat', 'baccarat/commission', 'temple'],
  ['sn-blackjack', '7008', 'blackjack', 'Nova Blackjack', 'blackjack/eight-packs', 'madder'],
  ['sn-lucky7', '7009', 'livecasino', 'Nova Lucky 7', 'one-card/lucky-seven', 'temple'],
  ['sn-32cards', '7010', 'livecasino', '32 Cards Casino', 'thirty-two-cards/ordinary', 'madder'],
  ['sn-sicbo', '7011', 'livecasino', 'Nova Sic Bo', 'three-dice/sic-bo', 'temple'],
  ['sn-jokerpatti', '7012', 'livecasino', 'Joker Teen Patti', 'teen-patti/joker', 'madder'],
  ['sn-novawheel', '7013', 'livecasino', 'Nova Wheel', 'money-wheel/seven-spots', 'night', 'new'],
  ['sn-jhandimunda', '7014', 'other', 'Nova Jhandi Munda', 'jhandi-munda/six-dice', 'night'],
  ['sn-queenrace', '7015', 'other', 'Nova Queen Race', 'race/queen', 'night'],
  ['sn-straightdragon', '7016', 'livecasino', 'Straight Dragon Tiger', 'high-card/straight', 'night', 'new'],
  ['sn-trailpatti', '7017', 'livecasino', 'Trail Teen Patti', 'teen-patti/high-trails', 'night'],
]

export const supernowa = listed('supernowa', rows)
