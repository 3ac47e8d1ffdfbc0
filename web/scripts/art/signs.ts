/** Provider signs: invented, 22 x 22, one line; they quote no real logo. */
import { leaves, star, svg } from './ink.ts'

const ink = '#A3A1AD'

function sign(body: string): string {
  return svg(22, 22, `<g fill="none" stroke="${ink}" stroke-width="1.3" stroke-linejoin="round">${body}</g>`)
}

function starSign(inner: number, points: number, turn?: number): string {
  return `<path d="${star(11, 11, 9.3, inner, points, turn)}"/>`
}

/** Provider code -> drawing. */
export const signs: Readonly<Record<string, string>> = {
  evolution: sign(starSign(4.5, 4)),
  ezugi: sign(starSign(6.3, 8, 0)),
  spribe: sign(`${starSign(5.8, 6)}<circle cx="11" cy="11" r="2.8"/>`),
  supernowa: sign(leaves(11, 11, 2, 10, 6, 26)),
  pragmaticplay: sign('<path d="M11 2L20 11L11 20L2 11ZM11 6.5L15.5 11L11 15.5L6.5 11Z"/>'),
  vivo: sign(leaves(11, 11, 3, 10, 8, 17)),
  onetouch: sign('<circle cx="11" cy="11" r="9"/><circle cx="11" cy="11" r="4.5"/>'),
  xpg: sign('<path d="M3 3H19V19H3ZM3 11L11 3L19 11L11 19Z"/>'),
  kingmaker: sign(starSign(4.1, 7)),
}
