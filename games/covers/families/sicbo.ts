import { leaves, petals, rays } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'
import { die, dieFaces } from './dice.ts'

/** Three dice in their bowl. */
export const sicbo: Family = {
  compositions: ['centre', 'centre', 'low', 'framed'],
  draw(pen) {
    const { art } = pen
    const values = [art.whole(1, 6), art.whole(1, 6), art.whole(1, 6)] as const
    const printed = [dieFaces.light(pen), dieFaces.solid(pen), dieFaces.light(pen)] as const
    const [a, b, c] = [art.whole(-14, -4), art.whole(4, 14), art.whole(-6, 10)]
    return (
      bowl(pen) +
      `<g transform="translate(-34 22) rotate(${a})">${die(printed[0], values[0], 56)}</g>` +
      `<g transform="translate(34 26) rotate(${b})">${die(printed[2], values[2], 56)}</g>` +
      `<g transform="translate(2 -30) rotate(${c})">${die(printed[1], values[1], 56)}</g>`
    )
  },
}

function bowl({ ground, line, art }: Pen): string {
  const stroke = `fill="${ground}" stroke="${line}" stroke-width="1.300"`
  switch (art.pick(['dome', 'leaves', 'rays'])) {
    case 'dome':
      return `<g ${stroke}>${petals(0, 0, 84, 102, 22)}<circle r="84"/><circle r="77"/></g>`
    case 'leaves':
      return `<g ${stroke}>${leaves(0, 0, 74, 104, 16, 9)}<circle r="80"/></g>`
    default:
      return `<g ${stroke}>${rays(0, 0, 90, 104, 60)}<circle r="88"/><circle r="82" stroke-dasharray="2 4"/></g>`
  }
}
