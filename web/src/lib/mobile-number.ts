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
