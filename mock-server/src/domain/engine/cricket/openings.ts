/**
 * What the side that bats first can expect before the first ball, worked out beforehand from the tables of win-tables.ts: a
 * list of coming matches is priced without making the tables of each (about 40 ms). A test holds every
 * number to the tables.
 */
import type { WinChance } from './win-tables.ts'

const QUANTUM = 65535
const MOST_PAR = 3
const MOST_DIFFERENCE = 6

/** By how easily runs come, -3 to 3; then win and tie of each difference in rating, -6 to 6. In parts of 65535. */
const OPENINGS = [
  [
    930, 217, 2265, 471, 4922, 873, 9546, 1380, 16469, 1864, 25402, 2158, 35392, 2137, 45014, 1815, 52963, 1320, 58684,
    823, 62205, 441, 64082, 204, 64956, 84,
  ],
  [
    894, 225, 2174, 484, 4744, 896, 9213, 1420, 15902, 1921, 24696, 2236, 34610, 2240, 44258, 1924, 52419, 1418, 58298,
    898, 62000, 487, 63995, 228, 64932, 92,
  ],
  [
    836, 227, 2056, 492, 4500, 910, 8743, 1441, 15254, 1972, 23801, 2317, 33622, 2345, 43377, 2044, 51676, 1532, 57837,
    983, 61726, 543, 63876, 256, 64894, 104,
  ],
  [
    772, 228, 1900, 491, 4178, 910, 8229, 1456, 14427, 2008, 22772, 2394, 32463, 2458, 42241, 2177, 50807, 1658, 57211,
    1087, 61394, 608, 63719, 292, 64831, 120,
  ],
  [
    692, 223, 1718, 482, 3825, 902, 7595, 1456, 13511, 2034, 21552, 2460, 31093, 2573, 40923, 2321, 49686, 1804, 56474,
    1204, 60959, 688, 63503, 337, 64748, 140,
  ],
  [
    602, 213, 1522, 467, 3429, 881, 6906, 1440, 12453, 2044, 20166, 2514, 29518, 2680, 39364, 2472, 48389, 1964, 55547,
    1341, 60394, 785, 63225, 391, 64632, 166,
  ],
  [
    510, 200, 1310, 442, 3007, 846, 6168, 1407, 11295, 2030, 18625, 2548, 27726, 2776, 37596, 2620, 46890, 2136, 54392,
    1500, 59692, 899, 62862, 459, 64475, 199,
  ],
]

/** Chances of the side that bats first; the advantages of both sides as `advantage` gives them. */
export function openingChance(own: number, other: number): WinChance {
  const par = (own + other) / 2 + MOST_PAR
  const difference = (own - other) / 2 + MOST_DIFFERENCE
  const row = OPENINGS[par]
  const [win, tie] = [row?.[difference * 2], row?.[difference * 2 + 1]]
  if (win === undefined || tie === undefined) throw new RangeError(`No match has advantages ${own} and ${other}`)
  return { win: win / QUANTUM, tie: tie / QUANTUM }
}
