/**
 * `npm run coverage:record -- mock|journeys [FILES]`: runs tests of the mock, or journeys, and keeps what they really asked of
 * the mock in contracts/evidence/recorded.json. Files that did not run keep what is known of them. `keep FOLDER` takes what a
 * run has written that was started with RECORD_CALLS=FOLDER.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, runNode } from '../../tools/processes/run.ts'
import { promises } from './promises.ts'
import { keepRun, readRun } from './recorded.ts'

const runners = {
  mock: { file: join(root, 'node_modules/vitest/vitest.mjs'), args: ['run', '--project', 'mock-server'] },
  journeys: { file: join(root, 'tools/e2e.ts'), args: [] },
}

const [what = '', ...files] = process.argv.slice(2)
const known = new Set(promises().map(({ key }) => key))
const keep = (folder: string, hasPassed: boolean) => keepRun(readRun(folder), hasPassed, (key) => known.has(key))

if (what === 'keep' && files[0] !== undefined) keep(files[0], false)
else if (what === 'mock' || what === 'journeys') {
  const folder = mkdtempSync(join(root, '.tmp', 'recorded-'))
  const { file, args } = runners[what]
  const { code } = await runNode(file, [...args, ...files], { env: { RECORD_CALLS: folder }, show: true })
  keep(folder, code === 0)
  rmSync(folder, { recursive: true })
  if (code !== 0) console.error('Something failed: what was seen was added, nothing was taken away.')
  process.exitCode = code
} else fail('coverage:record takes what to run: mock or journeys, and then files if not all')
