import { digitsOf, latinDigits } from '../../../lib/typed-numbers.ts'

/** As many digits as a code of any server has. */
const most = 8

/**
 * The code in what was typed or pasted: '123 456', '123-456', or a whole message, '123456 is your OTP, valid for 10
 * minutes', where other numbers stand too: six digits in a row come before six in two halves.
 */
export function codeOf(entered: string): string {
  const text = latinDigits(entered)
  const found = /[^\d\s-]/.test(text)
    ? (/(?<!\d)\d{6}(?!\d)/.exec(text) ?? /(?<!\d)\d{3}[\s-]\d{3}(?!\d)/.exec(text))
    : null
  return digitsOf(found?.[0] ?? text).slice(0, most)
}
