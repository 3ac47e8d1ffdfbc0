/**
 * Cuts the type families down to what the screens show and writes web/src/fonts/*.woff2 (committed), and those that the
 * pages of the game host show beside those pages.
 * Run with `node tools/bootstrap.mjs web/scripts/fonts.ts` after a new release of a family or a change of the characters.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const out = fileURLToPath(new URL('../src/fonts/', import.meta.url))

const gameHost = fileURLToPath(new URL('../../mock-server/src/game-host/files/', import.meta.url))
const ofGameHost: readonly string[] = [
  'anek-devanagari.woff2',
  'anek-display.woff2',
  'anek-rupee.woff2',
  'hanken-text.woff2',
]

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
/** Punctuation, signs and arrows the texts use; the rupee sign is a file of its own, because only Anek draws it well. */
const signs = '\u00a0\u00a9\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2191\u2193\u2212\u00e9'

/** The letters of Hindi with their marks and figures; the ligatures of them all come along. */
const devanagari =
  'ँंः' +
  'अआइईउऊऋएऐऑओऔ' +
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह' +
  '़ािीुूृॄॅेैॉोौ्' +
  'ॐ।॥०१२३४५६७८९॰' +
  '\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u200c\u200d\u25cc'

interface Cut {
  readonly file: string
  readonly source: string
  readonly text: string
  readonly axes: Record<string, number | { min: number; max: number; default?: number }>
  /** Kept beside those of every cut: what shapes a script. */
  readonly features?: readonly string[]
}

const cuts: readonly Cut[] = [
  {
    file: 'hanken-text.woff2',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    text: ascii + signs,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'anek-display.woff2',
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    text: ascii + signs,
    axes: { wght: 650, wdth: { min: 75, max: 125 } },
  },
  {
    file: 'anek-rupee.woff2',
    source: '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
    text: '\u20b9',
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 125 } },
  },
  {
    // The one word of Hindi on English pages: its name in the switch of languages.
    file: 'anek-hindi-name.woff2',
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    text: 'हिन्दी',
    axes: { wght: 540 },
    features: ['half', 'pres', 'abvs', 'psts', 'abvm', 'blwm'],
  },
  {
    file: 'anek-devanagari.woff2',
    source: '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    text: devanagari,
    axes: { wght: { min: 400, max: 700 } },
    features: [
      ...['locl', 'nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
      ...['pres', 'abvs', 'blws', 'psts', 'haln', 'calt', 'dist', 'abvm', 'blwm', 'mkmk'],
    ],
  },
]

await mkdir(out, { recursive: true })
for (const cut of cuts) {
  const source = await readFile(require.resolve(cut.source))
  const font = await subsetFont(source, cut.text, {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    keepFeatures: ['kern', 'mark', 'ccmp', 'liga', 'tnum', 'lnum', ...(cut.features ?? [])],
  })
  for (const folder of ofGameHost.includes(cut.file) ? [out, gameHost] : [out]) {
    await writeFile(join(folder, cut.file), font)
  }
  console.log(`${cut.file} ${(font.length / 1000).toFixed(1)} kB`)
}
