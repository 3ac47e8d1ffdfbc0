// @vitest-environment node
import { expect, test } from 'vitest'
import { payPageOf } from './pay-page.ts'

const hosts = ['pay.example.com']

test('a page of a named host is opened', () => {
  expect(payPageOf('https://pay.example.com/p/d-1', hosts)?.href).toBe('https://pay.example.com/p/d-1')
})

test.each([
  'http://pay.example.com/p',
  'https://evil.example/p',
  'https://pay.example.com.evil.example/',
  'https://pay.example.com@evil.example/',
  'https://me@pay.example.com/',
  'https://pay.example.com:8443/',
  'javascript:alert(1)',
  '//pay.example.com/p',
  '',
])('%j is not opened', (url) => expect(payPageOf(url, hosts)).toBeNull())
