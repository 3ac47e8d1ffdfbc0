/**
 * What a player sees of `npm run bench:games`. Usage: games.ts URL GAMES [--runs=3] [--playable] [--frames]
 *
 * GAMES are the games as JSON, one of each family that is opened. Chromium on a CPU four times slower, 390 x 844. --playable
 * and --frames measure that alone.
 */
import { availableParallelism, loadavg } from 'node:os'
import { type Json, listOf, objectAt, parseJson } from '@chaupar/api/document'
import { launchBrowser, printTargets, type Target, writeFigures } from './browser.ts'
import { measureFirstPlayable } from './games/first-playable.ts'
import { measureFrames } from './games/frames.ts'
import { type BenchGame, gameLauncher } from './games/launch-game.ts'

const slowdown = 4

async function main(origin: string, games: readonly BenchGame[], args: readonly string[]): Promise<void> {
  const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 3)
  const loadBefore = loadavg()[0] ?? 0
  const launch = await gameLauncher(origin)
  const browser = await launchBrowser()
  const figures: Record<string, object> = {}
  const targets: Target[] = []
  const isAsked = (part: string) => args.includes(part) || !(args.includes('--playable') || args.includes('--frames'))
  if (isAsked('--playable')) {
    const playable = await measureFirstPlayable(browser, games, { launch, runs, slowdown })
    figures.playable = playable.figures
    targets.push(...playable.targets)
  }
  if (isAsked('--frames')) {
    const frames = await measureFrames(browser, games, { launch, origin, slowdown })
    figures.frames = frames.figures
    targets.push(...frames.targets)
  }
  const machine = { cores: availableParallelism(), chromium: browser.version(), loadBefore }
  await browser.close()
  printTargets(targets)
  console.log(`${machine.cores} cores, Chromium ${machine.chromium}, load before the run ${loadBefore.toFixed(1)}`)
  if (loadBefore > machine.cores / 2) console.log('The machine was busy: times and frames are those of the crowd.')
  writeFigures('games', { machine, slowdown, runs, ...figures, targets })
}

function gameOf(node: Json): BenchGame {
  const { family, slug, launch } = objectAt(node)
  return { family: String(family), slug: String(slug), launch: objectAt(launch) }
}

const [origin = '', games = '[]', ...args] = process.argv.slice(2)
await main(origin, listOf(parseJson(games)).map(gameOf), args)
