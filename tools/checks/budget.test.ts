import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import budget from './budget.json' with { type: 'json' }
import { checkBudget, type Manifest, staticFiles } from './budget.ts'

const manifest: Manifest = {
  'src/main.tsx': { file: 'assets/index.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  'src/app/pages/landing-page.tsx': { file: 'assets/landing.js', imports: ['_shared.js'] },
  'src/features/sports/slip/bet-slip.tsx': { file: 'assets/slip.js', imports: ['_shared.js'] },
}

describe('the landing page', () => {
  test('counts what its entries import, however deep, and no page that is loaded later', () => {
    const files = staticFiles(manifest, ['src/main.tsx', 'src/app/pages/landing-page.tsx'])
    expect([...files].sort()).toEqual(['assets/index.js', 'assets/landing.js', 'assets/react.js', 'assets/shared.js'])
  })
})

describe('the budget', () => {
  let folder = ''
  const dist = () => join(folder, 'dist')
  const aside = () => join(folder, 'aside')

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'budget-'))
    mkdirSync(join(dist(), 'assets'), { recursive: true })
    mkdirSync(aside())
    writeFileSync(join(aside(), 'manifest.json'), JSON.stringify(manifest))
    for (const name of ['index', 'shared', 'react', 'landing', 'slip']) chunk(name, 'export {}', ['src/a.tsx'])
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function chunk(name: string, code: string, sources: string[]): void {
    writeFileSync(join(dist(), `assets/${name}.js`), code)
    writeFileSync(join(aside(), `${name}.js.map`), JSON.stringify({ sources }))
  }

  /** Text that gzip cannot make smaller than its length in bytes. */
  function incompressible(bytes: number): string {
    let state = 1
    const next = () => {
      state = (state * 48_271) % 2_147_483_647
      return String.fromCharCode(33 + (state % 94))
    }
    return Array.from({ length: Math.ceil(bytes * 1.3) }, next).join('')
  }

  test('is kept by small chunks', () => {
    expect(checkBudget(dist(), aside()).problems).toEqual([])
  })

  test('is broken by a landing page over its size', () => {
    chunk('react', incompressible(147_000), [])
    expect(checkBudget(dist(), aside()).problems.join()).toContain(`${budget.landing.gzipKilobytes} kB allowed`)
  })

  test('is broken by any other chunk over its size', () => {
    chunk('slip', incompressible(81_000), [])
    expect(checkBudget(dist(), aside()).problems.join()).toMatch(/slip\.js: .* 80 kB allowed/)
  })

  test('is broken by a library in the landing page that a guest does not need', () => {
    chunk('shared', 'export {}', ['../../../node_modules/socket.io-client/build/esm/index.js'])
    expect(checkBudget(dist(), aside()).problems.join()).toContain('holds node_modules/socket.io-client')
  })

  test("is broken by the recorder of the screen in any chunk of the player's app, and not in one of the console", () => {
    chunk('console', 'export {}', ['../../../node_modules/rrweb/dist/rrweb.js'])
    expect(checkBudget(dist(), aside()).problems).toEqual([])
    chunk('slip', 'export {}', ['../../../node_modules/rrweb/dist/rrweb.js'])
    expect(checkBudget(dist(), aside()).problems).toEqual([
      "slip.js is part of the player's app and holds node_modules/rrweb/dist/rrweb.js",
    ])
  })

  test('is broken by a drawer over its size, which every page of a tester loads', () => {
    writeFileSync(join(dist(), 'drawer.js'), incompressible(66_000))
    expect(checkBudget(dist(), aside()).problems.join()).toMatch(/drawer\.js: .* 65 kB allowed/)
  })

  test('counts the first files also when their module was put into a chunk with others', () => {
    const { 'src/main.tsx': main, ...others } = manifest
    writeFileSync(join(aside(), 'manifest.json'), JSON.stringify({ ...others, '_first.js': main }))
    expect(checkBudget(dist(), aside()).problems.join()).toContain('main.tsx is not in the build')
    chunk('index', incompressible(147_000), ['../../src/ui/tabs.tsx', '../../src/main.tsx'])
    expect(checkBudget(dist(), aside()).problems.join()).toContain(`${budget.landing.gzipKilobytes} kB allowed`)
  })

  test('is broken when nothing could be measured', () => {
    writeFileSync(join(aside(), 'manifest.json'), '{}')
    expect(checkBudget(dist(), aside()).problems.join()).toContain('src/main.tsx is not in the build')
  })
})
