import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
/** Folder of everything that the bench makes; not part of the project. */
export const workFolder = join(root, '.tmp/bench')
const peers = join(workFolder, 'peers/node_modules')

/** One server under measurement. */
export type Subject = {
  name: string
  /** Arguments of Node. */
  args: string[]
  env?: Record<string, string>
  port: number
  /** Where its operations may lie; the first that answers is taken. */
  prefixes: string[]
}

export type Running = { subject: Subject; child: ChildProcess; origin: string; coldStartMs: number }

/** The peers, each with the same operations; json-server has resources in their place. */
export function peerSubjects(firstPort: number): Subject[] {
  const openapi = join(root, 'openapi.yaml')
  const port = (at: number) => firstPort + at
  return [
    {
      name: 'Prism',
      args: [join(peers, '@stoplight/prism-cli/dist/index.js'), 'mock', openapi, '-p', `${port(0)}`, '-v', 'silent'],
      port: port(0),
      prefixes: ['', '/api'],
    },
    {
      name: 'Mockoon',
      args: [
        join(peers, '@mockoon/cli/bin/run.js'),
        'start',
        '-d',
        openapi,
        '-p',
        `${port(1)}`,
        '-X',
        '-l',
        '127.0.0.1',
      ],
      port: port(1),
      prefixes: ['', '/api'],
    },
    {
      name: 'json-server',
      args: [
        join(peers, 'json-server/lib/cli/bin.js'),
        join(workFolder, 'db.json'),
        '--port',
        `${port(2)}`,
        '--host',
        '127.0.0.1',
        '--routes',
        join(workFolder, 'db-routes.json'),
        '--quiet',
      ],
      port: port(2),
      prefixes: [''],
    },
  ]
}

/** What json-server serves: the mock's own answers as resources. */
export function writeResources(answers: { details: unknown; odds: unknown }): void {
  const resources = { details: answers.details, odds: answers.odds, login: [], bets: [] }
  writeFileSync(join(workFolder, 'db.json'), JSON.stringify(resources))
  const routes = { '/getAppDetails': '/details', '/bet/match/odds*': '/odds' }
  writeFileSync(join(workFolder, 'db-routes.json'), JSON.stringify(routes))
}

/** Ends what hangs: the slowest peer took two minutes on a machine ten times as busy as it should be. */
const longestStartMs = 600_000

/** Starts a server and waits for its first good answer, as long as it runs. @throws when it ends, or gives none in 10 minutes */
export async function start(subject: Subject): Promise<Running> {
  const beganMs = performance.now()
  const child = spawn(process.execPath, subject.args, {
    cwd: root,
    env: { ...process.env, ...subject.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  while (performance.now() - beganMs < longestStartMs && child.exitCode === null) {
    for (const prefix of subject.prefixes) {
      const origin = `http://127.0.0.1:${subject.port}${prefix}`
      const answer = await fetch(`${origin}/getAppDetails`).catch(() => null)
      await answer?.arrayBuffer()
      if (answer?.ok) return { subject, child, origin, coldStartMs: Math.round(performance.now() - beganMs) }
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  child.kill('SIGKILL')
  throw new Error(`${subject.name} did not answer`)
}

/** Resident memory in megabytes. */
export function memoryOf({ child }: Running): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString())
  return Math.round(kilobytes / 1024)
}

export function stop({ child }: Running): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** The load generator's own program. */
export const autocannon = join(peers, 'autocannon/autocannon.js')
