import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../processes/run.ts'

/** The lines 'FILE:LINE' that the linter refuses for the device's clock, in a tree that holds these files alone. */
function refused(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['biome.jsonc', 'tools/checks/no-device-clock.grit']) cpSync(join(root, file), join(folder, file))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  const found = (stdout + stderr).matchAll(/^(\S+:\d+):\d+ plugin .*\n\n.*The device's clock may be days off/gm)
  return [...found].map(([, line = '']) => line).sort()
}

const askings = ['new Date()', 'Date.now()', 'globalThis.Date.now()', '[1].map(Date.now)']

test("the device's clock is asked nowhere in web, games and journeys", () => {
  const places = ['e2e/x.ts', 'games/client/src/x.tsx', 'web/src/lib/x.ts', 'web/test/x.test.tsx']
  const text = askings.map((asked, index) => `export const x${index} = ${asked}\n`).join('')
  expect(refused(Object.fromEntries(places.map((place) => [place, text])))).toEqual(
    places.flatMap((place) => askings.map((_, index) => `${place}:${index + 1}`)),
  )
})

test('a given moment may be made anywhere, and the owners of the clock and the server may ask', () => {
  const now = 'export const x = Date.now()\n'
  expect(
    refused({
      'web/src/lib/x.ts': 'export const x = new Date(5)\n',
      'web/src/lib/clock-store.ts': now,
      'web/test/clock.ts': now,
      'mock-server/src/x.ts': now,
    }),
  ).toEqual([])
})
