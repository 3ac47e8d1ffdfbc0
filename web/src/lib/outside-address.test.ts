import { expect, test } from 'vitest'
import { isAllowedPicture, payPageOf } from './outside-address.ts'

const origins = ['https://cdn.example', 'https://img.example:8443']

test.each(['/art/x.svg', 'https://cdn.example/x.jpg', 'https://img.example:8443/x.jpg'])('%j is shown', (address) =>
  expect(isAllowedPicture(address, origins)).toBe(true),
)

test.each([
  '',
  '//cdn.example/x.jpg',
  '/\\cdn.example/x.jpg',
  'http://cdn.example/x.jpg',
  'https://cdn.example.evil.example/x.jpg',
  'https://img.example/x.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
])('%j is not shown', (address) => expect(isAllowedPicture(address, origins)).toBe(false))

const payOrigins = ['https://pay.example.com']
const own = 'https://play.example'

test.each([
  ['https://pay.example.com/p/d-1', 'https://pay.example.com/p/d-1'],
  ['/game-host/pay/d-1.key', 'https://play.example/game-host/pay/d-1.key'],
])('%j is opened: a named origin, or the own one', (url, opened) => {
  expect(payPageOf(url, payOrigins, own)?.href).toBe(opened)
})

test('a mock on this machine leads to its own page, without TLS', () => {
  expect(payPageOf('/game-host/pay/d-1.key', [], 'http://a.localhost:8080')?.host).toBe('a.localhost:8080')
})

test.each([
  'http://pay.example.com/p',
  'https://evil.example/p',
  'https://pay.example.com.evil.example/',
  'https://pay.example.com@evil.example/',
  'https://me@pay.example.com/',
  'https://:secret@pay.example.com/',
  'https://pay.example.com:8443/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/p',
  '/\\evil.example/p',
  'https://',
])('%j is not opened', (url) => expect(payPageOf(url, payOrigins, own)).toBeNull())
