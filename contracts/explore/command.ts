/**
 * `npm run contracts:explore -- --api-url URL ...`: calls a running server, in any language, with inputs that the contract
 * documents allow and with such as they rule out, and prints what does not fit the documents, each with the smallest input and
 * the way to see it again. Ends with 1 when something was found, with 2 when it could not begin.
 */
import { ExploreError, explore } from './explore.ts'
import { settingsOf, usage } from './options.ts'
import { heardText, reportText } from './report.ts'

const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(usage)
} else {
  try {
    const heard = (...done: Parameters<typeof heardText>) => console.error(heardText(...done))
    const settings = { ...settingsOf(args), heard }
    const report = await explore(settings)
    console.log(reportText(report, settings))
    process.exitCode = report.findings.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof ExploreError)) throw error
    console.error(`${error.message}\n\n${usage}`)
    process.exitCode = 2
  }
}
