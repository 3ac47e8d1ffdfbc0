import { n, star, times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'
import { centred } from '../playing-card.ts'

/** Scales against stripes: as two medallions, two halves, or along a diagonal. */
export const dragontiger: Family = {
  compositions: ['centre'],
  without: ['plaque'],
  draw(pen) {
    const layout = pen.art.pick(['side', 'split', 'diagonal'])
    if (layout === 'side') return medallions(pen)
    return halves(pen, layout === 'diagonal' ? 26 : 0)
  },
}

function medallions(pen: Pen): string {
  const { ground, line, solid } = pen
  const ring = (x: number) =>
    `<circle cx="${x}" r="49" fill="none" stroke="${line}" stroke-width="5.500" stroke-dasharray="1.500 3.200"/><circle cx="${x}" r="46" fill="none" stroke="${line}" stroke-width="1.500"/>`
  return (
    '<clipPath id="a"><circle cx="-52" r="45"/></clipPath><clipPath id="b"><circle cx="52" r="45"/></clipPath>' +
    `<circle cx="-52" r="45" fill="${ground}"/><g clip-path="url(#a)"><g transform="translate(-52 0)">${scales(pen, 6)}</g></g>${ring(-52)}` +
    `<circle cx="52" r="45" fill="${solid}"/><g clip-path="url(#b)"><g transform="translate(52 0)">${stripes(line, 48)}</g></g>${ring(52)}` +
    `<path d="${star(0, -66, 9, 4, 8)}${star(0, 66, 9, 4, 8)}" fill="${solid}" stroke="${line}" stroke-width="1"/>`
  )
}

function halves(pen: Pen, turn: number): string {
  const { ground, line, solid } = pen
  return (
    `<g transform="rotate(${turn})"><path d="M0-190H-190V190H0Z" fill="${ground}"/><g transform="translate(-84 0)">${scales(pen, 13)}</g>` +
    `<path d="M0-190H190V190H0Z" fill="${solid}"/><g transform="translate(92 0)">${stripes(line, 92)}</g><path d="M0-190V190" stroke="${line}" stroke-width="3"/></g>` +
    `<rect x="-44" y="-27" width="88" height="54" rx="5" fill="${ground}" stroke="${line}" stroke-width="2"/><path d="M0-27V27" stroke="${line}" stroke-width="1.500"/>` +
    centred('D', -22, 0, 34, line, 100) +
    centred('T', 22, 0, 34, solid, 100)
  )
}

/** Rows of scales, `rows` above and below the middle. */
function scales({ ground, line }: Pen, rows: number): string {
  const row = (y: number) =>
    times(15, (i) => {
      const x = (i - 7) * 17 + (y % 2 ? 8.5 : 0)
      return `M${n(x - 8.5)} ${y * 9}a8.500 8.500 0 0 0 17 0`
    }).join('')
  const all = times(rows * 2 + 2, (i) => row(i - rows))
  return `<path d="${all.reverse().join('')}" fill="${ground}" stroke="${line}" stroke-width="1.300"/>`
}

/** The stripes of a tiger, from both sides towards the middle. */
function stripes(ink: string, reach: number): string {
  const rows = Math.ceil(reach / 11)
  const path = times(rows * 2, (i) => {
    const y = (i - rows) * 22 + 8
    const long = reach * (i % 2 ? 1.1 : 0.72)
    const other = reach * (i % 2 ? 0.6 : 1)
    return (
      `M${n(-reach)} ${y - 6}C${n(-reach + long * 0.6)} ${y - 6} ${n(-reach + long * 0.8)} ${y} ${n(-reach + long)} ${y + 9}C${n(-reach + long * 0.7)} ${y + 5} ${n(-reach + long * 0.4)} ${y + 7} ${n(-reach)} ${y + 6}Z` +
      `M${n(reach)} ${y + 4}C${n(reach - other * 0.6)} ${y + 4} ${n(reach - other * 0.8)} ${y + 10} ${n(reach - other)} ${y + 19}C${n(reach - other * 0.7)} ${y + 15} ${n(reach - other * 0.4)} ${y + 17} ${n(reach)} ${y + 16}Z`
    )
  })
  return `<path d="${path.join('')}" fill="${ink}"/>`
}
