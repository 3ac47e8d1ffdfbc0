/**
 * Debian's browsers, each package with its program. Where none is there, Playwright brings its own.
 * Journeys take the shell: the same engine without windows, for a quarter less CPU. Benches take what players have.
 */
import { existsSync } from 'node:fs'

export type DebianBrowser = { name: string; program: string }

const shell: DebianBrowser = { name: 'chromium-headless-shell', program: '/usr/bin/chromium-headless-shell' }
const chromium: DebianBrowser = { name: 'chromium', program: '/usr/bin/chromium' }

/** The browser of the journeys in `other-browsers` beside WebKitGTK. */
export const firefoxEsr: DebianBrowser = { name: 'firefox-esr', program: '/usr/bin/firefox-esr' }

/** What serves a purpose, the best first. */
export const debianBrowsers = {
  journeys: [shell, chromium],
  benches: [chromium],
} satisfies Record<string, readonly DebianBrowser[]>

export const isThere = ({ program }: DebianBrowser): boolean => existsSync(program)

/** The program that a purpose has on this machine; null when Playwright's own is to be taken. */
export function installedBrowser(purpose: keyof typeof debianBrowsers): string | null {
  return debianBrowsers[purpose].find(isThere)?.program ?? null
}
