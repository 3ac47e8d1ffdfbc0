import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const entry = join(import.meta.dirname, '../../src/main.ts')

export type Run = {
  child: ChildProcess
  output: () => string
  errors: () => string
  ended: Promise<number | null>
}

/** The server as a process, as `npm start` runs it; it ends with the test. */
export function run(env: Record<string, string>): Run {
  // A folder of compiled code halves the time of a start; the rest of a shell's environment is kept out.
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [entry], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: ':memory:', PORT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { out: '', err: '' }
  child.stdout?.on('data', (chunk) => (texts.out += String(chunk)))
  child.stderr?.on('data', (chunk) => (texts.err += String(chunk)))
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  return { child, output: () => texts.out, errors: () => texts.err, ended }
}

/** The origin, once the process has said where it is. */
export function ready({ child, output, errors, ended }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /http:\/\/localhost:(\d+)/.exec(output())
      if (found) resolve(`http://127.0.0.1:${found[1]}`)
    })
    void ended.then(() => reject(new Error(`it never listened: ${errors()}`)))
  })
}
