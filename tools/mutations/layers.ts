/** Runs what may catch a break in the copy of the project, and reads what it says. */
import type { Layer, Mutation } from '../../contracts/mutations/mutation.ts'
import { fail, runNode } from '../processes/run.ts'

/** What caught a break, in its own words; `seconds` are all that it took from the first check on. */
export interface Caught {
  readonly layer: Layer
  readonly words: string
  readonly seconds: number
}

/** One command; `layerOf` says which layer it was that failed. */
interface Check {
  readonly file: string
  readonly args: readonly string[]
  readonly env?: Record<string, string>
  layerOf(output: string): Layer
}

const vitest = (layerOf: Check['layerOf'], ...files: string[]): Check => ({
  file: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--project', 'contracts', '--bail=1', ...files],
  layerOf,
})
const types = (project: string): Check => ({
  file: 'node_modules/typescript/bin/tsc',
  args: ['-p', project, '--noEmit'],
  layerOf: () => 'types',
})

const provider = vitest((output) => {
  if (/FAIL.* the mock sends the messages/.test(output)) return 'message pact'
  return /FAIL.* the mock keeps the order of pushes/.test(output) ? 'order of pushes' : 'provider verification'
}, 'contracts/provider/verify.pact')
const order = vitest(() => 'order of pushes', 'contracts/provider/pushes')
const consumer = vitest(() => 'consumer pact', 'contracts/consumer')
const agreement = vitest(() => 'agreement', 'contracts/agreement')
const documents = vitest(() => 'document tests', 'contracts/openapi.test.ts', 'contracts/examples.test.ts')

/**
 * The cheapest first: of the pacts those at which the break shows, then all. Types say nothing of an operator's backend, so for a
 * provider's break they are asked last of all.
 */
function checksOf({ at, changes }: Mutation): Check[] {
  const isProviders = changes.some(({ file }) => file.startsWith('mock-server/') || file === 'openapi.yaml')
  if (isProviders)
    return [{ ...provider, env: { PACT_ONLY: at } }, provider, order, documents, agreement, types('mock-server')]
  return [vitest(() => 'consumer pact', `contracts/consumer/${at}.pact`), types('web'), consumer, agreement]
}

/** Asks one check after the other in `folder` until one fails that passes in the `clean` copy. Null when nothing does. */
export async function catchIn(folder: string, clean: string, mutation: Mutation): Promise<Caught | null> {
  const startedAt = performance.now()
  for (const check of checksOf(mutation)) {
    const { code, output } = await ran(check, folder)
    const seconds = (performance.now() - startedAt) / 1000
    if (code === 0) continue
    await requireGreen(check, clean)
    return { layer: check.layerOf(output), words: wordsOf(output), seconds }
  }
  return null
}

const green = new Set<string>()

/** Nothing counts as caught by what is red anyway. Ends the command when the check fails without a break. */
async function requireGreen(check: Check, clean: string): Promise<void> {
  const command = [...check.args, ...Object.values(check.env ?? {})].join(' ')
  if (green.has(command)) return
  const { code, output } = await ran(check, clean)
  if (code !== 0) fail(`Without any break this fails: ${command}\n${output.slice(-4000)}`)
  green.add(command)
}

function ran({ file, args, env = {} }: Check, cwd: string) {
  return runNode(file, args, { cwd, env })
}

/** Where the words stand, the best first: a verification's list of what does not fit, Pact's own list, an error, a type. */
const places = [
  /^\s*\+\s+"([^"]*: .*)",?$/m,
  /^\s*\d+\.\d+ (.+)$/m,
  /^.*(?:\w*Error): (.+)$/m,
  /^.*: error (TS\d+: .+)$/m,
]

function wordsOf(output: string): string {
  for (const place of places) {
    const [, words] = place.exec(output) ?? []
    if (words !== undefined) return words.trim().replaceAll(/\s+/g, ' ').slice(0, 200)
  }
  return output.trim().split('\n').at(-1) ?? ''
}
