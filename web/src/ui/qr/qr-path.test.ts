import { expect, test } from 'vitest'
import { scan } from '../../../test/scanner.ts'
import { qrPath } from './qr-path.ts'

test.each([
  'upi://pay?pa=chaupar.demo@pay&pn=Chaupar%20Play&am=1500.50&cu=INR&tn=Player%201',
  'TPLAYMONEYDONOTSEND000000000000000',
  '0x00000000000000000000000000000000706c6179',
  '01700000000',
  'upi://pay?tn=खिलाड़ी 1',
  `upi://pay?tn=${'x'.repeat(480)}`,
])('a scanner reads %s', (text) => {
  expect(scan(qrPath(text))).toBe(text)
})

test('a text that no code holds is refused', () => {
  expect(() => qrPath('x'.repeat(5000))).toThrow(RangeError)
})
