import { leaves, n, petals, polar, rays, sector, star, times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'

/** A roulette wheel: its pockets, its hub, what shines around it, and the ball. */
export const wheel: Family = {
  compositions: ['centre', 'centre', 'low', 'corner', 'pair', 'framed'],
  draw(pen) {
    const { ground, line, solid, art } = pen
    const pockets = art.pick([13, 25, 37])
    const step = 360 / pockets
    const turn = art.between(0, step)
    const filled = times(pockets, (i) => i)
      .filter((i) => i % 2 === 0 && i !== pockets - 1)
      .map((i) => sector(0, 0, 62, 82, turn + i * step, turn + (i + 1) * step))
    const [x, y] = polar(0, 0, art.pick([56, 72]), art.whole(0, 359))
    return (
      shine(pen) +
      `<circle r="88" fill="${ground}" stroke="${line}" stroke-width="1.500"/><path d="${filled.join('')}" fill="${solid}"/>` +
      `<g fill="none" stroke="${line}" stroke-width="1.300">${rays(0, 0, 62, 82, pockets, turn)}<circle r="82"/><circle r="62"/><circle r="47"/></g>` +
      hub(pen) +
      `<circle cx="${n(x)}" cy="${n(y)}" r="5.500" fill="${line}" stroke="${ground}" stroke-width="1.500"/>`
    )
  },
}

function hub({ line, solid, ground, art }: Pen): string {
  const stroke = `fill="none" stroke="${line}" stroke-width="1.100"`
  const middle = `<circle r="6.500" fill="${solid}"/>`
  switch (art.pick(['petal', 'marigold', 'star', 'spoke'])) {
    case 'petal':
      return `<g ${stroke}>${leaves(0, 0, 9, 42, 16, 12)}</g>${middle}`
    case 'marigold':
      return `<g fill="${ground}" stroke="${line}" stroke-width="1.100">${petals(0, 0, 33, 43, 22)}${petals(0, 0, 22, 34, 16, 9)}${petals(0, 0, 12, 23, 11)}</g>${middle}`
    case 'star':
      return `<path ${stroke} d="${star(0, 0, 42, 30, 8)}${star(0, 0, 34, 19, 8, -67.5)}${star(0, 0, 20, 12, 8)}"/>${middle}`
    default:
      return `<g stroke="${line}" stroke-width="2.200">${rays(0, 0, 8, 40, 8)}</g><g fill="${line}">${times(8, (i) => {
        const [x, y] = polar(0, 0, 41, i * 45)
        return `<circle cx="${n(x)}" cy="${n(y)}" r="3.400"/>`
      }).join('')}</g><circle r="15" ${stroke}/>${middle}`
  }
}

function shine({ line, art }: Pen): string {
  const stroke = `fill="none" stroke="${line}" stroke-width="1.100"`
  switch (art.pick(['rays', 'polygons', 'beads', 'none', 'petals'])) {
    case 'rays':
      return `<g ${stroke}>${rays(0, 0, 92, 99, 72)}</g>`
    case 'polygons':
      return `<path ${stroke} d="${times(3, (i) => star(0, 0, 101, 101 * Math.cos(Math.PI / 12), 12, i * 10)).join('')}"/>`
    case 'beads':
      return `<g fill="${line}">${times(40, (i) => {
        const [x, y] = polar(0, 0, 95, i * 9)
        return `<circle cx="${n(x)}" cy="${n(y)}" r="1.800"/>`
      }).join('')}</g>`
    case 'petals':
      return `<g ${stroke}>${petals(0, 0, 89, 97, 30)}</g>`
    default:
      return ''
  }
}
