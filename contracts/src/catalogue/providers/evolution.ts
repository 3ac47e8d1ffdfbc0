import { listed, type Row } from '../listing.ts'

/** The Evolution-listed games of spec 2.5 come first; table ids of the Ezugi lobby. */
const rows: readonly Row[] = [
  ['ezgevo-AutoRoulette', '1000148', 'roulette', 'Auto Roulette'],
  ['ezgevo-Megaball', '1000149', 'livecasino', 'Mega Ball'],
  ['ezgevo-CrazyTime', '1000150', 'livecasino', 'Crazy Time', 'popular'],
  ['ezgevo-DoubleBallRoulette', '1000151', 'roulette', 'Double Ball Roulette'],
  ['ezgevo-DragonTiger1', '1000152', 'livecasino', 'Dragon Tiger', 'popular'],
  ['ezgevo-SpeedRoulette', '1000160', 'roulette', 'Speed Roulette'],
  ['ezgevo-BalconyBaccarat', '1000161', 'baccarat', 'Balcony Baccarat'],
  ['ezgevo-SpeedBaccarat', '1000162', 'baccarat', 'Speed Baccarat'],
  ['ezgevo-SalonBlackjack', '1000163', 'blackjack', 'Salon Blackjack'],
  ['ezgevo-MelaWheel', '1000164', 'livecasino', 'Mela Wheel', 'new'],
  ['ezgevo-SicBoTerrace', '1000165', 'livecasino', 'Sic Bo Terrace'],
  ['ezgevo-TeenPattiSalon', '1000166', 'livecasino', 'Teen Patti Salon'],
]

export const evolution = listed('evolution', rows)
