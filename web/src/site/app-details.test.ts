import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { type AppDetails, organisationStatus, readAppDetails, signUpNeedsOtp } from './app-details.ts'

const details: AppDetails = {
  LOGO_URL: '',
  FOOTER_TEXT: '',
  SEO_TITLE: '',
  WHATS_APP_URL: '',
  INSTATGRAM: '',
  FACEBOOK: '',
  TELEGRAM: '',
}
/** Servers write what they want: the field as it may come over the wire. */
const wire = (fields: object): AppDetails => ({ ...details, ...fields })

test.each([
  [undefined, 'live'],
  ['', 'live'],
  ['live', 'live'],
  ['LIVE', 'live'],
  ['maintenance', 'maintenance'],
  ['Suspended', 'suspended'],
  ['closed', 'maintenance'],
])('[4-10] [4-11] BRAND_STATUS %s is %s', (word, status) => {
  expect(organisationStatus(word === undefined ? details : wire({ BRAND_STATUS: word }))).toBe(status)
})

test('[4-11] before the first answer the site is live', () => {
  expect(organisationStatus(undefined)).toBe('live')
})

test('[3-21] OTP 0 and "0" ask for a code; 1 and absent do not', () => {
  expect([0, '0', 1, null].map((OTP) => signUpNeedsOtp(wire({ OTP })))).toEqual([true, true, false, false])
  expect(signUpNeedsOtp(details)).toBe(false)
  expect(signUpNeedsOtp(undefined)).toBe(false)
})

test('[3-33] fields of a wrong type count as empty, and no object is no answer', () => {
  expect(
    readAppDetails({ SEO_TITLE: 'Chaupar', FOOTER_TEXT: { a: 1 }, LOGO_URL: null, BRAND_STATUS: 7, OTP: '0' }),
  ).toEqual({
    ...details,
    SEO_TITLE: 'Chaupar',
    OTP: 0,
  })
  for (const answer of [null, 'text', [], undefined]) expect(() => readAppDetails(answer)).toThrow(ApiError)
})
