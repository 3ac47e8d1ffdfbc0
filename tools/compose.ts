/**
 * The journeys against the containers: `docker compose up --build --wait`, e2e, `down`. Needs a Docker engine.
 * Ends with `N passed, N failed`; that the stack comes up healthy counts as one check.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './processes/ports.ts'
import { root, run, runNode } from './processes/run.ts'
import { type Counts, readReport } from './testing/reports.ts'
import { printEnd } from './testing/take-step.ts'

const report = join(root, '.tmp/reports/compose.json')
// A project name of its own: a stack that a person has running keeps its containers, data and port.
const port = String(await freePort())
const compose = (...args: string[]) =>
  run('docker', ['compose', '--project-name', 'chaupar-check', ...args], { env: { PORT: port } })

async function journeys(): Promise<Counts> {
  const began = performance.now()
  const up = await compose('up', '--build', '--wait', '--wait-timeout', '180')
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  if (up.code !== 0) {
    console.log(
      `FAILED ${seconds} s  docker compose up\n${up.output}\n${(await compose('logs', '--tail', '50')).output}`,
    )
    const failure = { file: 'docker-compose.yml', title: 'comes up healthy', error: 'its output stands above' }
    return { passed: 0, failed: 1, failures: [failure] }
  }
  console.log(`ok     ${seconds} s  docker compose up --build --wait`)
  // What follows from the page alone, whoever serves it, was looked at by `npm test`.
  const pageAlone = ['--grep-invert', 'WCAG|against a price that']
  const e2e = await runNode('tools/e2e.ts', ['--json', report, ...pageAlone], {
    env: { E2E_BASE_URL: `http://localhost:${port}` },
    show: true,
  })
  const counts = readReport(report, 'playwright')
  const failed = counts.failed === 0 && (e2e.code !== 0 || counts.passed === 0) ? 1 : counts.failed
  if (failed > 0) console.log((await compose('logs', '--tail', '50')).output)
  return { passed: counts.passed + 1, failed, failures: counts.failures }
}

mkdirSync(join(root, '.tmp/reports'), { recursive: true })
rmSync(report, { force: true })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void compose('down', '--volumes').then(() => process.exit(1)))
const counts = await journeys()
await compose('down', '--volumes', '--timeout', '5')
printEnd(counts)
