import { listed, type Row } from '../listing.ts'

/** OnlyPlay: slugs onlyplay/. */
const rows: readonly Row[] = [
  ['onlyplay/jetlucky', 'jetlucky', 'crash', 'Jet Lucky', 'new'],
  ['onlyplay/kitecrash', 'kitecrash', 'crash', 'Kite Crash'],
  ['onlyplay/ballooncrash', 'ballooncrash', 'crash', 'Balloon Crash'],
  ['onlyplay/moonrocket', 'moonrocket', 'crash', 'Moon Rocket'],
  ['onlyplay/plinko', 'plinko', 'crash', 'Monsoon Plinko'],
  ['onlyplay/mines', 'mines', 'crash', 'Lagoon Mines'],
  ['onlyplay/keno', 'keno', 'other', 'Splash Keno'],
  ['onlyplay/dice', 'dice', 'crash', 'Copper Dice'],
  ['onlyplay/megaball', 'megaball', 'other', 'Mega Ball Draw'],
  ['onlyplay/fruitlanes', 'fruitlanes', 'slots', 'Fruit Lanes'],
]

export const onlyplay = listed('onlyplay', rows)
