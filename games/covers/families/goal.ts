import { at, n, polar, star, times } from '../ink.ts'
import type { Inks } from '../inks.ts'
import type { Family } from '../motif.ts'

/** A football of radius 38 around (0, 0). */
export function football({ ground, line }: Inks): string {
  const seams = times(5, (i) => {
    const angle = -90 + 72 * i
    return `M${at(polar(0, 0, 14, angle))}L${at(polar(0, 0, 25, angle))}M${at(polar(0, 0, 25, angle))}L${at(polar(0, 0, 30, angle + 36))}L${at(polar(0, 0, 25, angle + 72))}M${at(polar(0, 0, 30, angle + 36))}L${at(polar(0, 0, 38, angle + 36))}`
  })
  const rim = times(5, (i) => {
    const angle = -90 + 72 * i
    return `M${at(polar(0, 0, 25, angle))}L${at(polar(0, 0, 38, angle - 12))}A38 38 0 0 1 ${at(polar(0, 0, 38, angle + 12))}Z`
  })
  return `<circle r="38" fill="${line}"/><path d="${star(0, 0, 14, 11.33, 5)}${rim.join('')}" fill="${ground}"/><path d="${seams.join('')}" fill="none" stroke="${ground}" stroke-width="2"/><circle r="38" fill="none" stroke="${ground}" stroke-width="1.500"/>`
}

/** A ball in the net. */
export const goal: Family = {
  compositions: ['centre', 'centre', 'flip'],
  without: ['plaque', 'spine'],
  draw(pen) {
    const { ground, line, solid, art } = pen
    const [x, y] = [art.whole(-46, 40), art.whole(-30, 24)]
    const pitch = art.pick([12, 15, 18])
    const lines = Math.ceil(200 / pitch)
    const bulge = (from: number) => n((from - x) * 0.08)
    const net =
      art.pick(['square', 'lozenge']) === 'square'
        ? times(lines, (i) => {
            const at = -98 + i * pitch
            return `M${at} -68q${bulge(at)} 70 0 140M-98 ${n(-68 + i * pitch * 0.7)}H98`
          }).join('')
        : times(lines * 2, (i) => `M${-98 + i * pitch} -68l-140 140M${-238 + i * pitch} -68l140 140`).join('')
    return (
      `<path d="M-100 84V-72H100V84" fill="${ground}"/><clipPath id="n"><path d="M-98-68H98V72H-98Z"/></clipPath>` +
      `<path d="${net}" clip-path="url(#n)" fill="none" stroke="${line}" stroke-width="1" opacity=".8"/>` +
      `<path d="M-100 86V-72H100V86" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="square"/><path d="M-116 87H116" stroke="${solid}" stroke-width="3"/>` +
      `<path d="M${x + 24} ${y + 30}L${art.whole(56, 90)} 104M${x + 10} ${y + 40}L${art.whole(30, 52)} 106" stroke="${solid}" stroke-width="2.400" stroke-dasharray="1 6" stroke-linecap="round"/>` +
      `<g transform="translate(${x} ${y}) rotate(${art.whole(0, 71)})">${football({ ground, line: solid, solid: line })}</g>`
    )
  },
}
