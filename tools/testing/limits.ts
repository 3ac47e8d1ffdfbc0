/**
 * The limits of every test. They end what hangs and never what is slow: a test that passes is over long before, on a busy
 * machine too. How fast something is belongs into a benchmark.
 */

/** For one test or hook, in milliseconds; its waits end long before, so only the long forms come near. */
const testLimitMs = 60 * 60_000

/** For one wait inside a test, in milliseconds. */
export const waitLimitMs = 2 * 60_000

/** What every project of Vitest takes. */
export const testLimits = {
  testTimeout: testLimitMs,
  hookTimeout: testLimitMs,
  expect: { poll: { timeout: waitLimitMs } },
}
