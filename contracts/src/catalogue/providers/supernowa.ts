import { listed, type Row } from '../listing.ts'

/** Supernowa: slugs sn-. */
const rows: readonly Row[] = [
  ['sn-teenpatti', '7001', 'livecasino', 'Nova Teen Patti', 'popular'],
  ['sn-andarbahar', '7002', 'andarbahar', 'Nova Andar Bahar'],
  ['sn-muflispatti', '7003', 'livecasino', 'Muflis Teen Patti'],
  ['sn-roulette', '7004', 'roulette', 'Nova Roulette'],
  ['sn-dragontiger', '7005', 'livecasino', 'Nova Dragon Tiger'],
  ['sn-worlimatka', '7006', 'other', 'Worli Matka', 'new'],
  ['sn-baccarat', '7007', 'baccarat', 'Nova Baccarat'],
  ['sn-blackjack', '7008', 'blackjack', 'Nova Blackjack'],
  ['sn-lucky7', '7009', 'livecasino', 'Nova Lucky 7'],
  ['sn-32cards', '7010', 'livecasino', '32 Cards Casino'],
  ['sn-sicbo', '7011', 'livecasino', 'Nova Sic Bo'],
  ['sn-jokerpatti', '7012', 'livecasino', 'Joker Teen Patti'],
]

export const supernowa = listed('supernowa', rows)
