/**
 * What each family of games loads before it is shown, in gzip kilobytes (1000 bytes): the client's entry, the family's own
 * chunk, what both import, and where it may be a live table what that takes; and which family is over tools/checks/budget.json.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { liveFamilies } from '@chaupar/games/rules/live-tables'
import budget from './budget.json' with { type: 'json' }
import { type BudgetReport, readManifest, staticFiles } from './budget.ts'

/** All that a live table needs beside its face. */
const liveSource = 'src/stage/live/live-table.tsx'

const faceSource = /^src\/faces\/([\w-]+)\/face\.tsx$/

/** The most that a family may load, in gzip kilobytes. */
export const mostGameKilobytes = budget.game.gzipKilobytes

/**
 * What each family loads, in gzip kilobytes, the largest first.
 * @param dist the built game client, with its manifest
 */
export function gameSizes(dist: string): { family: string; kilobytes: number }[] {
  const manifest = readManifest(join(dist, 'manifest.json'))
  const sizes = Object.keys(manifest).flatMap((source) => {
    const family = faceSource.exec(source)?.[1]
    if (family === undefined) return []
    const sources = ['index.html', source, ...(liveFamilies.has(family) ? [liveSource] : [])]
    const files = [...staticFiles(manifest, sources)]
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0)
    return [{ family, kilobytes: bytes / 1000 }]
  })
  return sizes.sort((a, b) => b.kilobytes - a.kilobytes)
}

/** @param dist the built game client, with its manifest */
export function checkGameBudget(dist: string): BudgetReport {
  const sizes = gameSizes(dist)
  const most = mostGameKilobytes
  const [largest] = sizes
  return {
    text: `JavaScript of the largest game, ${largest?.family}, gzip: ${largest?.kilobytes.toFixed(1)} kB of at most ${most} kB`,
    sizes: sizes.map(({ family, kilobytes }) => `${kilobytes.toFixed(1).padStart(8)} kB  ${family}`),
    problems: [
      ...(sizes.length === 0 ? [`${dist} holds no family of games`] : []),
      ...sizes
        .filter(({ kilobytes }) => kilobytes > most)
        .map(({ family, kilobytes }) => `${family}: ${kilobytes.toFixed(1)} kB, ${most} kB allowed`),
    ],
  }
}
