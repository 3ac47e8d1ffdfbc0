import { listed, type Row } from '../listing.ts'

/** QTech: slugs qtech/. */
const rows: readonly Row[] = [
  ['qtech/gemlanes', '901', 'slots', 'Gem Lanes'],
  ['qtech/monsoonreels', '902', 'slots', 'Monsoon Reels'],
  ['qtech/wildshields', '903', 'slots', 'Wild Shields'],
  ['qtech/oceanlamp', '904', 'slots', 'Ocean Lamp'],
  ['qtech/ruby777', '905', 'slots', 'Ruby 777'],
  ['qtech/orchard', '906', 'slots', 'Fruit Orchard'],
  ['qtech/stonetemple', '907', 'slots', 'Stone Temple'],
  ['qtech/marigold', '908', 'slots', 'Marigold', 'new'],
  ['qtech/coppercoins', '909', 'slots', 'Copper Coins'],
  ['qtech/pearlfish', '910', 'slots', 'Pearl Fish'],
]

export const qtech = listed('qtech', rows)
