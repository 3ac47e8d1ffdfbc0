/**
 * Whether generators take the OpenAPI documents as they are: openapi-typescript and @hey-api/openapi-ts write their clients into
 * a temporary folder. Whatever they say beside that they are done is a problem, and so is code that does not compile.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fail, packageCommand, root, runNode } from '../processes/run.ts'

interface Generator {
  readonly name: string
  readonly file: string
  args(document: string, to: string): string[]
  /** What it says of a document that it takes. */
  readonly ordinary: readonly RegExp[]
}

const generators: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    file: packageCommand('openapi-typescript'),
    args: (document, to) => [document, '--output', `${to}.ts`],
    ordinary: [/^✨ openapi-typescript /, /^🚀 /],
  },
  {
    name: '@hey-api/openapi-ts',
    file: packageCommand('openapi-ts'),
    args: (document, to) => ['--input', document, '--output', to, '--no-log-file'],
    ordinary: [/^@hey-api\/openapi-ts v/, /^\[Job 1\] ~ Generating/, /^\[Job 1\] {3}\[1\] /, /^\[Job 1\] ✓ /],
  },
]

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'ES2022',
  lib: ['ES2024', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  types: [],
}

/** What the generators, and the compiler after them, object to in these files; empty when they take them. */
export async function generatorProblems(documents: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-clients-'))
  try {
    const problems: string[] = []
    for (const document of documents) {
      for (const generator of generators) problems.push(...(await problemsOf(generator, document, folder)))
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }))
    const compiled = await runNode(packageCommand('tsc'), ['-p', folder], { cwd: folder })
    return compiled.code === 0 ? problems : [...problems, `The clients do not compile:\n${compiled.output}`]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function problemsOf(generator: Generator, document: string, folder: string): Promise<string[]> {
  const name = basename(document, '.yaml')
  const to = join(folder, `${name}-${generators.indexOf(generator)}`)
  // Away from the root: openapi-typescript would take redocly.yaml for its own settings.
  const { code, output } = await runNode(generator.file, generator.args(document, to), { cwd: folder })
  const said = output.split('\n').filter((line) => line.trim() !== '')
  const unusual = said.filter((line) => !generator.ordinary.some((ordinary) => ordinary.test(line)))
  if (code !== 0) return [`${generator.name} does not take ${name}:\n${output}`]
  return unusual.map((line) => `${generator.name} says of ${name}: ${line}`)
}

if (import.meta.main) {
  const documents = ['openapi.yaml', 'api/rgs.yaml', 'api/control.yaml'].map((path) => join(root, path))
  const problems = await generatorProblems(documents)
  if (problems.length > 0) fail(problems.join('\n'))
}
