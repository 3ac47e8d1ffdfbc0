import { expect, test } from 'vitest'
import { ForeignSecrets } from '../../src/upstream/foreign-secrets.ts'

test('what stands inside a field that opens something is struck, and its key wherever it turns up again', () => {
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
