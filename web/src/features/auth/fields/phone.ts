import { digitsOf, plainSigns } from '@chaupar/api/typed-numbers'
import type { Metadata } from 'react-phone-number-input'
import { parsePhoneNumber } from 'react-phone-number-input/input-core'
import { countryCode } from '../../../lib/mobile-number.ts'
import plan from './india-plan.json'

/** The numbering plan of India alone (2 kB of the library's 80 kB for the world); a test holds it against the library's. */
export const india: Metadata = {
  version: 4,
  country_calling_codes: { 91: ['IN'] },
  countries: { IN: plan },
  nonGeographic: {},
}

/** A number cannot have more digits, with its calling code (spec 5). */
const maxDigits = 15

/** Whether '+919820041177' is a mobile number of India (spec 5); the plan also holds landlines and services, which get no code. */
export function isIndianNumber(phone: string): boolean {
  return /^\+91[6-9]\d{9}$/.test(phone)
}

/** The problem of an invalid number such as '+9112345'; null if the field is empty. */
export function faultOf(phone: string): 'short' | 'long' | 'start' | null {
  const digits = phone.length - countryCode.length - 1
  if (digits <= 0) return null
  if (digits === 10) return 'start'
  return digits < 10 ? 'short' : 'long'
}

/** What stands in the box, '98200 41177' or '098200 41177', as '+919820041177'; '' when there is no digit. */
export function numberOf(text: string): string {
  const digits = digitsOf(text).replace(/^0+/, '')
  return digits === '' ? '' : `+${countryCode}${digits}`
}

/**
 * What was typed or pasted, without the calling code, which stands before the box: '+91', '0091', '091-' and '91' go when ten digits
 * follow or the text begins with '+91'. It ends where no number has more digits.
 */
export function nationalPart(entered: string): string {
  const text = plainSigns(entered)
  const digits = digitsOf(text)
  const coded = digits.replace(/^0+/, '')
  const isInternational = text.trimStart().startsWith(`+${countryCode}`) || coded.length === 12
  const national = isInternational && coded.startsWith(countryCode) ? coded.slice(countryCode.length) : text
  const most = maxDigits - countryCode.length
  return digitsOf(national).length > most ? digitsOf(national).slice(0, most) : national
}

/** '+919820041177' -> '9820041177'; '' for what is no number. */
export function nationalDigits(phone: string): string {
  return parsePhoneNumber(phone, india)?.nationalNumber ?? ''
}

/** '9820041177' -> '+919820041177', as the phone box holds it. */
export function internationalNumber(national: string): string {
  return national === '' ? '' : `+${countryCode}${national}`
}

/** The number that a recovery code was sent to, beside the reset that carries the code (extension); nothing when it is not known. */
export function numberOfCode(phone: string | null): { query?: { phone: string; countryCode: typeof countryCode } } {
  return phone === null ? {} : { query: { phone, countryCode } }
}
