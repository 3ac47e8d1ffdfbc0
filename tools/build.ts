/**
 * Builds the game client (tools/build-game-client.ts), then web/dist: Vite (the app, the QA console, its drawer), the landing page
 * into index.html (tools/prerender.ts), a .gz and a .br beside every text file (nginx and the mock send them), the budget.
 * What is not for the public (manifest, source maps) moves to .tmp/web-build, where the budget reads it.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildServedGameClient, packFiles } from './build-game-client.ts'
import { checkBudget, keepBudget } from './checks/budget.ts'
import { checkBuiltIns } from './checks/newer-built-ins.ts'
import { fail, packageCommand, root, runNode } from './processes/run.ts'
import { gameClientDist } from './stack/mock-process.ts'

const dist = join(root, 'web/dist')
const aside = join(root, '.tmp/web-build')
const stamp = join(aside, 'sources.sha256')

const sources = [
  'web/**/*',
  'games/client/**/*',
  'mock-server/src/game-host/files/*',
  'api/{src/**/*,package.json}',
  'games/{rules,catalogue,covers}/**/*',
  '{package,package-lock}.json',
  'tools/{build,build-game-client,oldest-browsers,prerender}.ts',
  'tools/checks/{budget,game-budget,newer-built-ins}.{ts,json}',
]
const notSources = /(^|\/)(node_modules|dist|test)(\/|$)|\.test\.tsx?$/

/** A digest over everything that the build reads. */
function sourcesDigest(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true, exclude: (entry) => notSources.test(entry.name) })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  for (const path of paths.filter((one) => !notSources.test(one.slice(root.length))).sort()) {
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

/** True when what is built is not what the present sources give. */
export function isBuildStale(): boolean {
  const isThere = [join(dist, 'app.html'), join(gameClientDist, 'manifest.json'), stamp].every((file) =>
    existsSync(file),
  )
  const built = isThere ? readFileSync(stamp, 'utf8') : ''
  return built !== sourcesDigest()
}

/** Builds and prints the budgeted sizes. Ends the process with the reason when the build or the budget fails. */
export async function buildWeb(): Promise<void> {
  const digest = sourcesDigest()
  rmSync(aside, { recursive: true, force: true })
  await buildServedGameClient()
  await runVite('vite.config.ts')
  await runVite('vite.console.config.ts')
  await runVite('vite.console.config.ts', '--mode', 'drawer')
  setAside()
  await prerender()
  packFiles(dist, '**/*.{html,js,css,svg,json,txt,webmanifest}')
  const tooNew = [...checkBuiltIns(dist), ...checkBuiltIns(gameClientDist)]
  if (tooNew.length > 0) fail(`Too new:\n  ${tooNew.join('\n  ')}`)
  keepBudget(checkBudget(dist, aside))
  writeFileSync(stamp, digest)
}

/** One of the builds: the app, which empties the folder, then console and drawer, which are laid beside it. */
async function runVite(config: string, ...more: string[]): Promise<void> {
  const args = ['build', '--config', config, '--logLevel', 'warn', ...more]
  const built = await runNode(packageCommand('vite'), args, {
    cwd: join(root, 'web'),
    env: { NODE_ENV: 'production' },
  })
  if (built.code !== 0) fail(`The web does not build by ${config}:\n${built.output}`)
  if (built.output.trim() !== '') console.log(built.output.trim())
}

/** Puts the landing page into index.html, by a build of the app for Node in a process of its own. */
async function prerender(): Promise<void> {
  const bundle = join(aside, 'prerender')
  await runVite('vite.config.ts', '--ssr', '--outDir', bundle, '--emptyOutDir', '--minify')
  const rendered = await runNode('tools/prerender.ts', [dist, bundle], { env: { NODE_ENV: 'production' } })
  if (rendered.code !== 0) fail(`The landing page cannot be rendered:\n${rendered.output}`)
}

function setAside(): void {
  mkdirSync(aside, { recursive: true })
  renameSync(join(dist, '.vite/manifest.json'), join(aside, 'manifest.json'))
  rmSync(join(dist, '.vite'), { recursive: true })
  for (const map of globSync('{assets/,}*.map', { cwd: dist })) renameSync(join(dist, map), join(aside, basename(map)))
}

if (import.meta.main) await buildWeb()
