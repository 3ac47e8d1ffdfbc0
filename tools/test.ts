/**
 * `npm test`: everything that must hold, in the order of how fast it answers. Each step prints its name and duration, a
 * failed one its output. Ends with one line over all runners, and a non-zero exit on any failure. `npm test -- WORD ...`
 * runs only the steps whose name holds one of the words.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, runNode } from './processes/run.ts'
import { provideBrowser, provideNginx } from './stack/prerequisites.ts'
import { type Counts, readReport } from './testing/reports.ts'

type Step = {
  name: string
  file: string
  args: string[]
  report?: { file: string; kind: 'vitest' | 'playwright' }
  /** Whether it needs a browser and a web server. */
  browser?: true
}

const reports = join(root, '.tmp/reports')
const bin = (path: string) => join(root, 'node_modules', path)
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', FORCE_COLOR: '0', NO_COLOR: '1' }

const types = (config: string): Step => ({
  name: `types of ${config}`,
  file: bin('typescript/bin/tsc'),
  args: ['-p', config],
})

const tests = (name: string, project: string): Step => {
  const file = join(reports, `${project}.json`)
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return { name, file: bin('vitest/vitest.mjs'), args, report: { file, kind: 'vitest' } }
}

const steps: Step[] = [
  {
    name: 'lint and format',
    file: bin('@biomejs/biome/bin/biome'),
    args: ['ci', '--colors=off', '--error-on-warnings', '.'],
  },
  { name: 'generated files are current', file: 'tools/generate.ts', args: ['--check'] },
  {
    name: 'OpenAPI documents',
    file: bin('@redocly/cli/bin/cli.js'),
    args: ['lint', 'openapi.yaml', 'contracts/control.yaml'],
  },
  ...['contracts', 'contracts/tsconfig.test.json', 'mock-server', 'web', 'e2e', 'tools'].map(types),
  { name: 'import rules', file: 'tools/checks/import-rules.ts', args: [] },
  { name: 'dead code', file: bin('knip/bin/knip.js'), args: ['--no-progress'] },
  { name: 'texts are in the catalogue', file: 'tools/texts.ts', args: ['--check'] },
  tests('tests of tools', 'tools'),
  tests('tests of the mock server', 'mock-server'),
  tests('tests of the web', 'web'),
  tests('contracts', 'contracts'),
  { name: 'build and budget', file: 'tools/build.ts', args: [] },
  {
    name: 'journeys in the browser',
    file: 'tools/e2e.ts',
    args: ['--json', join(reports, 'e2e.json')],
    report: { file: join(reports, 'e2e.json'), kind: 'playwright' },
    browser: true,
  },
]

/** The steps that the words name, all when there are none; a word that names no step ends the command. */
function chosen(words: readonly string[]): Step[] {
  const names = steps.map(({ name }) => name)
  const wrong = words.find((word) => !names.some((name) => name.includes(word)))
  if (wrong !== undefined) fail(`No step has "${wrong}" in its name. The steps:\n  ${names.join('\n  ')}`)
  return steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
}

/** A check counts as one; a runner's tests each; a runner that ran nothing, or failed without saying where, as one failure. */
async function take(step: Step): Promise<Counts> {
  const began = performance.now()
  const { code, output } = await runNode(step.file, step.args, { env: quiet })
  const counts = step.report
    ? readReport(step.report.file, step.report.kind)
    : { passed: code === 0 ? 1 : 0, failed: 0 }
  if (counts.failed === 0 && (code !== 0 || counts.passed === 0)) counts.failed = 1
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  const sum = step.report ? `, ${counts.passed} passed, ${counts.failed} failed` : ''
  console.log(`${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${step.name}${sum}`)
  if (counts.failed > 0) console.log(`\n${output.trim() || '(it printed nothing)'}\n`)
  else if (step.name === 'build and budget') console.log(output.trim())
  return counts
}

// The step that runs ends with us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

const wanted = chosen(process.argv.slice(2))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const total: Counts = { passed: 0, failed: 0 }
// Installed first, so that the durations below are those of the steps.
if (wanted.some(({ browser }) => browser)) {
  const noBrowser = await provideBrowser()
  if (noBrowser) console.log(noBrowser)
  await provideNginx()
}
for (const step of wanted) {
  const counts = await take(step)
  total.passed += counts.passed
  total.failed += counts.failed
}
if (total.passed + total.failed === 0) total.failed = 1
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
