import { expect as base } from '@playwright/test'

/** How long an assertion waits for what it asserts: limits end what hangs, never what is slow. */
export const assertionLimitMs = 60_000

/** For parts that benches use too: outside of Playwright's runner its configuration does not apply, and 5 s are the limit. */
export const expect = base.configure({ timeout: assertionLimitMs })
