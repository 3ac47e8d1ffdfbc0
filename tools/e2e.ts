/**
 * `npm run e2e [-- ARGUMENTS OF PLAYWRIGHT]`: the journeys in a real browser, against the production build behind nginx;
 * with E2E_BASE_URL=http://localhost:8080 against a stack that already runs (Docker Compose).
 * `--reports FOLDER` before them says where the reports of the run go; .tmp/reports/journeys unless said.
 */
import { join } from 'node:path'
import { root } from './processes/run.ts'
import { runBrowserTests } from './stack/browser-tests.ts'

const [first, second, ...rest] = process.argv.slice(2)
const isNamed = first === '--reports' && second !== undefined
const reports = isNamed ? second : join(root, '.tmp/reports/journeys')

process.exit(
  await runBrowserTests({
    config: 'e2e/playwright.config.ts',
    args: isNamed ? rest : process.argv.slice(2),
    env: { E2E_REPORTS: reports },
    hasOther: true,
  }),
)
