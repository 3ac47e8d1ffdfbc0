/** Builds games/client/dist, which the mock serves to the frames of games. */
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { keepBudget } from './checks/budget.ts'
import { checkGameBudget } from './checks/game-budget.ts'
import { fail, packageCommand, root, runNode } from './processes/run.ts'
import { gameClientDist } from './stack/mock-process.ts'

const vite = packageCommand('vite')
const aside = join(root, '.tmp/game-client-build')

/** Vite's build of the client, to be run from the root. */
export const gameClientBuild = [vite, 'build', 'games/client', '--logLevel', 'warn'] as const

/** Builds the client as it is developed: its files alone. Ends the process with the reason when that fails. */
export async function buildGameClient(): Promise<void> {
  const [file, ...args] = gameClientBuild
  const built = await runNode(file, args, { env: { NODE_ENV: 'production' } })
  if (built.code !== 0) fail(`The game client does not build:\n${built.output}`)
  if (built.output.trim() !== '') console.log(built.output.trim())
}

/** Builds the client as it is served: source maps set aside, packed files beside it, within its budget. */
export async function buildServedGameClient(): Promise<void> {
  await buildGameClient()
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  for (const map of globSync('assets/*.map', { cwd: gameClientDist }))
    renameSync(join(gameClientDist, map), join(aside, basename(map)))
  packFiles(gameClientDist, 'assets/**/*.{js,css,svg}')
  keepBudget(checkGameBudget(gameClientDist))
}

/** Lays a .gz and a .br beside every file of a folder that is worth it, each as strong as it goes. */
export function packFiles(folder: string, pattern: string): void {
  for (const file of globSync(pattern, { cwd: folder })) {
    const content = readFileSync(join(folder, file))
    if (content.length < 1024) continue
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
  }
}

if (import.meta.main) await buildServedGameClient()
