import { expect, test } from 'vitest'
import { parseUrl } from './parse-url.ts'

test.each([
  ['https://pay.example/a?b=1', undefined, 'https://pay.example/a?b=1'],
  ['/a', 'https://site.example/page', 'https://site.example/a'],
  ['/a', undefined, undefined],
  ['https://', undefined, undefined],
  ['', undefined, undefined],
])('%s on %s is the address %s', (text, base, href) => {
  expect(parseUrl(text, base)?.href).toBe(href)
})
