import type { ControlInput } from '@chaupar/api/control-client'
import type { BrowserContext } from '@playwright/test'

/** What a page showed, as the drawer of the mock records it (web/src/console/drawer). */
export type RecordedScreen = NonNullable<ControlInput<'saveBundle'>['screen']>

/**
 * What the page that changed last has shown since it was loaded; undefined where no page is recorded, as behind a web server, which
 * has no drawer.
 */
export async function lastScreen(context: BrowserContext): Promise<RecordedScreen | undefined> {
  const screens = await Promise.all(context.pages().map((page) => page.evaluate(readScreen).catch(() => null)))
  return screens
    .flatMap((screen) => screen ?? [])
    .sort((one, other) => lastMoment(one) - lastMoment(other))
    .at(-1)
}

/** Runs in the page. */
function readScreen(): RecordedScreen | null {
  const recorded = Reflect.get(window, 'chauparScreen')
  return typeof recorded === 'function' ? recorded() : null
}

function lastMoment({ events }: RecordedScreen): number {
  return Number(events.at(-1)?.timestamp ?? 0)
}
