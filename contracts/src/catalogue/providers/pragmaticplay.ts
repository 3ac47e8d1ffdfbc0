import { listed, type Row } from '../listing.ts'

/** Pragmatic Play: slugs pragmaticplay/. */
const rows: readonly Row[] = [
  ['pragmaticplay/lotustemple', '1301', 'slots', 'Lotus Temple', 'new'],
  ['pragmaticplay/mangoharvest', '1302', 'slots', 'Mango Harvest'],
  ['pragmaticplay/seapalace', '1303', 'slots', 'Sea Palace'],
  ['pragmaticplay/sevenbells', '1304', 'slots', 'Seven Bells 777'],
  ['pragmaticplay/vikinghoard', '1305', 'slots', 'Viking Hoard'],
  ['pragmaticplay/gemgarden', '1306', 'slots', 'Gem Garden'],
  ['pragmaticplay/roulettecourt', '1307', 'roulette', 'Roulette Court'],
  ['pragmaticplay/blackjackcourt', '1308', 'blackjack', 'Blackjack Court'],
  ['pragmaticplay/baccaratcourt', '1309', 'baccarat', 'Baccarat Court'],
  ['pragmaticplay/sweetwheel', '1310', 'livecasino', 'Sweet Shop Wheel'],
  ['pragmaticplay/ballplaza', '1311', 'livecasino', 'Mega Ball Plaza'],
  ['pragmaticplay/courtbahar', '1312', 'andarbahar', 'Andar Bahar Court'],
]

export const pragmaticplay = listed('pragmaticplay', rows)
