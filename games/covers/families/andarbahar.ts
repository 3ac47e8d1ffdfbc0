import { arch, rays, times } from '../ink.ts'
import type { Family, Pen } from '../motif.ts'
import { anyCard, card, cardBack, faces } from '../playing-card.ts'

/** The two sides of Andar Bahar as arches: two of them, one for both cards, or an arcade. */
export const andarbahar: Family = {
  compositions: ['centre'],
  without: ['spine', 'plaque'],
  draw(pen) {
    const layout = pen.art.pick(['twin', 'one', 'arcade'])
    if (layout === 'twin') return twin(pen)
    return layout === 'one' ? one(pen) : arcade(pen)
  },
}

function twin(pen: Pen): string {
  const { ground, line, solid, art } = pen
  const lobes = art.pick([6, 8])
  const [left, right] = [anyCard(art), anyCard(art)]
  const side = (x: number, fill: string, inner: string) =>
    `<path d="${arch(x, 46, 104, -34, 52, lobes)}Z" fill="${fill}" stroke="${line}" stroke-width="1.800"/><path d="${arch(x, 38, 104, -28, 45, lobes)}" fill="none" stroke="${inner}" stroke-width="1"/>`
  return (
    side(-52, ground, line) +
    side(52, solid, ground) +
    card(faces.light(pen), left.rank, left.suit, { x: -52, y: 34, scale: 0.84 }) +
    card({ face: ground, edge: line, mark: line }, right.rank, right.suit, { x: 52, y: 34, scale: 0.84 }) +
    `<path d="M0-96V104" stroke="${line}" stroke-width="1.400" stroke-dasharray="2 5"/>`
  )
}

function one(pen: Pen): string {
  const { ground, line, solid, art } = pen
  const lobes = art.pick([8, 10, 12])
  const open = anyCard(art)
  return (
    `<path d="${arch(0, 96, 110, -12, 92, lobes)}Z" fill="${ground}" stroke="${line}" stroke-width="1.600"/>` +
    `<path d="${arch(0, 84, 110, -6, 84, lobes)}Z" fill="${solid}"/><g stroke="${ground}" stroke-width="1" opacity=".5">${rays(0, 10, 50, 82, 40, 184)}</g>` +
    card({ face: ground, edge: line, mark: line }, open.rank, open.suit, { x: -28, y: 44, turn: -8, scale: 0.98 }) +
    cardBack({ face: ground, edge: line, mark: solid }, art.whole(0, 3), { x: 30, y: 46, turn: 8, scale: 0.98 })
  )
}

function arcade(pen: Pen): string {
  const { ground, line, solid, art } = pen
  const middle = anyCard(art)
  const bays = times(3, (i) => {
    const x = (i - 1) * 68
    const fill = i === 1 ? solid : ground
    return `<path d="${arch(x, 31, 104, -44, 40, 6)}Z" fill="${fill}" stroke="${line}" stroke-width="1.600"/>`
  })
  const back = (x: number) => cardBack(faces.light(pen), 2, { x, y: 52, scale: 0.62 })
  return (
    `<path d="M-104-92H104M-104-86H104" stroke="${line}" stroke-width="1.400"/>${bays.join('')}${back(-68)}${back(68)}` +
    card({ face: ground, edge: line, mark: line }, middle.rank, middle.suit, { x: 0, y: 34, scale: 0.86 })
  )
}
