/// <reference path="./subset-font.d.ts" />
/** Letters as outlines: an SVG that is used as a picture loads no web font. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Face, Font, Blob as FontBlob, Buffer as Glyphs, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { n } from './ink.ts'

const require = createRequire(import.meta.url)
/** The family and, below, the weight of the site's display face (web/scripts/fonts.ts). */
const file = require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2')
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
const cut = await subsetFont(await readFile(file), ascii, {
  targetFormat: 'truetype',
  variationAxes: { wght: 650, wdth: { min: 75, max: 125 } },
  keepFeatures: ['kern', 'mark'],
})
const bytes = new ArrayBuffer(cut.byteLength)
new Uint8Array(bytes).set(cut)
const face = new Face(new FontBlob(bytes))

/** Height of capital letters as a share of the type size. */
export const capHeight = 0.64

export interface Lettering {
  /** The outlines, starting at (0, 0) on the base line. */
  d: string
  width: number
}

const known = new Map<string, Lettering>()

/** Sets one line in the display face. `stretch` is the width axis, 75 to 125 percent. */
export function letters(text: string, size: number, stretch: number): Lettering {
  const key = `${size} ${stretch} ${text}`
  const made = known.get(key) ?? set(text, size, stretch)
  known.set(key, made)
  return made
}

function set(text: string, size: number, stretch: number): Lettering {
  const font = new Font(face)
  font.setVariations([new Variation('wdth', stretch)])
  const glyphs = new Glyphs()
  glyphs.addText(text)
  glyphs.guessSegmentProperties()
  shape(font, glyphs)
  const scale = size / face.upem
  const places = glyphs.getGlyphPositions()
  let x = 0
  const paths = glyphs.getGlyphInfos().map(({ codepoint }, i) => {
    const place = places[i]
    const path = moved(font.glyphToPath(codepoint), x + (place?.xOffset ?? 0), scale)
    x += place?.xAdvance ?? 0
    return path
  })
  return { d: paths.join(''), width: x * scale }
}

/** A glyph's path at its place in the line, in the units of the picture; the font's y points up. */
function moved(path: string, dx: number, scale: number): string {
  const short = (value: number) => n(Math.round(value * 10) / 10)
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)\s?/g,
    (_, x: string, y: string) => `${short((Number(x) + dx) * scale)} ${short(-Number(y) * scale)} `,
  )
}
