/**
 * The chances of the side that bats first before the first ball, computed beforehand from the tables of win-tables.ts: so a list of
 * coming matches is priced without the tables of each (about 40 ms). A test compares every number with the tables.
 */
import type { WinChance } from './win-tables.ts'

const QUANTUM = 65535
const MOST_PAR = 3
const MOST_DIFFERENCE = 6

/** By how easily runs come, -3 to 3; then win and tie of each difference in rating, -6 to 6. In parts of 65535. */
const OPENINGS = [
  [
    732, 62, 1770, 143, 3925, 287, 7876, 497, 14124, 737, 22588, 931, 32527, 1001, 42512, 918, 51070, 717, 57448, 478,
    61501, 273, 63727, 134, 64795, 58,
  ],
  [
    702, 62, 1720, 145, 3849, 292, 7746, 508, 13874, 752, 22314, 953, 32197, 1031, 42163, 950, 50852, 746, 57267, 502,
    61408, 288, 63694, 142, 64794, 61,
  ],
  [
    661, 62, 1652, 146, 3732, 296, 7512, 515, 13586, 769, 21876, 979, 31724, 1064, 41753, 989, 50471, 784, 57060, 530,
    61275, 307, 63644, 152, 64787, 65,
  ],
  [
    619, 61, 1558, 145, 3546, 297, 7251, 522, 13138, 783, 21340, 1007, 31104, 1105, 41134, 1036, 50022, 830, 56717, 568,
    61121, 331, 63577, 165, 64762, 70,
  ],
  [
    563, 60, 1443, 143, 3332, 295, 6865, 524, 12610, 796, 20617, 1034, 30295, 1150, 40360, 1092, 49355, 887, 56310, 614,
    60885, 362, 63469, 182, 64727, 78,
  ],
  [
    499, 57, 1310, 138, 3073, 290, 6409, 521, 11911, 803, 19715, 1060, 29266, 1197, 39349, 1157, 48535, 955, 55740, 671,
    60548, 403, 63313, 205, 64671, 88,
  ],
  [
    433, 53, 1157, 131, 2768, 280, 5884, 513, 11061, 803, 18596, 1079, 27982, 1242, 38098, 1224, 47513, 1032, 54957,
    742, 60096, 453, 63094, 234, 64582, 103,
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
