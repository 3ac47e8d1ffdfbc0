/** The first game covers, 240 x 300, drawn by family; the name is HTML text over the plate at the foot. */
import { arch, at, leaves, n, petals, polar, rays, sector, star, svg, times } from './ink.ts'
import { card, pip } from './motifs.ts'

type Inks = { ground: string; line: string; solid: string }

const madder: Inks = { ground: '#7A1E2C', line: '#F6E6D2', solid: '#F0A48C' }
const indigo: Inks = { ground: '#1D2566', line: '#F3E9D4', solid: '#F5A524' }
const rust: Inks = { ground: '#A8452A', line: '#FBEFDC', solid: '#2A0F16' }
const neem: Inks = { ground: '#143F35', line: '#EFE7CF', solid: '#E9A83C' }
const peacock: Inks = { ground: '#0E4A5A', line: '#F1E7D0', solid: '#F3AE3D' }
const kora: Inks = { ground: '#EADFC6', line: '#1D2566', solid: '#B4342A' }
const plum: Inks = { ground: '#3C1738', line: '#F3E3CF', solid: '#F0866A' }
const iron: Inks = { ground: '#15151C', line: '#F6EEDC', solid: '#E79A2B' }

/** Ground, motif, and the plate with its temple edge. */
function cover({ ground, line }: Inks, motif: string): string {
  const teeth = times(20, (i) => `M${i * 12} 244L${i * 12 + 6} 237.5L${i * 12 + 12} 244Z`).join('')
  return svg(
    240,
    300,
    `<rect width="240" height="300" fill="${ground}"/>${motif}<rect y="236" width="240" height="64" fill="${ground}"/><path d="${teeth}" fill="${line}"/><path d="M0 245.2H240" stroke="${line}" stroke-width="1.2"/>`,
  )
}

function crash(inks: Inks): string {
  const fan = times(30, (i) => {
    const end = polar(16, 198, 330, -90 + i * 3.2)
    const dash = i % 2 ? ' stroke-dasharray="1 5" stroke-linecap="round"' : ''
    return `<path d="M16 198L${at(end)}" stroke-width="${i % 2 ? 0.7 : 1}"${dash}/>`
  })
  return (
    `<g stroke="${inks.line}" opacity=".5">${fan.join('')}</g>` +
    `<path d="M16 218C84 218 138 186 158 112V218Z" fill="${inks.solid}" opacity=".35"/>` +
    `<path d="M16 218C84 218 138 186 158 112" fill="none" stroke="${inks.solid}" stroke-width="5" stroke-linecap="round"/>` +
    `<g transform="translate(170 86) rotate(-54)"><g fill="${inks.line}" stroke="${inks.ground}" stroke-width="1.6" stroke-linejoin="round">` +
    '<path d="M-48 0C-46-9-20-12 14-11C34-10 46-6 52 0C46 6 34 10 14 11C-20 12-46 9-48 0Z"/><path d="M10-10L-16-56H-28L-15-10Z"/><path d="M10 10L-16 56H-28L-15 10Z"/><path d="M-36-6L-54-25H-61L-51-3Z"/><path d="M-36 6L-54 25H-61L-51 3Z"/></g>' +
    `<path d="M-34 0H22M-20-46L-8-14M-20 46L-8 14" stroke="${inks.ground}" stroke-width="1"/><circle cx="32" r="5.5" fill="${inks.solid}" stroke="${inks.ground}"/><path d="M58-19V19" stroke="${inks.solid}" stroke-width="2.6" stroke-linecap="round"/></g>`
  )
}

function roulette(inks: Inks): string {
  const pockets = times(18, (i) => sector(120, 122, 72, 92, i * 20 - 5, i * 20 + 5)).join('')
  return (
    `<g fill="none" stroke="${inks.line}" stroke-width="1.3"><circle cx="120" cy="122" r="101"/><circle cx="120" cy="122" r="95"/><circle cx="120" cy="122" r="69"/><circle cx="120" cy="122" r="47"/>${rays(120, 122, 49, 68, 36)}${leaves(120, 122, 11, 44, 16, 11)}</g>` +
    `<path d="${pockets}" fill="${inks.solid}"/><circle cx="120" cy="122" r="8" fill="${inks.solid}"/><circle cx="156" cy="76" r="6.5" fill="${inks.line}"/>`
  )
}

function teenPatti(inks: Inks): string {
  const light = { face: inks.line, edge: inks.solid, mark: inks.solid }
  const dark = { face: inks.solid, edge: inks.line, mark: inks.ground }
  return (
    `<g stroke="${inks.line}" stroke-width=".9" opacity=".55">${rays(120, 236, 96, 260, 60, 3)}</g>` +
    `<g transform="translate(68 130) rotate(-18)">${card(light, 'club')}</g><g transform="translate(172 130) rotate(18)">${card(light, 'heart')}</g><g transform="translate(120 120) scale(1.12)">${card(dark, 'spade')}</g>`
  )
}

function mines(inks: Inks): string {
  const hits = new Map([
    [4, 'mine'],
    [12, 'mine'],
    [7, 'gem'],
    [8, 'gem'],
    [13, 'gem'],
    [17, 'gem'],
    [21, 'gem'],
  ])
  const cells = times(25, (i) => {
    const x = 40 + (i % 5) * 40
    const y = 46 + Math.floor(i / 5) * 40
    const frame = `<rect x="${x - 17.5}" y="${y - 17.5}" width="35" height="35" rx="2" fill="none" stroke="${inks.line}" stroke-width="1.1"/>`
    const what = hits.get(i)
    if (what === 'mine')
      return `${frame}<circle cx="${x}" cy="${y}" r="8" fill="${inks.line}"/><g stroke="${inks.line}" stroke-width="2.2" stroke-linecap="round">${rays(x, y, 8, 13, 8)}</g>`
    if (what === 'gem')
      return `${frame}<path d="${star(x, y, 13.5, 5, 4)}" fill="${inks.solid}"/><circle cx="${x}" cy="${y}" r="2.6" fill="${inks.ground}"/>`
    return `${frame}<path d="${star(x, y, 12, 8.6, 8, 0)}" fill="none" stroke="${inks.line}" stroke-width=".8"/><circle cx="${x}" cy="${y}" r="3.2" fill="none" stroke="${inks.line}" stroke-width=".8"/>`
  })
  return cells.join('')
}

function andarBahar(inks: Inks): string {
  const face = { face: inks.ground, edge: inks.line, mark: inks.line }
  const pair = (x: number, fill: string, line: string) =>
    `<path d="${arch(x, 47, 228, 92, 50, 6)}Z" fill="${fill}" stroke="${inks.line}" stroke-width="1.6"/><path d="${arch(x, 39, 228, 98, 44, 6)}" fill="none" stroke="${line}" stroke-width=".8"/>`
  return (
    `${pair(64, 'none', inks.line)}${pair(176, inks.solid, inks.ground)}` +
    `<g transform="translate(64 158) scale(.74)">${card(face, 'spade')}</g><g transform="translate(176 158) scale(.74)">${card({ ...face, mark: inks.solid }, 'heart')}</g>` +
    `<path d="M120 26V228" stroke="${inks.line}" stroke-dasharray="2 4"/>`
  )
}

function plinko(inks: Inks): string {
  const pegs = times(9, (row) =>
    times(row + 1, (i) => {
      const x = 120 + (i - row / 2) * 22
      const y = 30 + row * 21
      return `<circle cx="${n(x)}" cy="${y}" r="6" fill="none" stroke="${inks.line}" stroke-width="1"/><circle cx="${n(x)}" cy="${y}" r="2.2" fill="${inks.line}"/>`
    }).join(''),
  )
  const bins = times(10, (i) => `M${10 + i * 24.4} 210V226`).join('')
  return (
    `${pegs.join('')}<path d="M10 226H230${bins}" fill="none" stroke="${inks.line}" stroke-width="1.2"/>` +
    `<path d="M114 10C104 24 136 34 131 51S110 68 109 84S142 104 142 122S120 142 120 158S150 172 153 190V212" fill="none" stroke="${inks.solid}" stroke-width="2.6"/><circle cx="153" cy="216" r="7" fill="${inks.solid}"/>`
  )
}

function gameShow(inks: Inks): string {
  const parts = times(12, (i) => {
    const fill = i % 3 === 0 ? inks.solid : i % 3 === 1 ? inks.line : inks.ground
    return `<path d="${sector(120, 128, 32, 86, i * 30, i * 30 + 30)}" fill="${fill}" stroke="${inks.ground}" stroke-width="2"/>`
  })
  const bulbs = times(36, (i) => {
    const [x, y] = polar(120, 128, 94.5, i * 10)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="1.7"/>`
  })
  return (
    `<g fill="none" stroke="${inks.line}" stroke-width="1.4"><circle cx="120" cy="128" r="100"/><circle cx="120" cy="128" r="89"/></g>${parts.join('')}<g fill="${inks.line}">${bulbs.join('')}</g>` +
    `<g fill="${inks.ground}" stroke="${inks.line}" stroke-width="1">${petals(120, 128, 18, 30, 14)}<circle cx="120" cy="128" r="14"/>${leaves(120, 128, 3, 13, 8, 24)}</g><path d="M108 10H132L120 40Z" fill="${inks.solid}" stroke="${inks.line}" stroke-width="1.4"/>`
  )
}

function lucky(inks: Inks): string {
  const echoes = times(6, (i) => {
    const inset = i * 6
    return `<path d="M${48 + inset} ${58 + inset}H${176 - inset * 0.4}L${112 - inset * 0.1} 204" stroke-width="${i === 0 ? 5 : 1.6}" stroke="${i === 0 ? inks.line : inks.solid}"/>`
  })
  return (
    `<g stroke="${inks.solid}" stroke-width="1" opacity=".45">${rays(120, 126, 84, 190, 72, 2)}</g><circle cx="120" cy="126" r="102" fill="${inks.ground}" stroke="${inks.solid}" stroke-width="1"/>` +
    `<path d="M42 52H192L116 210H92L160 74H42Z" fill="none" stroke="${inks.line}" stroke-width="4" stroke-linejoin="miter"/><g fill="none" opacity=".9" transform="translate(2 4)">${echoes.slice(1).join('')}</g>${pip('spade', 66, 172, 0.9, inks.solid)}`
  )
}

/** File name -> drawing. */
export const covers: Readonly<Record<string, string>> = {
  aviator: cover(madder, crash(madder)),
  roulette: cover(indigo, roulette(indigo)),
  'teen-patti': cover(rust, teenPatti(rust)),
  mines: cover(neem, mines(neem)),
  'andar-bahar': cover(peacock, andarBahar(peacock)),
  plinko: cover(kora, plinko(kora)),
  'crazy-time': cover(plum, gameShow(plum)),
  'lucky-7': cover(iron, lucky(iron)),
}
