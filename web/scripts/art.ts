/**
 * Draws the pictures that are files: banner art, kolams, provider signs and the play button, into web/public/art (committed).
 * The covers of the games are drawn by the build itself (web/cover-files.ts).
 * Run with `node tools/bootstrap.mjs web/scripts/art.ts`. Everything is computed; nothing is copied from anywhere.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { playButton, sign, signPaths } from '@chaupar/games/covers/signs'
import { phoneBanner, wideBanner } from './art/banner.ts'
import { kolam, kolams } from './art/kolam.ts'
import { cards, cricketBall, football, wheel } from './art/motifs.ts'

const out = fileURLToPath(new URL('../public/art/', import.meta.url))
await mkdir(out, { recursive: true })

const motifs = { cricket: cricketBall(), football: football(), roulette: wheel(), cards: cards() }
for (const [name, motif] of Object.entries(motifs)) {
  await writeFile(`${out}banner-${name}.svg`, wideBanner(motif))
  await writeFile(`${out}banner-${name}-phone.svg`, phoneBanner(motif))
}
for (const [name, dots] of Object.entries(kolams)) await writeFile(`${out}kolam-${name}.svg`, kolam(dots))
for (const [code, body] of Object.entries(signPaths)) await writeFile(`${out}sign-${code}.svg`, sign(body))
await writeFile(`${out}play.svg`, playButton)
