import { at, n, polar, times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'

const flyerNames = ['plane', 'rocket', 'kite', 'balloon', 'bird'] as const
type Flyer = (typeof flyerNames)[number]

/** A curve that rises to the right, and what flies at its end. It is never mirrored. */
export const crash: Family = {
  compositions: ['centre'],
  without: ['spine', 'plaque'],
  draw(pen) {
    const { line, solid, art, hint } = pen
    const flyer = flyerNames.find((name) => name === hint) ?? art.pick(['plane', 'rocket', 'kite', 'balloon', 'bird'])
    const [x, y] = [art.between(26, 40), art.between(-30, -12)]
    const sag = art.between(0.52, 0.74)
    const curve = `M-104 92C${n(-104 + (x + 104) * sag)} 92 ${n(x - 22)} ${n(92 - (92 - y) * 0.42)} ${n(x)} ${n(y)}`
    return (
      field(pen) +
      `<path d="${curve}V92Z" fill="${solid}" opacity=".3"/><path d="${curve}" fill="none" stroke="${solid}" stroke-width="5.500" stroke-linecap="round"/>` +
      `<path d="M-104 -92V92H112" fill="none" stroke="${line}" stroke-width="1.100" opacity=".7"/>` +
      `<g transform="translate(${n(x + 16)} ${n(y - 26)})">${flyers[flyer](pen)}</g>`
    )
  },
}

function field({ line, art }: Pen): string {
  if (art.chance(0.35)) {
    const grid = times(5, (i) => `M-104 ${92 - (i + 1) * 36}H112M${-104 + (i + 1) * 38} 92V-96`)
    return `<path d="${grid.join('')}" stroke="${line}" stroke-width=".900" opacity=".35"/>`
  }
  const fan = times(22, (i) => {
    const end = polar(-104, 92, 300, -90 + i * 4.4 + 1)
    const start = polar(-104, 92, 34, -90 + i * 4.4 + 1)
    const dashes = i % 2 ? ' stroke-dasharray="1 6" stroke-linecap="round" stroke-width="1.600"' : ''
    return `<path d="M${at(start)}L${at(end)}"${dashes}/>`
  })
  return `<g stroke="${line}" opacity=".42">${fan.join('')}</g>`
}

const flyers: Readonly<Record<Flyer, (pen: Pen) => string>> = {
  plane: ({ ground, line, solid }) =>
    `<g transform="rotate(-48)"><g fill="${line}" stroke="${ground}" stroke-width="1.800" stroke-linejoin="round">` +
    '<path d="M-50 0C-48-8-22-12 14-11.500C36-10.500 50-5 56 0C50 5 36 10.500 14 11.500C-22 12-48 8-50 0Z"/>' +
    '<path d="M16-9L-14-58H-28L-13-9ZM16 9L-14 58H-28L-13 9Z"/><path d="M-36-6L-54-27H-62L-52-3ZM-36 6L-54 27H-62L-52 3Z"/></g>' +
    `<path d="M-36 0H20M-19-48L-6-14M-19 48L-6 14" stroke="${ground}" stroke-width="1.100"/><path d="M30-6.500C39-5 43-2.500 45 0C43 2.500 39 5 30 6.500C32 2 32-2 30-6.500Z" fill="${solid}"/><path d="M61-20V20" stroke="${solid}" stroke-width="3" stroke-linecap="round"/></g>`,
  rocket: ({ ground, line, solid }) =>
    `<g transform="rotate(-52)"><path d="M-40-9C-62-12-70-4-84 0C-70 4-62 12-40 9Z" fill="${solid}"/>` +
    `<g fill="${line}" stroke="${ground}" stroke-width="1.800" stroke-linejoin="round"><path d="M-30-12L-54-32C-38-38-14-34 4-15ZM-30 12L-54 32C-38 38-14 34 4 15Z"/><path d="M-42-13C-14-24 34-22 60 0C34 22-14 24-42 13Z"/></g>` +
    `<circle cx="16" r="9" fill="${ground}"/><circle cx="16" r="5" fill="${solid}"/><path d="M36-15C40-6 40 6 36 15M-20-17.500V17.500" fill="none" stroke="${ground}" stroke-width="1.400"/></g>`,
  kite: ({ ground, line, solid }) =>
    `<path d="M-6 34C-14 52 6 60-8 76" fill="none" stroke="${line}" stroke-width="1.600"/><g transform="rotate(16)">` +
    `<path d="M0-52L42 0L0 44L-42 0Z" fill="${line}" stroke="${ground}" stroke-width="1.800"/><path d="M0-52L42 0H0ZM0 44L-42 0H0Z" fill="${solid}"/>` +
    `<path d="M0-52V44M-42 0C-20-20 20-20 42 0" fill="none" stroke="${ground}" stroke-width="1.600"/><path d="M0 44L-9 60H9Z" fill="${solid}" stroke="${ground}" stroke-width="1.400"/></g>`,
  balloon: ({ ground, line, solid }) =>
    `<g stroke="${ground}" stroke-width="1.600"><path d="M0-62C32-62 48-38 44-14C41 6 20 20 13 32H-13C-20 20-41 6-44-14C-48-38-32-62 0-62Z" fill="${line}"/>` +
    `<path d="M0-62C12-62 20-34 17-10C15 10 8 22 6 32H-6C-8 22-15 10-17-10C-20-34-12-62 0-62Z" fill="${solid}"/><path d="M-43-24C-20-14 20-14 43-24" fill="none"/></g>` +
    `<path d="M-11 34L-8 46M11 34L8 46" stroke="${line}" stroke-width="1.300"/><path d="M-10 46H10L7 60H-7Z" fill="${line}"/>`,
  bird: ({ ground, line, solid }) =>
    `<g transform="rotate(-30)" stroke="${ground}" stroke-width="1.600" stroke-linejoin="round"><path d="M-66 14C-40-6-18-10 4-8C22-12 38-12 46-4L60 2L46 6C36 20 10 24-14 16C-30 14-46 16-66 14Z" fill="${line}"/>` +
    `<path d="M-12 6C-22-22-14-50 12-66C12-44 18-24 26-6Z" fill="${line}"/><path d="M-4-2C-8-22-2-40 9-54C9-38 13-22 18-8Z" fill="${solid}"/><path d="M-8 12C-16 30-36 40-58 40C-46 32-38 22-30 13Z" fill="${line}"/><circle cx="42" cy="0" r="2.200" fill="${ground}"/></g>`,
}
