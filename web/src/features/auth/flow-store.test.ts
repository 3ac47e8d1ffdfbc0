import { expect, test } from 'vitest'
import { forgetNumber, keepNumber, keepVerifiedCode, readMobileDetails } from './flow-store.ts'

test('[3-17] the mobile details are kept in local storage and cleared', () => {
  keepNumber({ mobile: '9820041177', country_code: '91' })
  keepVerifiedCode('482913')
  expect(JSON.parse(localStorage.getItem('mobileDetails') ?? '')).toEqual({
    mobile: '9820041177',
    country_code: '91',
    otp: '482913',
  })
  expect(readMobileDetails()).toEqual({ mobile: '9820041177', country_code: '91', otp: '482913' })
  forgetNumber()
  expect(readMobileDetails()).toBeNull()
})

test.each(['{', 'null', '[]', '{"mobile":1}', '{"mobile":"98","country_code":"x"}'])(
  'garbage mobile details (%s) are none',
  (garbage) => {
    localStorage.setItem('mobileDetails', garbage)
    expect(readMobileDetails()).toBeNull()
  },
)
