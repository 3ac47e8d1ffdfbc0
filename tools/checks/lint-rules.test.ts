import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../processes/run.ts'

const clockMessage = "The device's clock may be days off"
const jsonMessage = 'JSON.parse returns any'

/** The lines 'FILE:LINE' that the linter refuses with this message, in a tree that holds these files alone. */
function refused(message: string, files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['biome.jsonc', ...globSync('tools/checks/*.grit', { cwd: root })])
    cpSync(join(root, file), join(folder, file))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--colors=off', '--max-diagnostics=none', '.'],
    { cwd: folder, encoding: 'utf8' },
  )
  const found = (stdout + stderr).matchAll(new RegExp(`^(\\S+:\\d+):\\d+ plugin .*\n\n.*${message}`, 'gm'))
  return [...found].map(([, line = '']) => line).sort()
}

const askings = ['new Date()', 'Date.now()', 'globalThis.Date.now()', '[1].map(Date.now)']

test("the device's clock is asked nowhere in web, games and journeys", () => {
  const places = ['e2e/x.ts', 'games/client/src/x.tsx', 'web/src/lib/x.ts', 'web/test/x.test.tsx']
  const text = askings.map((asked, index) => `export const x${index} = ${asked}\n`).join('')
  expect(refused(clockMessage, Object.fromEntries(places.map((place) => [place, text])))).toEqual(
    places.flatMap((place) => askings.map((_, index) => `${place}:${index + 1}`)),
  )
})

test('a given moment may be made anywhere, and the owners of the clock and the server may ask', () => {
  const now = 'export const x = Date.now()\n'
  expect(
    refused(clockMessage, {
      'web/src/lib/x.ts': 'export const x = new Date(5)\n',
      'web/src/lib/clock-store.ts': now,
      'web/test/clock.ts': now,
      'mock-server/src/x.ts': now,
    }),
  ).toEqual([])
})

test('JSON is parsed by its reader, by the parts that may not import it, and in tests alone', () => {
  const parsed = ["JSON.parse('1')", "globalThis.JSON.parse('1')", "['1'].map(JSON.parse)"]
  const text = parsed.map((one, index) => `export const x${index} = ${one}\n`).join('')
  const readers = ['api/src/document.ts', 'games/rules/check-round.ts', 'contracts/stand-in/stand-in.ts']
  const tests = ['tools/x.test.ts', 'web/src/x.test.tsx', 'mock-server/test/x.ts', 'web/test/x.tsx']
  const others = ['mock-server/src/x.ts', 'tools/x.ts', 'web/src/x.tsx']
  expect(
    refused(jsonMessage, Object.fromEntries([...readers, ...tests, ...others].map((file) => [file, text]))),
  ).toEqual(others.flatMap((file) => parsed.map((_, index) => `${file}:${index + 1}`)))
})
