import { DomainError } from '../base/errors.ts'

export interface PhoneNumber {
  /** Digits without '+'. */
  countryCode: string
  /** National digits without a leading 0. */
  mobile: string
}

/**
 * Reads a number as the calls send it: '91' and '+91' alike, only India (spec 5), ten digits that begin with 6 to 9.
 * Throws `mobile_invalid`.
 */
export function readPhone(countryCode: string, mobile: string): PhoneNumber {
  const country = countryCode.replace(/^\+/, '')
  if (country !== '91' || !/^[6-9]\d{9}$/.test(mobile)) throw new DomainError('mobile_invalid')
  return { countryCode: country, mobile }
}
