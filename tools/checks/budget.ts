/**
 * What the landing page loads before anything happens, and every chunk, in gzip kilobytes (1000 bytes), and what is over
 * tools/checks/budget.json. Which modules a chunk holds is read from its source map, so a library that slipped into a shared
 * chunk is found too.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listOf, objectAt, parseJson } from '@chaupar/api/document'
import { fail } from '../processes/run.ts'
import budget from './budget.json' with { type: 'json' }

/** The bundler's own few lines, which come from no module and have no source map. */
const bundlerRuntime = /^rolldown-runtime-/

type ManifestEntry = { file: string; imports?: string[] }
export type Manifest = Record<string, ManifestEntry>

export type BudgetReport = {
  /** One line for a build that keeps to its budget. */
  text: string
  /** A line for each size. */
  sizes: string[]
  problems: string[]
}

/** Prints the line of a report; over budget it ends the process with the problems and every size. */
export function keepBudget({ text, sizes, problems }: BudgetReport): void {
  console.log(text)
  if (problems.length > 0) fail(['Over budget:', ...problems, 'All sizes:', ...sizes].join('\n  '))
}

/** The chunks of a build by their sources, from the file that Vite wrote. */
export function readManifest(path: string): Manifest {
  const chunks = Object.entries(objectAt(parseJson(readFileSync(path, 'utf8'))))
  return Object.fromEntries(
    chunks.map(([source, chunk]) => {
      const { file, imports } = objectAt(chunk)
      return [source, { file: String(file), imports: listOf(imports).map(String) }]
    }),
  )
}

/** The JavaScript files that come with these entries: each with everything it imports statically. */
export function staticFiles(manifest: Manifest, entries: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const entry = manifest[key]
    if (!entry || files.has(entry.file)) return
    files.add(entry.file)
    entry.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return new Set([...files].filter((file) => file.endsWith('.js')))
}

/** @param dist the built site @param aside the folder with manifest.json and the source maps */
export function checkBudget(dist: string, aside: string): BudgetReport {
  const manifest = readManifest(join(aside, 'manifest.json'))
  const entries = budget.landing.entries.map((entry) => ({ entry, key: keyOf(manifest, aside, entry) }))
  const problems = entries
    .filter(({ key }) => key === undefined)
    .map(({ entry }) => `${entry} is not in the build; mend tools/checks/budget.json`)
  const landing = staticFiles(
    manifest,
    entries.flatMap(({ key }) => key ?? []),
  )
  // The console is a build of its own, without a manifest.
  const ofPlayer = new Set(Object.values(manifest).map(({ file }) => basename(file)))
  const chunks = globSync('assets/*.js', { cwd: dist }).map((file) => ({
    file: basename(file),
    landing: landing.has(file),
    kilobytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000,
    modules: modulesOf(aside, file),
  }))
  const total = chunks.reduce((sum, chunk) => sum + (chunk.landing ? chunk.kilobytes : 0), 0)
  if (total > budget.landing.gzipKilobytes) {
    problems.push(`landing page: ${total.toFixed(1)} kB of JavaScript, ${budget.landing.gzipKilobytes} kB allowed`)
  }
  for (const chunk of chunks) {
    const { gzipKilobytes } = ofPlayer.has(chunk.file) ? budget.otherChunk : budget.consoleChunk
    if (!chunk.landing && chunk.kilobytes > gzipKilobytes) {
      problems.push(`${chunk.file}: ${chunk.kilobytes.toFixed(1)} kB, ${gzipKilobytes} kB allowed`)
    }
    if (chunk.modules === null && !bundlerRuntime.test(chunk.file))
      problems.push(`${chunk.file} has no source map, so its modules are unknown`)
    if (chunk.landing) problems.push(...unwanted(chunk, 'the landing page', budget.landing.without))
    if (ofPlayer.has(chunk.file)) problems.push(...unwanted(chunk, "the player's app", budget.player.without))
  }
  const drawer = join(dist, 'drawer.js')
  const drawerKilobytes = existsSync(drawer) ? gzipSync(readFileSync(drawer), { level: 9 }).length / 1000 : 0
  if (drawerKilobytes > budget.drawer.gzipKilobytes)
    problems.push(`drawer.js: ${drawerKilobytes.toFixed(1)} kB, ${budget.drawer.gzipKilobytes} kB allowed`)
  const rows = chunks.sort((a, b) => Number(b.landing) - Number(a.landing) || b.kilobytes - a.kilobytes)
  const sizes = rows.map(
    (row) => `${row.kilobytes.toFixed(1).padStart(8)} kB  ${row.landing ? 'landing ' : '        '} ${row.file}`,
  )
  const text = `JavaScript of the landing page, gzip: ${total.toFixed(1)} kB of at most ${budget.landing.gzipKilobytes} kB; drawer.js: ${drawerKilobytes.toFixed(1)} kB`
  return { text, sizes, problems }
}

/** The manifest's key of the chunk that holds a module: its own name, or another where the module was put with others. */
function keyOf(manifest: Manifest, aside: string, entry: string): string | undefined {
  if (manifest[entry]) return entry
  const holds = ({ file }: ManifestEntry) => modulesOf(aside, file)?.some((module) => module.endsWith(entry))
  return Object.keys(manifest).find((key) => manifest[key] && holds(manifest[key]))
}

type Chunk = { file: string; modules: readonly string[] | null }

function unwanted({ file, modules }: Chunk, part: string, patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const found = modules?.find((module) => new RegExp(pattern).test(module))
    return found ? [`${file} is part of ${part} and holds ${found.replace(/^(\.\.\/)+/, '')}`] : []
  })
}

function modulesOf(aside: string, file: string): string[] | null {
  const map = join(aside, `${basename(file)}.map`)
  if (!existsSync(map)) return null
  return listOf(objectAt(parseJson(readFileSync(map, 'utf8'))).sources).map(String)
}
