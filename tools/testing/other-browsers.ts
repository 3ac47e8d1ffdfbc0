/** The journeys in Firefox and in WebKitGTK, at the same time. */
import { join } from 'node:path'
import getPort from 'get-port'
import { packageCommand } from '../processes/run.ts'
import { provideFirefox, provideWebKit } from '../stack/prerequisites.ts'
import { startWebKit, type WebKit } from '../stack/webkit.ts'
import { type Counts, sumOf } from './reports.ts'
import { takeStep } from './take-step.ts'

type OtherBrowser = {
  name: string
  provide: () => Promise<boolean>
  /** Starts what drives it, where the browser cannot be started without. */
  start?: () => Promise<WebKit>
}

const browsers = {
  firefox: { name: 'Firefox', provide: provideFirefox },
  webkit: { name: 'WebKitGTK', provide: provideWebKit, start: async () => startWebKit(await getPort()) },
} satisfies Record<string, OtherBrowser>

export type BrowserKey = keyof typeof browsers

export const browserKeys: readonly BrowserKey[] = ['firefox', 'webkit']

type Run = {
  keys: readonly BrowserKey[]
  baseUrl: string
  /** Takes a folder of reports for each browser. */
  reports: string
  /** Only journeys whose title contains it. */
  word?: string
}

/** Runs the journeys of each browser. One that is not here and cannot be installed is named and left out. */
export async function runOtherBrowsers({ keys, ...run }: Run): Promise<Counts> {
  const here: BrowserKey[] = []
  // One after the other: packages are installed by one command at a time.
  for (const key of keys) {
    const { name, provide }: OtherBrowser = browsers[key]
    if (await provide()) here.push(key)
    else
      console.log(
        `${name} is not here and was not installed, which is done on Debian as root: its journeys are left out.`,
      )
  }
  return sumOf(await Promise.all(here.map((key) => runBrowser(key, run))))
}

async function runBrowser(key: BrowserKey, { baseUrl, reports, word }: Omit<Run, 'keys'>): Promise<Counts> {
  const { name, start }: OtherBrowser = browsers[key]
  const folder = join(reports, key)
  const driver = await start?.()
  try {
    const args = ['test', '--config', 'e2e/other-browsers/playwright.config.ts', '--project', key]
    return await takeStep(
      {
        name: `journeys in ${name}`,
        file: packageCommand('playwright'),
        args: word === undefined ? args : [...args, '--grep', word],
        report: { file: join(folder, 'report.json'), kind: 'playwright' },
        shows: true,
      },
      { E2E_BASE_URL: baseUrl, E2E_REPORTS: folder, E2E_WEBDRIVER_URL: driver?.url ?? '' },
    )
  } finally {
    await driver?.stop()
  }
}
