// @vitest-environment jsdom

import { objectAt } from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'
import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { Schemas } from '../../api/test/schemas.ts'
import { passwordRules } from '../../web/src/features/account/password-rules.ts'
import { bankRules } from '../../web/src/features/cashier/banks/bank-rules.ts'

const document = readDocument('api')
const schemas = new Schemas(document)

const typed = { currentPassword: 'Chaupar123', newPassword: '', confirmPassword: '' }

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test.each([
  ['', 'empty'],
  ['short12', 'minLength'],
  ['a'.repeat(21), 'maxLength'],
])('[9-2] the profile says of the new password %j what the server says', (password, keyword) => {
  const texts = objectAt(document, 'components', 'schemas', 'NewPassword', 'x-messages')
  expect(passwordRules.newPassword(password, typed)).toBe(texts[keyword])
})

test.each(['a'.repeat(8), 'a'.repeat(20)])('[9-2] %j is a password on both sides', (password) => {
  expect(passwordRules.newPassword(password, typed)).toBeUndefined()
  expect(schemas.problems('#/components/schemas/NewPassword', password)).toEqual([])
})

test.each(['PLAY0000001', 'play0000001', 'PLAY1000001', 'PLAY00001', 'P1AY0000001'])(
  '[7.3-5] the IFSC %j is one for the form exactly when the server takes what the form sends',
  (ifsc) => {
    const { pattern } = objectAt(document, 'components', 'schemas', 'AddBankRequest', 'properties', 'ifsc')
    const taken = new RegExp(String(pattern)).test(ifsc.toUpperCase())
    expect(bankRules.ifsc(ifsc, 'bank') === undefined).toBe(taken)
  },
)
