import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The root of the project. */
export const root = join(import.meta.dirname, '../..')

export type RunResult = { code: number; output: string }

type RunOptions = {
  cwd?: string
  env?: Record<string, string>
  /** Show the output as it comes instead of keeping it. */
  show?: boolean
  /** Called with the last line of each piece of output, as it comes. */
  heard?: (line: string) => void
}

/** Runs a program to its end. `output` holds standard output and errors in the order they came, without colours. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (part: Buffer) => {
      output += part.toString()
      const line = options.heard && stripVTControlCharacters(part.toString()).trim().split('\n').at(-1)?.trim()
      if (line) options.heard?.(line)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    // Whatever ends us early ends the program too.
    const endToo = () => child.kill()
    process.once('exit', endToo)
    child.once('close', () => process.off('exit', endToo))
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }))
  })
}

/** Runs a JavaScript or TypeScript file with the Node that runs this one. */
export function runNode(file: string, args: readonly string[] = [], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, [file, ...args], options)
}

/** Where a program is; servers stand in /usr/sbin, which is not on everyone's PATH. Null when it is nowhere. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null
}

/** Ends the command with one readable line. */
export function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
