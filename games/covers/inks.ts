/** The dyes of a cover: three inks each. `line` carries the name: 7:1 or better on `ground`. */
export interface Inks {
  ground: string
  line: string
  solid: string
}

export const palettes = {
  indigo: { ground: '#1D2566', line: '#F3E9D4', solid: '#F5A524' },
  madder: { ground: '#7A1E2C', line: '#F8E8D4', solid: '#F0A48C' },
  neem: { ground: '#143F35', line: '#EFE7CF', solid: '#E9B04A' },
  kora: { ground: '#EADFC6', line: '#1D2566', solid: '#B4342A' },
  iron: { ground: '#17151C', line: '#E9A134', solid: '#EADFC6' },
  turmeric: { ground: '#E5A32B', line: '#1A1436', solid: '#8E2118' },
  peacock: { ground: '#0E4A5A', line: '#F1E7D0', solid: '#F3AE3D' },
  rose: { ground: '#E9B6AA', line: '#5A1024', solid: '#1D2566' },
} as const satisfies Record<string, Inks>

export type PaletteName = keyof typeof palettes

export const paletteNames = ['indigo', 'madder', 'neem', 'kora', 'iron', 'turmeric', 'peacock', 'rose'] as const

/** The dyes that are nearest to the light of a game's stage, by the last word of its theme (games/client/src/styles/moods.css). */
const likeStage: Readonly<Record<string, PaletteName>> = {
  felt: 'neem',
  court: 'indigo',
  madder: 'madder',
  night: 'indigo',
  temple: 'rose',
  lagoon: 'peacock',
  dusk: 'madder',
  iron: 'iron',
  paper: 'kora',
}

/** The palette of a game's stage; null where its theme names no light. */
export function paletteOf(theme: string): PaletteName | null {
  return likeStage[theme.split('-').at(-1) ?? ''] ?? null
}

/** A colour on the way from one to another; `share` is 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Line and solid change places: in the motif, never in the name. */
export function swapped({ ground, line, solid }: Inks): Inks {
  return { ground, line: solid, solid: line }
}
