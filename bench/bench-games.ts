/**
 * `npm run bench:games`: what a player of games sees (bench/browser/games.ts: the time until a bet can be placed, frames while pictures
 * move), and what the server bears (bench/mock/games.ts: `playRound` beside `placeBet`, 500 players in one crash round). Games
 * of each kind of picture, or with `--all` of each family. `--runs=3` is the default; `--playable`, `--frames`, `--calls` and
 * `--round` measure that alone. Figures in .tmp/bench.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { slugOf } from '@chaupar/games/catalogue/game'
import { games } from '@chaupar/games/catalogue/games'
import { rulesNames } from '@chaupar/games/rules/rule-names'
import getPort from 'get-port'
import { buildServedGameClient } from '../tools/build-game-client.ts'
import { gameSizes, mostGameKilobytes } from '../tools/checks/game-budget.ts'
import { stopProcess, waitForHealth } from '../tools/processes/processes.ts'
import { fail, root, runNode } from '../tools/processes/run.ts'
import { gameClientDist, startMock } from '../tools/stack/mock-process.ts'
import { provideBrowser } from '../tools/stack/prerequisites.ts'

/** The families whose frames are measured, and one of each other kind of picture: tiles, dice, cards, balls. */
const usual = 'crash roulette money-wheel lines ways tumbles plinko mines three-dice teen-patti keno'.split(' ')

/** A game of the first variant of each family that is asked for, and what launches it. */
function gamesOfFamilies(isAll: boolean): object[] {
  const first = new Map(rulesNames.toReversed().map((name) => [name.split('/')[0] ?? '', name]))
  return [...first].toReversed().flatMap(([family, name]) => {
    const game = games.find(({ rules }) => rules === name)
    if (game === undefined || !(isAll || usual.includes(family))) return []
    const { provider, code, casino, homeUrl } = game
    return [{ family, slug: slugOf(game), launch: { provider, code, casino, homeUrl, device: 'mobile' } }]
  })
}

/** What the largest family loads; the build has printed all of them. */
function printSize(): void {
  const [largest = { family: 'none', kilobytes: Number.NaN }] = gameSizes(gameClientDist)
  const is = Math.round(largest.kilobytes * 10) / 10
  const target = `JavaScript, gzip kB (largest: ${largest.family})`
  console.table([{ target, is, wanted: `<= ${mostGameKilobytes}`, holds: is <= mostGameKilobytes }])
}

/** What a player sees, in a browser before a mock of its own. */
async function benchPictures(args: readonly string[]): Promise<number> {
  const noBrowser = await provideBrowser('benches')
  if (noBrowser) fail(noBrowser)
  await buildServedGameClient()
  printSize()
  const port = await getPort()
  const origin = `http://localhost:${port}`
  const env = { PORT: String(port), DATA_DIR: ':memory:', LOG_LEVEL: 'error', RATE_LIMIT: 'off', CONTROL: 'on' }
  const mock = startMock({ ...env, GAME_CLIENT_DIST: gameClientDist })
  try {
    await waitForHealth(`${origin}/healthz`, mock)
    const list = JSON.stringify(gamesOfFamilies(args.includes('--all')))
    return (await runNode('bench/browser/games.ts', [origin, list, ...args], { show: true })).code
  } finally {
    await stopProcess(mock)
  }
}

const args = process.argv.slice(2)
const unknown = args.find((arg) => !/^--(runs=[1-9]\d*|all|playable|frames|calls|round)$/.test(arg))
if (unknown !== undefined)
  fail(`bench:games takes --all, --runs=, --playable, --frames, --calls and --round; got "${unknown}"`)
mkdirSync(join(root, '.tmp/bench'), { recursive: true })
const isAsked = (...parts: string[]) =>
  parts.some((part) => args.includes(part)) ||
  !args.some((arg) => ['--playable', '--frames', '--calls', '--round'].includes(arg))
const codes = [
  isAsked('--playable', '--frames') ? await benchPictures(args) : 0,
  isAsked('--calls', '--round') ? (await runNode('bench/mock/games.ts', args, { show: true })).code : 0,
]
process.exit(Math.max(...codes))
