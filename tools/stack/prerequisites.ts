/** What the tests need beside npm packages: browsers and nginx. Missing ones are installed where that can be done. */
import { existsSync } from 'node:fs'
import { debianBrowsers, firefoxEsr, isThere } from '../../e2e/debian-browsers.ts'
import { findProgram, packageCommand, run, runNode } from '../processes/run.ts'

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

let listsRead = false

async function aptInstall(name: string): Promise<boolean> {
  console.log(`Installing Debian's package ${name} ...`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!listsRead) await run('apt-get', ['update', '-q'], { env })
  listsRead = true
  const done = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
  if (done.code !== 0) console.log(done.output.split('\n').slice(-5).join('\n'))
  return done.code === 0
}

/** Makes sure that a Chromium can be started for a purpose; the reason when none can be started, else null. */
export async function provideBrowser(purpose: keyof typeof debianBrowsers): Promise<string | null> {
  for (const browser of debianBrowsers[purpose]) {
    if (isThere(browser) || (mayInstall() && (await aptInstall(browser.name)))) return null
  }
  const done = await runNode(packageCommand('playwright'), ['install', 'chromium'])
  return done.code === 0
    ? null
    : `no Chromium could be installed:
${done.output}`
}

/** Whether nginx can be started here, after trying to install it. */
export async function provideNginx(): Promise<boolean> {
  return findProgram('nginx') !== null || (mayInstall() && (await aptInstall('nginx-light')))
}

/** Makes sure that faketime can be started; the reason when it cannot, else null. */
export async function provideFaketime(): Promise<string | null> {
  if (findProgram('faketime') !== null || (mayInstall() && (await aptInstall('faketime')))) return null
  return 'faketime is needed, which gives the tests another clock: install it (apt-get install faketime).'
}

/** The same for openssl, which makes a certificate for a test. */
export async function provideOpenssl(): Promise<boolean> {
  return findProgram('openssl') !== null || (mayInstall() && (await aptInstall('openssl')))
}

/** The same for Debian's Firefox. */
export async function provideFirefox(): Promise<boolean> {
  return isThere(firefoxEsr) || (mayInstall() && (await aptInstall(firefoxEsr.name)))
}

/** The same for WebKitGTK's driver, which brings the browser, and for a display without a screen. */
export async function provideWebKit(): Promise<boolean> {
  for (const [program, name] of [
    ['WebKitWebDriver', 'webkit2gtk-driver'],
    ['Xvfb', 'xvfb'],
  ] as const) {
    if (findProgram(program) === null && !(mayInstall() && (await aptInstall(name)))) return false
  }
  return true
}
