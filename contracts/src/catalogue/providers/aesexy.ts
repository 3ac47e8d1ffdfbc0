import { listed, type Row } from '../listing.ts'

/** AE Sexy: slugs awc-. */
const rows: readonly Row[] = [
  ['awc-baccaratclassic', '401', 'baccarat', 'Baccarat Classic', 'new'],
  ['awc-baccaratlantern', '402', 'baccarat', 'Lantern Baccarat'],
  ['awc-insurance', '403', 'baccarat', 'Harbour Baccarat'],
  ['awc-dragontiger', '404', 'livecasino', 'Lantern Dragon Tiger'],
  ['awc-sicbo', '405', 'livecasino', 'Lantern Sic Bo'],
  ['awc-roulette', '406', 'roulette', 'Lantern Roulette'],
  ['awc-redbluedice', '407', 'livecasino', 'Red Blue Dice'],
  ['awc-thaihilo', '408', 'livecasino', 'Thai Hi Lo'],
  ['awc-teenpatti2020', '409', 'livecasino', 'Teen Patti 20-20'],
]

export const aesexy = listed('aesexy', rows)
