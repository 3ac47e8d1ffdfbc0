// @vitest-environment node
import { expect, test } from 'vitest'
import { isAllowedPicture } from './picture-address.ts'

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
