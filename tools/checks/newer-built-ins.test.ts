import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { oldestBrowsers } from '../oldest-browsers.ts'
import { root } from '../processes/run.ts'
import { newerBuiltInsOf } from './newer-built-ins.ts'

test.each([
  ['URL.canParse(e)', ['URL.canParse(']],
  ['[...Map.groupBy(e,t)]', ['Map.groupBy(']],
  ['e.toSorted((e,t)=>e-t),t.toSorted()', ['.toSorted(']],
  ['Promise.withResolvers()', ['Promise.withResolvers(']],
  ['e.values().filter(Boolean)', ['.values().filter(']],
])('%s is a newer built-in', (script, found) => {
  expect(newerBuiltInsOf(script)).toEqual(found)
})

test.each(['new URL(e)', '[...e].sort()', '[...e.values()].filter(Boolean)', 'JSON.parse(e)', 'e.union(t)'])(
  '%s runs in every supported browser',
  (script) => {
    expect(newerBuiltInsOf(script)).toEqual([])
  },
)

test('builds are for the browsers of package.json, which README and the sentence for older ones name', () => {
  expect(oldestBrowsers).toEqual(['chrome109', 'firefox115', 'safari16.4', 'ios16.4'])
  const names = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari', ios_saf: 'iOS' }
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const sentence = readFileSync(join(root, 'web/public/old-browser.js'), 'utf8')
  for (const entry of manifest.browserslist) {
    const [browser = '', , version = ''] = entry.split(' ')
    const name = `${Object.entries(names).find(([key]) => key === browser)?.[1]} ${version}`
    expect(readme).toContain(name)
    expect(sentence.split(name).length, `${name} in both sentences`).toBeGreaterThan(2)
  }
})
