import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isObject, parseJson } from '@chaupar/api/document'
import getPort from 'get-port'
import { load } from 'js-yaml'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../processes/run.ts'

const folder = 'kit/action'
let temporary: string
let groups: number[]

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'action-'))
  writeFileSync(join(temporary, 'outputs'), '')
  groups = []
})
afterEach(() => {
  // What a step has started goes on in its group of processes.
  for (const group of groups) endGroup(group)
  rmSync(temporary, { recursive: true, force: true })
})

function endGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // Nothing of it runs any more.
  }
}

/** Runs a step's script as GitHub does; its exit code, what it printed, and its outputs so far. */
async function step(script: string, env: Record<string, string>) {
  const child = spawn('bash', [join(root, folder, script)], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      RUNNER_TEMP: temporary,
      GITHUB_OUTPUT: join(temporary, 'outputs'),
      IMAGE: '',
      ...env,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
  })
  const [code] = await once(child, 'close')
  if (child.pid !== undefined) groups.push(child.pid)
  return { code, printed, outputs: readFileSync(join(temporary, 'outputs'), 'utf8') }
}

test('a mock is started with a world, and the journals of its worlds are collected', async () => {
  const port = String(await getPort())
  const mock = `http://localhost:${port}`
  const started = await step('start.sh', {
    COMMAND: `${process.execPath} mock-server/src/main.ts`,
    PORT: port,
    WORLD: 'ci',
  })
  expect(started).toEqual({
    code: 0,
    printed: '',
    outputs: `url=http://ci.localhost:${port}\nmock-url=${mock}\nworld=ci\n`,
  })
  await fetch(`${mock}/api/getAppDetails`, { headers: { 'x-world': 'ci' } })
  const collected = await step('collect/collect.sh', { MOCK_URL: mock })
  expect(collected.code).toBe(0)
  const journal = parseJson(readFileSync(join(temporary, 'chaupar-journals/ci.journal.json'), 'utf8'))
  expect(isObject(journal) && isObject(journal.data) ? journal.data.entries : null).toContainEqual(
    expect.objectContaining({ name: 'getAppDetails' }),
  )
})

test('a mock that ends at once is an error with its words, and without one the journals are left out with a warning', async () => {
  const port = String(await getPort())
  const { code, printed } = await step('start.sh', { COMMAND: 'node --no-such-option', PORT: port, WORLD: 'ci' })
  expect(code).toBe(1)
  expect(printed).toContain('::error::The mock has ended\n')
  expect(printed).toContain('bad option: --no-such-option')
  expect(await step('collect/collect.sh', { MOCK_URL: `http://localhost:${port}` })).toMatchObject({
    code: 0,
    printed: `::warning::The mock on http://localhost:${port} does not answer: its log says why\n`,
  })
})

test('a name that no world can have is refused before anything starts', async () => {
  const { code, printed } = await step('start.sh', { COMMAND: 'false', PORT: '1', WORLD: 'a "world"' })
  expect(code).toBe(1)
  expect(printed).toBe('::error::"a "world"" is no name of a world: small letters, digits and dashes\n')
})

test.each(['action.yml', 'collect/action.yml'])(
  'each input of %s is declared, described and handed to its script',
  (file) => {
    const text = readFileSync(join(root, folder, file), 'utf8')
    const action = load(text)
    const inputs = isObject(action) && isObject(action.inputs) ? action.inputs : {}
    const used = [...text.matchAll(/\{\{ inputs\.([\w-]+) \}\}/g)].map(([, name]) => name)
    expect([...new Set(used)].sort()).toEqual(Object.keys(inputs).sort())
    for (const input of Object.values(inputs))
      expect(input).toMatchObject({ description: expect.any(String), default: expect.any(String) })
  },
)
