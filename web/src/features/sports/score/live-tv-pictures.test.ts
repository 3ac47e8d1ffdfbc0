import { expect, test } from 'vitest'
import { frameAddress } from './live-tv-pictures.tsx'

const page = 'https://play.example/exchange/1'

test.each([
  ['/live-tv/watch/1', '/live-tv/', 'https://play.example/live-tv/watch/1'],
  ['https://tv.example/watch/1', 'https://tv.example/info', 'https://tv.example/watch/1'],
  ['https://tv.example/watch/1', '/live-tv/', null],
  ['https://tv.example.evil.example/1', 'https://tv.example/', null],
  ['javascript:alert(1)', '/live-tv/', null],
  ['data:text/html,<script>alert(1)</script>', '/live-tv/', null],
  ['//tv.example/1', 'https://tv.example/', 'https://tv.example/1'],
  ['http://[', '/live-tv/', null],
])('[7.4-5] the frame of %s with the service %s is %s', (url, service, address) => {
  expect(frameAddress(url, service, page)).toBe(address)
})
