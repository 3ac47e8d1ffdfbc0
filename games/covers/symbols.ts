/** What turns on the reels: small pictures within a radius of 13 units, by theme. */
import { leaves, n, rays, star, times } from './ink.ts'
import type { Inks } from './inks.ts'
import { centred } from './playing-card.ts'

export const themeNames = ['norse', 'seven', 'temple', 'sea', 'gem', 'fruit'] as const
export type ThemeName = (typeof themeNames)[number]

/** Draws a small picture within a radius of 13 units. */
export type SymbolPicture = (inks: Inks) => string

/** A figure in solid ink, with lines in it. */
export function drawn(solidPath: string, linePath = ''): SymbolPicture {
  return ({ ground, line, solid }) =>
    `<g stroke-width="1.500" stroke-linejoin="round" stroke-linecap="round"><path d="${solidPath}" fill="${solid}" stroke="${line}"/>${linePath === '' ? '' : `<path d="${linePath}" fill="none" stroke="${ground}"/>`}</g>`
}

function outlined(path: string, solidPath = ''): SymbolPicture {
  return ({ ground, line, solid }) =>
    `<g stroke-width="1.600" stroke-linejoin="round" stroke-linecap="round"><path d="${path}" fill="${ground}" stroke="${line}"/>${solidPath === '' ? '' : `<path d="${solidPath}" fill="${solid}"/>`}</g>`
}

/** The first of a theme is its hero. */
const symbols: Readonly<Record<ThemeName, readonly [SymbolPicture, ...SymbolPicture[]]>> = {
  norse: [
    drawn('M0-13L11-9V2C11 8 5 12 0 14C-5 12-11 8-11 2V-9Z', 'M0-12V13M-11-1H11'),
    outlined('M-12 5H12C10 11 5 12 0 12C-5 12-10 11-12 5ZM0 5V-13', 'M0-12C8-11 10-4 9 2H0Z'),
    drawn(
      'M-9 8C-9-2-6-7 0-7C6-7 9-2 9 8ZM-8 0C-13-2-14-8-12-13C-10-8-8-6-6-6M8 0C13-2 14-8 12-13C10-8 8-6 6-6',
      'M-9 4H9M0-6V8',
    ),
    outlined('M-3-13V13M3-13V13M-3-13H3M-3 13H3', 'M4-11C10-12 13-7 12 1C8-2 6-2 4-1Z'),
    outlined('M-11-11L12-3L-11 5ZM-11-11V13', 'M-8-7L3-3L-8 1Z'),
  ],
  seven: [
    ({ line, solid, ground }) =>
      `<path d="M-11-12H12L3 13H-6L2-5H-11Z" fill="${solid}" stroke="${line}" stroke-width="1.500" stroke-linejoin="round"/><path d="M-8-8.500H6" stroke="${ground}" stroke-width="1.300"/>`,
    ({ line, solid, ground }) =>
      `<rect x="-13" y="-7" width="26" height="14" rx="2" fill="${line}"/>${centred('BAR', 0, 0, 10.5, ground, 96)}<path d="M-13-11H13M-13 11H13" stroke="${solid}" stroke-width="2"/>`,
    drawn('M0-13C7-11 8-3 9 4L12 8H-12L-9 4C-8-3-7-11 0-13ZM-3 10A3 3 0 0 0 3 10Z', 'M-8 4H8'),
    ({ line, solid }) =>
      `<path d="M-4 1C-4-8 0-11 8-13M6 3C5-5 5-9 8-13" fill="none" stroke="${line}" stroke-width="1.600"/><circle cx="-5.500" cy="6" r="6" fill="${solid}" stroke="${line}" stroke-width="1.300"/><circle cx="7" cy="8" r="5.500" fill="${solid}" stroke="${line}" stroke-width="1.300"/>`,
    ({ line, solid }) => `<path d="${star(0, 0, 13, 5.4, 5)}" fill="${solid}" stroke="${line}" stroke-width="1.400"/>`,
  ],
  temple: [
    ({ ground, line, solid }) =>
      `<g fill="${ground}" stroke="${line}" stroke-width="1.500" stroke-linejoin="round"><path d="M0 9C-6 9-14 4-14-3C-9-4-6-2-4 0M0 9C6 9 14 4 14-3C9-4 6-2 4 0"/><path d="M0 9C-8 5-9-5-5-9C-2-6 0-2 0 9ZM0 9C8 5 9-5 5-9C2-6 0-2 0 9Z"/><path d="M0 9C-5 2-4-8 0-13C4-8 5 2 0 9Z" fill="${solid}"/></g><path d="M-9 12H9" stroke="${line}" stroke-width="1.500"/>`,
    ({ ground, line, solid }) =>
      `<path d="M-14 0C-8-9 8-9 14 0C8 9-8 9-14 0Z" fill="${ground}" stroke="${line}" stroke-width="1.600"/><circle r="5" fill="${solid}"/><circle r="2" fill="${ground}"/><path d="M-8-9L-10-13M0-10V-14M8-9L10-13" stroke="${line}" stroke-width="1.300"/>`,
    drawn('M-12 13V9H-9L-7 1H-5L-3-6H3L5 1H7L9 9H12V13ZM0-6V-12', 'M-8 5H8M-3 13V8H3V13'),
    outlined('M-12 5H12C11 11 5 13 0 13C-5 13-11 11-12 5Z', 'M0-13C5-7 5-2 0 3C-5-2-5-7 0-13Z'),
    ({ line, solid }) =>
      `<g fill="none" stroke="${line}" stroke-width="1.200">${rays(0, 0, 8, 13, 12)}</g><circle r="6" fill="${solid}"/>`,
  ],
  sea: [
    drawn('M-13 0C-7-9 5-9 9-1L14-7V7L9 1C5 9-7 9-13 0Z', 'M-3-6C0-2 0 2-3 6'),
    ({ line, solid }) =>
      `<g fill="none" stroke-width="2" stroke-linecap="round"><path d="M-13-5q4.300-6 8.600 0t8.600 0t8.600 0" stroke="${line}"/><path d="M-13 2q4.300-6 8.600 0t8.600 0t8.600 0" stroke="${solid}"/><path d="M-13 9q4.300-6 8.600 0t8.600 0t8.600 0" stroke="${line}"/></g>`,
    ({ ground, line, solid }) =>
      `<path d="M0 12L-13-2C-13-9-7-13 0-13C7-13 13-9 13-2Z" fill="${solid}" stroke="${line}" stroke-width="1.400"/><path d="M0 11L-8-8M0 11V-12M0 11L8-8" stroke="${ground}" stroke-width="1.200"/>`,
    outlined('M0-9V12M-11 3C-10 10-4 12 0 12C4 12 10 10 11 3M-6-4H6M0-9A3 3 0 1 1 .1-9Z'),
    ({ ground, line, solid }) =>
      `<path d="M-13 0A13 9 0 0 0 13 0L0-3Z" fill="${ground}" stroke="${line}" stroke-width="1.500"/><path d="M-13 0A13 9 0 0 1 13 0" fill="${ground}" stroke="${line}" stroke-width="1.500"/><circle r="4.500" cy="1" fill="${solid}"/>`,
  ],
  gem: [
    drawn('M-8-11H8L14-3L0 13L-14-3Z', 'M-14-3H14M-5-3L0 13L5-3M-8-11L-5-3L0-11L5-3L8-11'),
    drawn(
      'M0-13L12-6V6L0 13L-12 6V-6Z',
      'M0-7L7-3.500V3.500L0 7L-7 3.500V-3.500ZM0-13V-7M0 13V7M12-6L7-3.500M-12 6L-7 3.500M12 6L7 3.500M-12-6L-7-3.500',
    ),
    drawn('M0-13L13 10H-13Z', 'M0-5L6 6H-6ZM0-13V-5M13 10L6 6M-13 10L-6 6'),
    ({ ground, line, solid }) =>
      `<circle r="12" fill="${solid}" stroke="${line}" stroke-width="1.400"/><path d="${star(0, 0, 11.5, 7, 8)}" fill="none" stroke="${ground}" stroke-width="1.200"/>`,
    outlined('M-9-13H9V13H-9Z', 'M-5-8H5V8H-5Z'),
  ],
  fruit: [
    ({ line, solid, ground }) =>
      `<path d="M-4 2C-5-7 0-11 9-13M6 4C4-5 5-10 9-13" fill="none" stroke="${line}" stroke-width="1.600"/><circle cx="-6" cy="7" r="6" fill="${solid}" stroke="${line}" stroke-width="1.300"/><circle cx="7" cy="8.500" r="5.500" fill="${solid}" stroke="${line}" stroke-width="1.300"/><path d="M-9 5a3 3 0 0 1 2-2" stroke="${ground}" fill="none" stroke-width="1.200"/>`,
    ({ ground, line, solid }) =>
      `<path d="M-13-5H13A13 13 0 0 1-13-5Z" fill="${solid}" stroke="${line}" stroke-width="1.600"/><path d="M-6 0v.100M0 2v.100M6 0v.100" stroke="${ground}" stroke-width="2.400" stroke-linecap="round"/>`,
    ({ line, solid }) =>
      `<g fill="${solid}" stroke="${line}" stroke-width="1.100">${[
        [-6, -3],
        [0, -3],
        [6, -3],
        [-3, 3],
        [3, 3],
        [0, 9],
      ]
        .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.700"/>`)
        .join('')}</g><path d="M0-7C0-10 2-12 5-13" fill="none" stroke="${line}" stroke-width="1.500"/>`,
    ({ ground, line, solid }) =>
      `<circle r="12" fill="${ground}" stroke="${line}" stroke-width="1.600"/><circle r="9" fill="${solid}"/><g stroke="${ground}" stroke-width="1.400">${rays(0, 0, 1, 9, 8)}</g>`,
    drawn('M-3-10C6-14 14-4 12 4C10 12 0 14-6 10C-13 6-12-6-3-10Z', 'M2-9C7-8 9-4 9-1'),
  ],
}

/** A symbol of a theme by its number, which begins again after the last. */
export function symbolOf(theme: ThemeName, number: number): SymbolPicture {
  const set = symbols[theme]
  return set[number % set.length] ?? set[0]
}

/** A large symbol in a ring of leaves, as the hero of a cover, with two small ones of its theme. */
export function hero(theme: ThemeName, inks: Inks, look: number, which: number, subject: SymbolPicture | null): string {
  const { ground, line } = inks
  const stroke = `fill="${ground}" stroke="${line}" stroke-width="1.300"`
  const rings = [
    `<g ${stroke}>${leaves(0, 0, 58, 100, 16, 10)}<circle r="62"/><circle r="56"/></g>`,
    `<path ${stroke} d="${star(0, 0, 102, 76, 12)}${star(0, 0, 92, 68, 12)}"/><circle r="60" ${stroke}/>`,
    `<g ${stroke}><circle r="98"/>${rays(0, 0, 66, 98, 48)}<circle r="66"/></g>`,
  ]
  const symbol = (step: number) => symbolOf(theme, which + step)(inks)
  return (
    `${rings[look % rings.length] ?? ''}<g transform="scale(3.300)">${subject?.(inks) ?? symbol(0)}</g>` +
    `<g transform="translate(90 -88)">${symbol(1)}</g><g transform="translate(-90 86)">${symbol(2)}</g>`
  )
}

/** A grid of reels; the middle row is the line that pays. */
export function reelGrid(
  theme: ThemeName,
  inks: Inks,
  columns: number,
  order: (index: number) => number,
  which: number,
): string {
  const { ground, line, solid } = inks
  const pitch = columns === 3 ? 62 : 41
  const scale = columns === 3 ? 1.6 : 1.05
  const [width, height] = [columns * pitch, 3 * pitch]
  const [left, top] = [-width / 2, -height / 2]
  const cells = times(columns * 3, (i) => {
    const x = left + ((i % columns) + 0.5) * pitch
    const y = top + (Math.floor(i / columns) + 0.5) * pitch
    const set = symbols[theme]
    const symbol = set[(Math.floor(i / columns) === 1 ? which : order(i)) % set.length]
    return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${(symbol ?? set[0])(inks)}</g>`
  })
  const bars = times(columns - 1, (i) => `M${n(left + (i + 1) * pitch)} ${n(top)}v${n(height)}`)
  return (
    `<rect x="${n(left - 7)}" y="${n(top - 7)}" width="${n(width + 14)}" height="${n(height + 14)}" rx="5" fill="${ground}" stroke="${line}" stroke-width="1.600"/>` +
    `<rect x="${n(left - 3)}" y="${n(top - 3)}" width="${n(width + 6)}" height="${n(height + 6)}" rx="3" fill="none" stroke="${line}" stroke-width=".800"/>` +
    `<path d="${bars.join('')}" stroke="${line}" stroke-width="1"/>${cells.join('')}` +
    `<rect x="${n(left)}" y="${n(-pitch / 2)}" width="${n(width)}" height="${n(pitch)}" fill="none" stroke="${solid}" stroke-width="2.600"/>` +
    `<path d="M${n(left - 14)} -7l9 7l-9 7ZM${n(-left + 14)} -7l-9 7l9 7Z" fill="${solid}"/>`
  )
}
