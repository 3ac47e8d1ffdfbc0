import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { parseJson } from '@chaupar/api/document'
import { expect, onTestFinished, test } from 'vitest'

/** Parts, each with an interaction of its own. */
const parts = [
  ['kyc', 'getKyc: no documents yet'],
  ['alerts', 'getAlerts: none'],
  ['gateways', 'listGateways: all'],
  ['statement', 'getAccountStatement: nothing fits'],
] as const
const name = 'chaupar-web-chaupar-api.json'

/** Keeps the part again and again, each time with another request, and at the end with that of `rounds`. */
const keeping = `
  import { writeFileSync } from 'node:fs'
  import { workerData } from 'node:worker_threads'
  const { module, part, description, folders, rounds } = workerData
  const { keepPact } = await import(module)
  for (let round = 1; round <= rounds; round += 1) {
    const interactions = [{ description, request: { path: '/' + round } }]
    writeFileSync(folders.fresh + part + '/${name}', JSON.stringify({ interactions }))
    keepPact(part, folders)
  }
`

test('parts that change one pact at the same time lose nothing of each other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-pacts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const folders = { committed: join(folder, 'committed/'), fresh: join(folder, 'fresh/') }
  const module = new URL('pact-file.ts', import.meta.url).href
  const rounds = 40
  mkdirSync(folders.committed)
  for (const [part] of parts) mkdirSync(join(folders.fresh, part), { recursive: true })
  writeFileSync(join(folders.committed, name), JSON.stringify({ interactions: [] }))
  const ended = parts.map(([part, description]) => {
    const workerData = { module, part, description, folders, rounds }
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(keeping)}`), { workerData })
    return new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject))
  })
  expect(await Promise.all(ended)).toEqual([0, 0, 0, 0])
  const interactions = parts.map(([, description]) => ({ description, request: { path: `/${rounds}` } }))
  const sorted = interactions.sort((one, other) => (one.description < other.description ? -1 : 1))
  expect(parseJson(readFileSync(join(folders.committed, name), 'utf8'))).toEqual({ interactions: sorted })
})
