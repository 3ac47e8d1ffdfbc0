import { n, times } from '../ink.ts'
import type { Family } from '../motif.ts'

/** Pegs in a triangle, and the way of a ball through them into a bin. */
export const plinko: Family = {
  compositions: ['centre', 'centre', 'flip'],
  without: ['spine'],
  draw({ ground, line, solid, art }) {
    const rows = art.pick([7, 8, 9])
    const [dx, dy] = [184 / rows, 150 / rows]
    const ringed = art.chance(0.5)
    const top = -88
    const pegs = times(rows, (row) =>
      times(row + 1, (i) => {
        const [x, y] = [(i - row / 2) * dx, top + row * dy]
        const peg = `<circle cx="${n(x)}" cy="${n(y)}" r="2.600" fill="${line}"/>`
        return ringed
          ? `<circle cx="${n(x)}" cy="${n(y)}" r="6.200" fill="none" stroke="${line}" stroke-width=".900"/>${peg}`
          : peg
      }).join(''),
    )
    const foot = top + rows * dy
    let x = 0
    let path = `M0 ${top - 16}`
    for (let row = 0; row < rows; row += 1) {
      const side = art.chance(0.5) ? 1 : -1
      path += `Q${n(x + side * dx * 0.62)} ${n(top + row * dy - dy * 0.5)} ${n(x + (side * dx) / 2)} ${n(top + (row + 0.5) * dy)}`
      x += (side * dx) / 2
    }
    const bins = times(rows + 1, (i) => {
      const left = (i - (rows + 1) / 2) * dx
      const hit = Math.abs(left + dx / 2 - x) < 1
      return `<rect x="${n(left + 1.5)}" y="${n(foot + 8)}" width="${n(dx - 3)}" height="20" rx="2" fill="${hit ? solid : ground}" stroke="${line}" stroke-width="1.200"/>`
    })
    return (
      `${pegs.join('')}${bins.join('')}<path d="${path}V${n(foot + 2)}" fill="none" stroke="${solid}" stroke-width="3" stroke-linejoin="round"/>` +
      `<circle cx="${n(x)}" cy="${n(foot - 1)}" r="8" fill="${solid}" stroke="${ground}" stroke-width="2"/><path d="M-7 ${top - 22}h14l-7 9Z" fill="${line}"/>`
    )
  },
}
