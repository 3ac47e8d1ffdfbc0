/**
 * Draws the icons of the installed app from the brand mark, and writes the manifest beside them, all into web/public
 * (committed). Run with `node tools/bootstrap.mjs web/scripts/icons.ts`. The mark has straight edges only, so its pixels
 * are worked out here.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { drawIcon, iconSvg } from './icons/draw-icon.ts'
import { encodePng } from './icons/png.ts'

const out = fileURLToPath(new URL('../public/', import.meta.url))

/** Dark's ground and accent (styles/tokens.css); an icon has one look on light and dark screens. */
const ground = '#0b0d1a'

/** `inset`: share of the edge that the mark keeps free; a maskable icon may be cut to the circle of 80 %. */
const icons = [
  { file: 'icons/icon-192.png', size: 192, inset: 0.14, round: 0.19 },
  { file: 'icons/icon-512.png', size: 512, inset: 0.14, round: 0.19 },
  { file: 'icons/icon-maskable-512.png', size: 512, inset: 0.24, round: 0 },
  // iOS rounds it itself and shows black where it is transparent.
  { file: 'icons/apple-touch-icon.png', size: 180, inset: 0.15, round: 0 },
] as const

for (const { file, ...shape } of icons) await writeFile(out + file, encodePng(shape.size, drawIcon(shape)))
await writeFile(`${out}icons/icon.svg`, iconSvg({ size: 512, inset: 0.14, round: 0.19 }))

const manifest = {
  id: '/',
  name: 'Chaupar',
  short_name: 'Chaupar',
  description: 'Sports and casino with play money. For adults, 18+.',
  lang: 'en-IN',
  dir: 'ltr',
  // The landing page sends who is logged in on to /home.
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: ground,
  theme_color: ground,
  categories: ['games', 'sports', 'entertainment'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}
await writeFile(`${out}manifest.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`)
