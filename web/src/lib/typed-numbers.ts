import { toPaise } from './money.ts'

/**
 * Integer paise of what was typed or pasted into an amount box: '1,500', '₹ 99.5' and '0.50' are amounts. Null for all else,
 * among it signs, exponents and a third decimal, which would be another amount than the one that was read.
 */
export function paiseOf(entered: string): number | null {
  const text = entered.replace('₹', '').trim()
  const plain = /^\d+([,\s]\d{2,3})*[,\s]\d{3}(\.\d*)?$/.test(text) ? text.replace(/[,\s]/g, '') : text
  if (!/^(\d{1,10}(\.\d{0,2})?|\.\d{1,2})$/.test(plain)) return null
  return toPaise(Number(plain))
}

const fullWidthZero = 0xff10
const devanagariZero = 0x0966

/** A text with Devanagari and full-width digits as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= fullWidthZero ? fullWidthZero : devanagariZero))
  })
}

/** The digits of a text alone, in whatever script they were typed, as 0 to 9. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}
