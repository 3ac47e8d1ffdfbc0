/**
 * Provider signs: invented, 24 x 24, one line of 1.7 and one solid, in the colour of what is around them. They quote no
 * real logo.
 */
import { leaves, n, polar, star, times } from './ink.ts'

const line = 'fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"'
const solid = 'fill="currentColor"'

function beads(count: number, radius: number, size: number): string {
  return times(count, (i) => {
    const [x, y] = polar(12, 12, radius, (360 / count) * i)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${size}"/>`
  }).join('')
}

/** Provider code -> drawing, without its <svg>. */
export const signPaths: Readonly<Record<string, string>> = {
  evolution: `<path ${line} d="M4 20A16 16 0 0 1 20 4M4 13A9 9 0 0 1 13 4"/><circle ${solid} cx="17.500" cy="17.500" r="3.500"/>`,
  ezugi: `<path ${line} d="M4 4H11V11H4ZM13 13H20V20H13Z"/><path ${solid} d="M13 4H20V11H13ZM4 13H11V20H4Z"/>`,
  supernowa: `<path ${line} d="M12 2.500V8M12 16V21.500M2.500 12H8M16 12H21.500M5.300 5.300L8.500 8.500M15.500 15.500L18.700 18.700M18.700 5.300L15.500 8.500M8.500 15.500L5.300 18.700"/><circle ${solid} cx="12" cy="12" r="2.600"/>`,
  worldcasino: `<path ${line} d="M3 15A9 9 0 0 1 21 15ZM9 15C9 10 10 7 12 6C14 7 15 10 15 15"/><path ${solid} d="M3 17.500H21V20H3Z"/>`,
  xpg: `<path ${line} d="M5 5L10 10M14 14L19 19M19 5L14 10M10 14L5 19"/><path ${solid} d="${star(12, 12, 3.4, 3.4, 2, 0)}"/>`,
  onetouch: `<circle ${line} cx="12" cy="12" r="9"/><path ${solid} d="M12 7.500A4.500 4.500 0 1 1 11.900 7.500Z"/>`,
  onlyplay: `<path ${line} d="M4 4H20V20H4Z"/><path ${solid} d="M4 4H20L4 20Z"/>`,
  pragmaticplay: `<path ${line} d="M12 2.800L21.200 12L12 21.200L2.800 12Z"/><path ${solid} d="M12 2.800V21.200L2.800 12Z"/>`,
  qtech: `<path ${line} d="M4 4H20V20H4ZM13 13L20 20"/><path ${solid} d="${star(9.8, 9.8, 3.6, 3.6, 2, 0)}"/>`,
  vivo: `<path ${line} d="M3 4L9.500 20L16 4"/><path ${solid} d="M17.200 4H22L14.500 20L12.500 15.600Z"/>`,
  aesexy: `<path ${line} d="M12 3C6 8 5 12 5 14.500A7 7 0 0 0 19 14.500C19 12 18 8 12 3Z"/><path ${solid} d="M12 10C9.500 12.500 9 14 9 15.200A3 3 0 0 0 15 15.200C15 14 14.500 12.500 12 10Z"/>`,
  powergames: `<path ${line} d="M4 19.500H20"/><path ${solid} d="M4 4.500H8.500V16H4ZM9.800 9H14.200V16H9.800ZM15.500 12.500H20V16H15.500Z"/>`,
  spribe: `<path ${line} d="M3 19.500H21M7 19.500A5 5 0 0 1 17 19.500M12 4V8M4.500 8.500L7.500 11.500M19.500 8.500L16.500 11.500"/><circle ${solid} cx="12" cy="16.500" r="2.200"/>`,
  kingmaker: `<path ${line} d="M3.500 18V7.500L8 12L12 5L16 12L20.500 7.500V18Z"/><path ${solid} d="M3.500 19.500H20.500V21.500H3.500ZM12 12.500L14.200 15L12 17.200L9.800 15Z"/>`,
  aura: `<g ${line}>${leaves(12, 12, 4, 10.5, 6, 22)}</g><circle ${solid} cx="12" cy="12" r="2.400"/>`,
  sports: `<circle ${line} cx="12" cy="12" r="9"/><g ${solid}>${beads(6, 5, 1.3)}</g>`,
}

/** A sign as a file of its own. */
export function sign(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${body}</svg>\n`
}

/** The play button that `plaBtn` of every entry names. */
export const playButton = sign(
  '<circle cx="12" cy="12" r="11" fill="#F59F1D"/><path fill="#1A1104" d="M9.500 7L17.500 12L9.500 17Z"/>',
)
