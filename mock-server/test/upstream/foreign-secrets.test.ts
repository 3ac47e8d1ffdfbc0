import { expect, test } from 'vitest'
import { ForeignSecrets } from '../../src/upstream/foreign-secrets.ts'

test.each([
  'verificationCode',
  'verification_code',
  'sms_code',
  'smsCode',
  'authCode',
  'auth_code',
  'confirmationCode',
  'confirm_code',
])('a code in a field %s is struck, and so it is in an address and wherever else it turns up', (name) => {
  const secrets = new ForeignSecrets()
  expect(secrets.address(`/api/verify?${name}=918273&lang=en`)).toBe(`/api/verify?${name}=***&lang=en`)
  expect(secrets.mask({ [name]: '482913', note: 'sent 482913' })).toEqual({ [name]: '***', note: 'sent ***' })
  expect(secrets.mask({ [name]: 482_913 })).toEqual({ [name]: '***' })
})

test('a code that opens nothing stays', () => {
  const answer = {
    code: 'otp_wrong',
    country_code: '91',
    agentCode: 'asha-11',
    errorCode: 'E1042',
    referralCode: 'ASHA11',
  }
  expect(new ForeignSecrets().mask(answer)).toEqual(answer)
})

test('values inside a secret field are masked, and their text wherever it appears again', () => {
  const secrets = new ForeignSecrets()
  const answer = {
    token: {
      access: 'acc3ss-of-asha',
      refresh: 'r3fresh-of-asha',
      type: 'Bearer',
      expiresAt: '2026-11-24T13:00:00.000Z',
    },
    otp: { value: '334455', number: 778899, state: 'sent' },
  }
  const struck = secrets.mask(answer)
  expect(struck).toEqual({
    token: { access: 'token#1', refresh: 'token#2', type: '***', expiresAt: '***' },
    otp: { value: '***', number: '***', state: '***' },
  })
  expect(secrets.mask(struck)).toEqual(struck)
  expect(secrets.mask({ note: 'Bearer acc3ss-of-asha was sent with 334455' })).toEqual({
    note: 'Bearer token#1 was sent with ***',
  })
})
