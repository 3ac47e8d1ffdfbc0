/** A rupee sign or its words before an amount, a minus in front of them kept; and what is written behind one: '1,000/-'. */
const currencyBefore = /^(-?)\s*(?:₹|₨|rs\.?|inr|रु\.?)\s*/i
const currencyAfter = /\s*(?:\/[-=]|₹|₨|\brs\.?|\binr|रु\.?|रुपये|रुपए)$/i

const grouped = /^\d+([, ]\d{2,3})*[, ]\d{3}(\.\d*)?$/

/**
 * Integer paise of what was typed or pasted into an amount box: '1,500', '₹ 99.5', 'Rs. 1000', '1000/-', '0.50' and '५००' are amounts.
 * Null for all else, among it signs, exponents and a third decimal, which would be another amount than the one that was read.
 */
export function typedPaise(entered: string): number | null {
  const [, rupees, paise = ''] = /^(?=\.?\d)(\d{0,10})(?:\.(\d{0,2}))?$/.exec(amountText(entered)) ?? []
  return rupees === undefined ? null : Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
}

/**
 * What was entered as an amount, in plain signs, without the currency and the signs of grouping. All else stays as it was entered, so
 * that a message can name it: a sign that is dropped would make it another number.
 */
export function amountText(entered: string): string {
  const text = plainSigns(entered).trim()
  const bare = text.replace(currencyAfter, '').replace(currencyBefore, '$1') || text
  return grouped.test(bare) ? bare.replace(/[, ]/g, '') : bare
}

/** Hundredths of a multiplier as it is typed: '2', '2.31', '2,5', '2.31x', '2.31×'. Null for all else. */
export function typedTimes(entered: string): number | null {
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*[x×]?$/i.exec(plainSigns(entered).trim()) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/**
 * A number as it is meant when it comes from another app: digits of every script as 0 to 9, blanks and hyphens of every kind as ' ' and
 * '-', and no signs that are not seen (marks of direction, joiners, zero-width blanks).
 */
export function plainSigns(text: string): string {
  return latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
}

/** As plainSigns, without the blanks and hyphens by which a long number is grouped: '4112 3456-7890'. */
export function withoutGaps(text: string): string {
  return plainSigns(text).replace(/[ -]/g, '')
}

/** The digits of a text alone, in whatever script they were typed, as 0 to 9. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}

/**
 * A text with the digits of every script as 0 to 9: '५', '৫', '٥' and '５' are 5. The ten of a script stand in a row of sixteen, from
 * its first place or from its seventh (Unicode; all that are one unit of UTF-16).
 */
function latinDigits(text: string): string {
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
