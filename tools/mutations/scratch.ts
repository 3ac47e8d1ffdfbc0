/** A copy of the project to break: what git knows of or would take, beside the packages that are installed. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fail, root, run } from '../processes/run.ts'

export interface Scratch {
  readonly folder: string
  /** Writes these texts; answers what puts the former ones back, and the pacts that a run may have written. */
  plant(texts: ReadonlyMap<string, string>): () => void
  remove(): void
}

const pacts = 'contracts/pacts'

/** Makes the copy in the system's temporary folder: whatever interrupts the run, the project itself stays as it is. */
export async function makeScratch(): Promise<Scratch> {
  const { code, output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
  if (code !== 0) fail(`The mutations need the list of git: ${output}`)
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-mutations-'))
  for (const file of output.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(join(root, file), join(folder, file), { verbatimSymlinks: true })
  }
  linkPackages(folder)
  return {
    folder,
    plant: (texts) => {
      const former = [...texts.keys(), ...pactFiles()].map((file) => [file, readFileSync(join(folder, file))] as const)
      for (const [file, text] of texts) writeFileSync(join(folder, file), text)
      return () => {
        for (const [file, text] of former) writeFileSync(join(folder, file), text)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function pactFiles(): string[] {
  return readdirSync(join(root, pacts)).map((name) => `${pacts}/${name}`)
}

/** All packages as they are installed, but our own, which are those of the copy. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules')
  const linked = join(folder, 'node_modules')
  mkdirSync(join(linked, '@chaupar'), { recursive: true })
  for (const name of readdirSync(installed).filter((name) => name !== '@chaupar' && name !== '.vite'))
    symlinkSync(join(installed, name), join(linked, name))
  // Each of ours is a link into the project already, by a relative path.
  for (const name of readdirSync(join(installed, '@chaupar')))
    symlinkSync(readlinkSync(join(installed, '@chaupar', name)), join(linked, '@chaupar', name))
}
