import { listed, type Row } from '../listing.ts'

/** Spribe's nine games; paths and names of spec 2.5. */
const rows: readonly Row[] = [
  ['spribe/aviator', 'aviator', 'crash', 'Aviator', 'crash/steady', 'plane-night', 'popular'],
  ['spribe/mines', 'mines', 'crash', 'Mines', 'mines/five-by-five', 'lagoon', 'popular'],
  ['spribe/goal', 'goal', 'crash', 'Goal', 'goal/field', 'felt'],
  ['spribe/dice', 'dice', 'crash', 'Dice', 'dice/hundred', 'felt'],
  ['spribe/plinko', 'plinko', 'crash', 'Plinko', 'plinko/eight-to-sixteen', 'dusk', 'popular'],
  ['spribe/miniroulette', 'miniroulette', 'roulette', 'Mini Roulette', 'mini-roulette/thirteen-numbers', 'court'],
  ['spribe/hilo', 'hilo', 'crash', 'Hi Lo', 'hilo/pack', 'madder'],
  ['spribe/keno', 'keno', 'crash', 'Keno', 'keno/forty', 'night'],
  ['spribe/hotline', 'hotline', 'crash', 'Hotline', 'hotline/ordinary', 'iron'],
]

export const spribe = listed('spribe', rows)
