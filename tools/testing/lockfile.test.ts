import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes/run.ts'

type Package = { version?: string; resolved?: string; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}

test('the lockfile names the native parts of every system, without which npm ci refuses it', () => {
  const system = /-(android|darwin|freebsd|linux|openharmony|win32)-/
  const wanted = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}))
  const missing = wanted.filter((name) => system.test(name) && !packages[`node_modules/${name}`])
  expect(wanted.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('the lockfile carries no download address', () => {
  const addresses = Object.values(packages).flatMap((one) => (one.resolved?.includes('://') ? [one.resolved] : []))
  expect(addresses).toEqual([])
})
