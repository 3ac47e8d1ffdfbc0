/** The frame of reels: a metal, and an ornament that also shapes the tile under each low symbol. */

/** Light, middle and dark of a metal. */
export const metals = {
  gold: ['#f9e0a0', '#b47a26', '#6e4212'],
  silver: ['#f4f8fb', '#8fa3b5', '#3c4c5c'],
  copper: ['#ffd0a8', '#b8603a', '#5c2414'],
  jade: ['#c4f2dc', '#3f9a78', '#12483a'],
  lacquer: ['#ffb8a6', '#b5312c', '#560c16'],
  ivory: ['#fffaf0', '#d3c19a', '#77653f'],
  iron: ['#c9ced2', '#626b74', '#262c33'],
  teak: ['#e8c79a', '#8a5a30', '#40240f'],
  enamel: ['#b9c8ff', '#4a5fc0', '#1a2260'],
  rose: ['#ffd9e2', '#c87a94', '#6a2a48'],
} as const

export type Metal = keyof typeof metals

/** The tile of each ornament (frames.css), on a field of 100 by 100. */
export const tiles = {
  beads: 'M50 6a44 44 0 1 0 0 88a44 44 0 1 0 0-88Z',
  teeth: 'M10 10H90V50C90 74 70 88 50 95C30 88 10 74 10 50Z',
  lozenges: 'M30 6H70L94 30V70L70 94H30L6 70V30Z',
  scallops:
    'M31 8a20 20 0 0 1 38 0a20 20 0 0 1 23 23a20 20 0 0 1 0 38a20 20 0 0 1-23 23a20 20 0 0 1-38 0a20 20 0 0 1-23-23a20 20 0 0 1 0-38a20 20 0 0 1 23-23Z',
  rope: 'M24 7H76A17 17 0 0 1 93 24V76A17 17 0 0 1 76 93H24A17 17 0 0 1 7 76V24A17 17 0 0 1 24 7Z',
  waves: 'M10 14C26 4 36 18 50 12S76 4 90 14V86C76 96 64 82 50 88S24 96 10 86Z',
  arches: 'M12 94V48C12 28 32 20 50 5C68 20 88 28 88 48V94Z',
  leaves: 'M7 7H52C78 7 93 24 93 50V93H48C22 93 7 76 7 50Z',
} as const

export type Ornament = keyof typeof tiles
