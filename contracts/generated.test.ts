import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('generated files are what the documents say', () => {
  const tool = fileURLToPath(new URL('../tools/generate.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [tool, '--check'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}, 30_000)
