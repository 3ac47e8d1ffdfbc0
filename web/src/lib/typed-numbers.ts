import { toPaise } from './money.ts'

/**
 * Integer paise of what was typed or pasted into an amount box: '1,500', '₹ 99.5', '0.50' and '५००' are amounts. Null for all else,
 * among it signs, exponents and a third decimal, which would be another amount than the one that was read.
 */
export function paiseOf(entered: string): number | null {
  const text = latinDigits(entered).replace('₹', '').trim()
  const plain = /^\d+([,\s]\d{2,3})*[,\s]\d{3}(\.\d*)?$/.test(text) ? text.replace(/[,\s]/g, '') : text
  if (!/^(\d{1,10}(\.\d{0,2})?|\.\d{1,2})$/.test(plain)) return null
  return toPaise(Number(plain))
}

/**
 * A text with the digits of every script as 0 to 9: '५', '৫', '٥' and '５' are 5. The ten of a script stand in a row of sixteen, from
 * its first place or from its seventh (Unicode; all that are one unit of UTF-16).
 */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\uff19]/g, (sign) => {
    if (!isDigit(sign)) return sign
    const place = sign.charCodeAt(0) % 16
    const last = String.fromCharCode(sign.charCodeAt(0) - place + 15)
    return String(isDigit(last) ? place - 6 : place)
  })
}

function isDigit(sign: string): boolean {
  return /\p{Nd}/u.test(sign)
}

/** The digits of a text alone, in whatever script they were typed, as 0 to 9. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}
/** Calling code of India, as the calls want it (spec 3). */
export const countryCode = '91'

/**
 * A mobile number as it is read: '9820041177', '919820041177' and '+91 98200-41177' are all '+91 98200 41177', with the country's
 * code once, however a server writes it. What is no number of ten digits stays as it came.
 */
export function readableMobile(number: string): string {
  const digits = number.replace(/\D/g, '')
  const national = digits.length > 10 ? digits.replace(/^0*91/, '') : digits
  if (national.length !== 10) return number
  return `+${countryCode} ${national.slice(0, 5)} ${national.slice(5)}`
}
