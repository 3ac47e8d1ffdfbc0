/**
 * `npm run attack`: everything that somebody tried against the stack, tried again. All of it but the floods' figures is in
 * `npm test` too; here it stands together, by what is attacked, and `-- --long` makes it long (about forty minutes): 150
 * kills and 40 while games are played, 20,000 hostile inputs. `-- WORD` takes only what holds the word.
 */
import { join } from 'node:path'
import { fail, packageCommand } from '../tools/processes/run.ts'
import { sumOf } from '../tools/testing/reports.ts'
import { reports, type Step } from '../tools/testing/steps.ts'
import { printEnd, takeStep } from '../tools/testing/take-step.ts'

type Attack = {
  /** What is attacked, and how. */
  name: string
  project: 'mock-server' | 'tools' | 'contracts'
  /** Names of test files, or parts of them. */
  files: readonly string[]
  /** Settings of the long form. */
  long?: Readonly<Record<string, string>>
}

const attacks: readonly Attack[] = [
  {
    name: 'kills under load, a copy of the database checked before each restart',
    project: 'mock-server',
    files: ['reliability/durability', 'reliability/break-kills', 'reliability/world-kills'],
    long: { KILL_RUNS: '150', KILL_WORLDS: '50' },
  },
  {
    name: 'kills while games are played; responses compared with a copy of the database',
    project: 'mock-server',
    files: ['reliability/game-kills', 'reliability/own-rounds', 'reliability/shared-rounds'],
    long: { KILL_RUNS: '40' },
  },
  {
    name: 'rounds of games: stakes, decisions, keys, sessions, breaks, clocks, tabs',
    project: 'mock-server',
    files: ['test/rgs', 'realtime/lost-channel'],
  },
  {
    name: 'orders and decisions that no honest client of a game sends',
    project: 'contracts',
    files: ['games/hostile-orders'],
  },
  {
    name: 'races: one key many times, one turn',
    project: 'mock-server',
    files: ['reliability/group-commit', 'calls/bets'],
  },
  {
    name: 'codes and passwords guessed',
    project: 'mock-server',
    files: ['calls/tries', 'sign-in-limits', 'accounts/otp.test'],
  },
  { name: 'a stolen database', project: 'mock-server', files: ['server/at-rest'] },
  {
    name: 'foreign pages, names and tokens at the control surface',
    project: 'mock-server',
    files: ['control/foreign-requests'],
  },
  { name: 'worlds made in a loop', project: 'mock-server', files: ['control/saved-worlds'] },
  { name: "another player's ids", project: 'mock-server', files: ['hostile/other-players'] },
  {
    name: 'hostile inputs for every call',
    project: 'mock-server',
    files: ['hostile/hostile'],
    long: { HOSTILE_INPUTS: '20000' },
  },
  { name: 'floods and packets of the socket', project: 'mock-server', files: ['realtime/floods', 'realtime/events'] },
  {
    name: 'uploads, slow senders and spellings at nginx',
    project: 'tools',
    files: ['stack/nginx-live', 'stack/hidden-pages'],
  },
  {
    name: 'faults of the disk and the clock',
    project: 'mock-server',
    files: ['reliability/disk-', 'world/folder-lock'],
  },
]

function stepOf({ name, project, files }: Attack, at: number): Step {
  const file = join(reports, `attack-${at}.json`)
  const args = [
    'run',
    '--project',
    project,
    ...files,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  return { name, file: packageCommand('vitest'), args, report: { file, kind: 'vitest' } }
}

const words = process.argv.slice(2)
const unknown = words.find((word) => word.startsWith('--') && word !== '--long')
if (unknown !== undefined) fail(`attack takes --long and parts of names; got "${unknown}"`)
const isLong = words.includes('--long')
const wanted = (name: string) => words.every((word) => word.startsWith('--') || name.includes(word))
const floods: Step = {
  name: "the others' reads beside three floods",
  file: 'bench/mock/floods.ts',
  args: [],
  shows: true,
}

const counts = []
for (const [at, attack] of attacks.entries()) {
  if (wanted(attack.name)) counts.push(await takeStep(stepOf(attack, at), isLong ? (attack.long ?? {}) : {}))
}
if (wanted(floods.name)) counts.push(await takeStep(floods, {}))
printEnd(sumOf(counts))
