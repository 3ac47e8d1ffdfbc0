/** Banner art: a cusped arch with a motif, drawn for the right side of a dyed banner; once wide, once for the phone. */
import { arch, svg } from '@chaupar/games/covers/ink'
import { gold, night } from './motifs.ts'

/** 440 x 292, for a banner of that height. */
export function wideBanner(motif: string): string {
  const outer = arch(220, 196, 310, 128, 112, 12)
  const inner = arch(220, 182, 310, 138, 104, 12)
  return svg(440, 292, `${frame(outer, inner)}<g transform="translate(220 172) scale(.98)">${motif}</g>`)
}

/** 210 x 236, the arch a little cut off at the right as if it went on. */
export function phoneBanner(motif: string): string {
  const outer = arch(118, 108, 250, 96, 82, 10)
  const inner = arch(118, 99, 250, 103, 76, 10)
  return svg(210, 236, `${frame(outer, inner)}<g transform="translate(118 104) scale(.62)">${motif}</g>`)
}

function frame(outer: string, inner: string): string {
  return (
    `<path d="${outer}" fill="${night}" stroke="${gold}" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="${inner}" fill="none" stroke="${gold}" stroke-width=".8"/>`
  )
}
