import { listed, type Row } from '../listing.ts'

/** Aura: slugs aura-. */
const rows: readonly Row[] = [
  ['aura-teenpatti', '8001', 'livecasino', 'Aura Teen Patti', 'teen-patti/twenty-twenty', 'felt', 'popular'],
  ['aura-roulette', '8002', 'roulette', 'Aura Roulette', 'roulette/french', 'madder', 'popular'],
  ['aura-andarbahar', '8003', 'andarbahar', 'Aura Andar Bahar', 'andar-bahar/ordinary', 'felt', 'popular'],
  ['aura-dragontiger', '8004', 'livecasino', 'Aura Dragon Tiger', 'high-card/dragon-tiger', 'iron', 'popular'],
  ['aura-lucky7', '8005', 'livecasino', 'Aura Lucky 7', 'one-card/lucky-seven', 'iron', 'popular'],
  ['aura-32cards', '8006', 'livecasino', 'Aura 32 Cards', 'thirty-two-cards/ordinary', 'temple', 'new'],
  ['aura-baccarat', '8007', 'baccarat', 'Aura Baccarat', 'baccarat/commission', 'felt'],
  ['aura-blackjack', '8008', 'blackjack', 'Aura Blackjack', 'blackjack/eight-packs', 'iron'],
  ['aura-sicbo', '8009', 'livecasino', 'Aura Sic Bo', 'three-dice/sic-bo', 'court', 'new'],
  ['aura-hilo', '8010', 'other', 'Aura Hi Lo', 'hilo/pack', 'night', 'new'],
  ['aura-pokerone', '8011', 'livecasino', 'One Day Poker', 'poker/one-day', 'felt', 'new'],
  ['aura-amarakbar', '8012', 'livecasino', 'Amar Akbar Anthony', 'one-card/amar-akbar-anthony', 'night'],
  ['aura-matka', '8013', 'other', 'Aura Matka', 'matka/worli', 'court', 'new'],
  ['aura-wheel', '8014', 'livecasino', 'Aura Wheel', 'money-wheel/bonus', 'temple'],
  ['aura-cardrace', '8015', 'other', 'Aura Card Race', 'race/card', 'temple'],
  ['aura-muflis', '8016', 'livecasino', 'Aura Muflis Teen Patti', 'teen-patti/muflis', 'temple'],
  ['aura-jokerpatti', '8017', 'livecasino', 'Aura Joker Teen Patti', 'teen-patti/joker', 'temple'],
]

export const aura = listed('aura', rows)
