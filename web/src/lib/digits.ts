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
