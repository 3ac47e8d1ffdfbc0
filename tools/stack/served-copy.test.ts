import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../mock-server/src/app.ts'
import { readConfig } from '../../mock-server/src/config.ts'
import { copyBuild, removeCopy } from './served-copy.ts'

/** No port: no server of this machine has a copy of this name. */
const port = 0

/** Fills a folder as the build does, which empties it first. */
function build(folder: string, script: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const page of ['index.html', 'app.html']) writeFileSync(join(folder, page), `<script>${script}</script>`)
  writeFileSync(join(folder, `assets/${script}.js`), 'export {}')
}

test('a build leaves a running site as it is: its pages and its chunks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chaupar-served-'))
  const from = { web: join(folder, 'web'), gameClient: join(folder, 'game-client') }
  build(from.web, 'first')
  mkdirSync(from.gameClient)
  for (const file of ['index.html', 'manifest.json']) writeFileSync(join(from.gameClient, file), '{}')
  const copy = copyBuild(port, from)
  const settings = { DATA_DIR: ':memory:', LOG_LEVEL: 'silent', TICK_MS: 'off', WEB_DIST: copy.web }
  const { app } = await buildApp(readConfig(settings))
  onTestFinished(async () => {
    await app.close()
    removeCopy(port)
    rmSync(folder, { recursive: true })
  })

  build(from.web, 'second')

  const page = await app.inject('/')
  expect(page.body).toBe('<script>first</script>')
  expect((await app.inject('/assets/first.js')).statusCode).toBe(200)
})
