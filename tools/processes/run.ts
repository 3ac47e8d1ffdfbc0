import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { execa } from 'execa'

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
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { cwd = root, env = {}, show = false, heard } = options
  const child = execa(command, args, {
    cwd,
    env,
    stdin: 'ignore',
    stdout: show ? 'inherit' : 'pipe',
    stderr: show ? 'inherit' : 'pipe',
    all: true,
    reject: false,
    stripFinalNewline: false,
  })
  child.all?.on('data', (part: Buffer) => {
    const line = heard && stripVTControlCharacters(part.toString()).trim().split('\n').at(-1)?.trim()
    if (line) heard?.(line)
  })
  const { all = '', exitCode, code, originalMessage } = await child
  if (code === 'ENOENT') return { code: 127, output: `${command}: ${originalMessage}` }
  return { code: exitCode ?? 1, output: stripVTControlCharacters(all) }
}

/** Runs a JavaScript or TypeScript file with the Node that runs this one. */
export function runNode(file: string, args: readonly string[] = [], options: RunOptions = {}): Promise<RunResult> {
  return run(process.execPath, [file, ...args], options)
}

/** The command that an installed package offers by this name, as a file for runNode: 'vite', 'playwright'. */
export function packageCommand(name: string): string {
  return join(root, 'node_modules/.bin', name)
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
