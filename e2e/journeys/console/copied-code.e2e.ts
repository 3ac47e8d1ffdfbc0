import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '../../fixtures/test.ts'
import { openConsole, panel } from '../../parts/console.ts'
import { playASession } from '../../parts/played-session.ts'

const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')

test.use({ worldOptions: { seed: "it's `$(1)`", scenarios: [{ name: 'low-balance', params: { balance: 700 } }] } })

test('the last two minutes are saved as a test, which passes', async ({ page, world, player, mockUrl }, testInfo) => {
  test.slow()
  await playASession(world, player)
  await openConsole(page)
  const journal = panel(page, 'Journal')
  const saving = page.waitForEvent('download')
  await journal.getByRole('button', { name: 'My last two minutes as a test' }).press('Enter')
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`${world.name}.spec.ts`)
  await expect(journal.getByText(`Saved as ${world.name}.spec.ts`)).toBeVisible()

  // In a folder of the project, where the package is found.
  const folder = join(import.meta.dirname, '../../../.tmp/copied-code', world.name)
  mkdirSync(folder, { recursive: true })
  const code = readFileSync(await saved.path(), 'utf8')
  expect(code).toContain("await player.api.call('placeBet', { body: { marketId: '")
  expect(code).toContain(
    "rejects.toMatchObject({ status: 422, code: 'stake_above_max', reason: 'Stake is above the maximum' })",
  )
  expect(code).toContain('// Left out: addBank; the journal holds no secrets.')
  expect(code).not.toContain(player.token)
  expect(code).not.toContain(player.password)
  writeFileSync(join(folder, 'copied.spec.ts'), code)
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { use: { mockUrl: '${mockUrl}' }, reporter: 'line' }\n`,
  )
  const { TEST_WORKER_INDEX: _worker, TEST_PARALLEL_INDEX: _parallel, ...env } = process.env
  const run = await promisify(execFile)(process.execPath, [playwright, 'test'], { cwd: folder, env }).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => `${error.stdout ?? error}`,
  )
  await testInfo.attach('copied.spec.ts', { body: code, contentType: 'text/plain' })
  expect(run).toContain('1 passed')
})
