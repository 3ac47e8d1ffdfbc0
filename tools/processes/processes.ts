import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './run.ts'

/** Starts a Node process whose output goes where ours goes. */
export function startNode(args: readonly string[], env: Record<string, string>, quiet = false): ChildProcess {
  const stdio = quiet ? 'ignore' : 'inherit'
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, 'inherit'],
  })
}

/** Longer than the mock gives itself; what still runs then is stuck. */
const longestEndMs = 8000

/** Asks a process to end and waits until it has; one that does not listen is killed. */
export function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const last = setTimeout(() => child.kill('SIGKILL'), longestEndMs)
    child.once('exit', () => {
      clearTimeout(last)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/**
 * Keeps us alive as long as the children are: Ctrl-C (or SIGTERM) ends them all and leaves with 0; a child that ends by
 * itself ends the others and leaves with its exit code. `others` end with them, and nothing ends with those.
 */
export function endTogether(
  children: readonly ChildProcess[],
  others: readonly { stop(): Promise<void> }[] = [],
): void {
  let asked = false
  const end = async (code: number) => {
    if (asked) return
    asked = true
    await Promise.all([...children.map(stopProcess), ...others.map((other) => other.stop())])
    process.exit(code)
  }
  // Ctrl-C reaches the whole process group and npm passes it on once more: the second one changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  for (const child of children) child.once('exit', (code) => void end(code ?? 1))
}

/**
 * Waits until an address answers with success.
 * @throws when the process ends first or nothing answers for 30 seconds
 */
export async function waitForHealth(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + 30_000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode} before it answered`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
