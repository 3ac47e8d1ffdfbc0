/**
 * Draws the pictures that are files: banner art, kolams and the first covers, into web/public/art (committed).
 * Run with `node web/scripts/art.ts`. Everything is computed; nothing is copied from anywhere.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { phoneBanner, wideBanner } from './art/banner.ts'
import { covers } from './art/covers.ts'
import { kolam, kolams } from './art/kolam.ts'
import { cards, cricketBall, football, wheel } from './art/motifs.ts'
import { signs } from './art/signs.ts'

const out = fileURLToPath(new URL('../public/art/', import.meta.url))
await mkdir(`${out}covers`, { recursive: true })

const motifs = { cricket: cricketBall(), football: football(), roulette: wheel(), cards: cards() }
for (const [name, motif] of Object.entries(motifs)) {
  await writeFile(`${out}banner-${name}.svg`, wideBanner(motif))
  await writeFile(`${out}banner-${name}-phone.svg`, phoneBanner(motif))
}
for (const [name, dots] of Object.entries(kolams)) await writeFile(`${out}kolam-${name}.svg`, kolam(dots))
for (const [name, drawing] of Object.entries(covers)) await writeFile(`${out}covers/${name}.svg`, drawing)
for (const [code, drawing] of Object.entries(signs)) await writeFile(`${out}sign-${code}.svg`, drawing)
