import { listed, type Row } from '../listing.ts'

/** Aura: slugs aura-. */
const rows: readonly Row[] = [
  ['aura-teenpatti', '8001', 'livecasino', 'Aura Teen Patti', 'popular'],
  ['aura-roulette', '8002', 'roulette', 'Aura Roulette', 'popular'],
  ['aura-andarbahar', '8003', 'andarbahar', 'Aura Andar Bahar', 'popular'],
  ['aura-dragontiger', '8004', 'livecasino', 'Aura Dragon Tiger', 'popular'],
  ['aura-lucky7', '8005', 'livecasino', 'Aura Lucky 7', 'popular'],
  ['aura-32cards', '8006', 'livecasino', 'Aura 32 Cards', 'new'],
  ['aura-baccarat', '8007', 'baccarat', 'Aura Baccarat'],
  ['aura-blackjack', '8008', 'blackjack', 'Aura Blackjack'],
  ['aura-sicbo', '8009', 'livecasino', 'Aura Sic Bo', 'new'],
  ['aura-hilo', '8010', 'other', 'Aura Hi Lo', 'new'],
  ['aura-pokerone', '8011', 'livecasino', 'One Day Poker', 'new'],
  ['aura-amarakbar', '8012', 'livecasino', 'Amar Akbar Anthony'],
  ['aura-matka', '8013', 'other', 'Aura Matka', 'new'],
]

export const aura = listed('aura', rows)
