import { listed, type Row } from '../listing.ts'

/** The Evolution-listed games of spec 2.5 come first; table ids of the Ezugi lobby. */
const rows: readonly Row[] = [
  ['ezgevo-AutoRoulette', '1000148', 'roulette', 'Auto Roulette', 'roulette/european', 'felt'],
  ['ezgevo-Megaball', '1000149', 'livecasino', 'Mega Ball', 'ball-draw/mega-ball', 'lagoon'],
  ['ezgevo-CrazyTime', '1000150', 'livecasino', 'Crazy Time', 'money-wheel/bonus', 'dusk', 'popular'],
  ['ezgevo-DoubleBallRoulette', '1000151', 'roulette', 'Double Ball Roulette', 'roulette/double-ball', 'felt'],
  ['ezgevo-DragonTiger1', '1000152', 'livecasino', 'Dragon Tiger', 'high-card/dragon-tiger', 'court', 'popular'],
  ['ezgevo-SpeedRoulette', '1000160', 'roulette', 'Speed Roulette', 'roulette/european', 'court'],
  ['ezgevo-BalconyBaccarat', '1000161', 'baccarat', 'Balcony Baccarat', 'baccarat/commission', 'court'],
  ['ezgevo-SpeedBaccarat', '1000162', 'baccarat', 'Speed Baccarat', 'baccarat/commission', 'madder'],
  ['ezgevo-SalonBlackjack', '1000163', 'blackjack', 'Salon Blackjack', 'blackjack/eight-packs', 'felt'],
  ['ezgevo-MelaWheel', '1000164', 'livecasino', 'Mela Wheel', 'money-wheel/seven-spots', 'dusk', 'new'],
  ['ezgevo-SicBoTerrace', '1000165', 'livecasino', 'Sic Bo Terrace', 'three-dice/sic-bo', 'madder'],
  ['ezgevo-TeenPattiSalon', '1000166', 'livecasino', 'Teen Patti Salon', 'teen-patti/twenty-twenty', 'madder'],
  ['ezgevo-HarvestMoonWheel', '1000171', 'livecasino', 'Harvest Moon Wheel', 'money-wheel/six-spots', 'night'],
  ['ezgevo-DiceTerrace', '1000172', 'livecasino', 'Dice Terrace', 'craps/pass-line', 'court'],
  ['ezgevo-RouletteTerrace', '1000173', 'roulette', 'Roulette Terrace', 'roulette/few-lucky', 'night', 'new'],
]

export const evolution = listed('evolution', rows)
