/** What `npm test` is made of, in the order of how fast it answers. */
import { join } from 'node:path'
import { packageCommand, root } from '../processes/run.ts'

export type Step = {
  name: string
  /** A JavaScript or TypeScript file, run by the pinned Node. */
  file: string
  args: readonly string[]
  /** A runner of tests writes a report; a check has none and counts as one. */
  report?: { file: string; kind: 'vitest' | 'playwright' }
  /** A command that runs the file's own, such as one that sets another clock. */
  under?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Whether it needs a browser and a web server. */
  browser?: true
  /** Whether a passed run has something to say: sizes, the table of clauses. */
  shows?: true
}

/** Where the runners write their reports. */
export const reports = join(root, '.tmp/reports')

const types = (config: string): Step => ({
  name: `types of ${config}`,
  file: packageCommand('tsc'),
  args: ['-p', config],
})

/** `project` as Vitest takes it: a name, or the start of several and a star. */
const tests = (reportFolder: string, name: string, project: string): Step => {
  const folder = join(reportFolder, project.replace('*', ''))
  const file = join(folder, 'report.json')
  const args = ['run', '--project', project]
  return { name, file: packageCommand('vitest'), args, env: { TEST_REPORTS: folder }, report: { file, kind: 'vitest' } }
}

/** The tests that need no browser. `folder` takes their reports. */
export const unitTests = (folder: string): Step[] => [
  tests(folder, 'tests of tools', 'tools'),
  tests(folder, 'tests of the documents', 'api'),
  tests(folder, 'tests of the rules of games', 'games'),
  tests(folder, 'tests of the mock server', 'mock-server'),
  tests(folder, 'tests of the web', 'web*'),
  tests(folder, 'tests of the game client', 'game-client'),
  tests(folder, 'tests of the contracts', 'contracts'),
]

const documents = ['openapi.yaml', 'api/control.yaml', 'api/rgs.yaml', 'api/asyncapi.yaml', 'api/games-asyncapi.yaml']

export const steps: readonly Step[] = [
  {
    name: 'lint and format',
    file: packageCommand('biome'),
    args: ['ci', '--colors=off', '--error-on-warnings', '.'],
  },
  { name: 'generated files are current', file: 'tools/generate.ts', args: ['--check'] },
  {
    name: 'documents of the calls and of the sockets',
    file: packageCommand('redocly'),
    args: ['lint', ...documents],
  },
  {
    name: 'style of the documents',
    file: packageCommand('spectral'),
    args: ['lint', '--quiet', '--fail-severity=hint', ...documents],
  },
  { name: 'generators take the documents', file: 'tools/checks/generators.ts', args: [] },
  ...['api', 'games', 'games/client', 'web', 'mock-server', 'contracts', 'kit', 'e2e', 'bench', 'tools'].map(types),
  { name: 'import rules', file: 'tools/checks/import-rules.ts', args: [] },
  { name: 'measures of the house', file: 'tools/checks/house.ts', args: [], shows: true },
  { name: 'plain words and size', file: 'tools/checks/plain-words.ts', args: [], shows: true },
  { name: 'licences of shipped packages', file: 'tools/checks/licences.ts', args: [] },
  { name: 'dead code', file: packageCommand('knip'), args: ['--no-progress'] },
  { name: 'clauses are shown by tests', file: 'tools/trace.ts', args: ['--check'] },
  { name: 'texts are in the catalogue', file: 'tools/texts.ts', args: ['--check'] },
  ...unitTests(reports),
  { name: 'build and budget', file: 'tools/build.ts', args: [], shows: true },
  {
    name: 'journeys in the browser',
    file: 'tools/e2e.ts',
    args: ['--reports', join(reports, 'journeys')],
    report: { file: join(reports, 'journeys/report.json'), kind: 'playwright' },
    browser: true,
  },
]
