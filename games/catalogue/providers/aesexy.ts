import { listed, type Row } from '../listing.ts'

/** AE Sexy: slugs awc-. */
const rows: readonly Row[] = [
  ['awc-baccaratclassic', '401', 'baccarat', 'Baccarat Classic', 'baccarat/commission', 'iron', 'new'],
  ['awc-baccaratlantern', '402', 'baccarat', 'Lantern Baccarat', 'baccarat/low-commission', 'dusk'],
  ['awc-insurance', '403', 'baccarat', 'Harbour Baccarat', 'baccarat/low-commission', 'iron'],
  ['awc-dragontiger', '404', 'livecasino', 'Lantern Dragon Tiger', 'high-card/dragon-tiger', 'dusk'],
  ['awc-sicbo', '405', 'livecasino', 'Lantern Sic Bo', 'three-dice/sic-bo', 'iron'],
  ['awc-roulette', '406', 'roulette', 'Lantern Roulette', 'roulette/few-lucky', 'felt'],
  ['awc-redbluedice', '407', 'livecasino', 'Red Blue Dice', 'two-dice/red-blue', 'iron'],
  ['awc-thaihilo', '408', 'livecasino', 'Thai Hi Lo', 'three-dice/thai-hi-lo', 'madder'],
  ['awc-teenpatti2020', '409', 'livecasino', 'Teen Patti 20-20', 'teen-patti/high-trails', 'temple'],
  ['awc-monsoonbaccarat', '410', 'baccarat', 'Monsoon Baccarat', 'baccarat/low-commission', 'lagoon'],
  ['awc-nightsicbo', '411', 'livecasino', 'Night Sic Bo', 'three-dice/royal', 'night'],
]

export const aesexy = listed('aesexy', rows)
