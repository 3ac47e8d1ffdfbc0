import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { expect, onTestFinished, test } from 'vitest'
import { lockFolder } from '../../mock-server/src/world/folder-lock.ts'
import { root, run, runNode } from '../processes/run.ts'

test('npm test with a word that no step has names the steps', async () => {
  const { code, output } = await runNode('tools/test.ts', ['types', 'nope'])
  expect(code).toBe(1)
  expect(output).toMatch(/^No step has "nope" in its name/)
  expect(output).toContain('types of mock-server')
})

test('.ci/run and its containers with a word that they do not know name those that they know', async () => {
  const part = await run(join(root, '.ci/run'), ['nope'])
  expect(part.code).toBe(1)
  // Bash says before it when it does not know the machine's language.
  expect(part.output).toMatch(/^No part is called "nope": checks, tests, containers$/m)
  const { code, output } = await runNode('tools/compose.ts', ['journeys', 'nope'])
  expect(code).toBe(1)
  expect(output).toBe('Nothing that is tried is called "nope": journeys, browsers, contracts\n')
})

test('npm run dev with one port for both says which variables give each its own', async () => {
  const port = String(await getPort())
  for (const env of [{ PORT: '8081' }, { PORT: port, MOCK_PORT: port }]) {
    const { code, output } = await runNode('tools/dev.ts', [], { env })
    expect(code).toBe(1)
    expect(output).toMatch(/PORT=\d+ MOCK_PORT=\d+ npm run dev$/m)
  }
})

test('npm start and npm run dev say at once that another server has the data', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const lock = lockFolder(folder)
  onTestFinished(() => lock.release())
  const env = { DATA_DIR: folder, PORT: String(await getPort()), MOCK_PORT: String(await getPort()) }
  for (const command of ['tools/start.ts', 'tools/dev.ts']) {
    const { code, output } = await runNode(command, [], { env })
    expect(code).toBe(1)
    expect(output).toMatch(/^The data folder .* is in use by another server\. .*DATA_DIR=/)
  }
})
