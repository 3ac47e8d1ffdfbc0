import { listed, type Row } from '../listing.ts'

/** Spribe's nine games; paths and names of spec 2.5. */
const rows: readonly Row[] = [
  ['spribe/aviator', 'aviator', 'crash', 'Aviator', 'popular'],
  ['spribe/mines', 'mines', 'crash', 'Mines', 'popular'],
  ['spribe/goal', 'goal', 'crash', 'Goal'],
  ['spribe/dice', 'dice', 'crash', 'Dice'],
  ['spribe/plinko', 'plinko', 'crash', 'Plinko', 'popular'],
  ['spribe/miniroulette', 'miniroulette', 'roulette', 'Mini Roulette'],
  ['spribe/hilo', 'hilo', 'crash', 'Hi Lo'],
  ['spribe/keno', 'keno', 'crash', 'Keno'],
  ['spribe/hotline', 'hotline', 'crash', 'Hotline'],
]

export const spribe = listed('spribe', rows)
