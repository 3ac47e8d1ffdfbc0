import { expect, test } from 'vitest'
import type { Gateway } from '../queries.ts'
import { allMet, conditionsOf } from './withdraw-conditions.ts'

const bank: Gateway = {
  key: 'bank',
  kind: 'withdraw',
  name: 'Bank transfer',
  min: 500,
  max: 500_000,
  hours: '00:00-24:00',
  available: true,
  fields: [],
}
const fine = { gateway: bank, kyc: 'approved', cash: 500, savedAccounts: 1 } as const

test('all conditions are met with documents, an open gateway, the least amount in cash and an account', () => {
  expect(allMet(conditionsOf(fine))).toBe(true)
})

test.each([
  ['kycApproved', { ...fine, kyc: 'expired' }],
  ['kycApproved', { ...fine, kyc: null }],
  ['open', { ...fine, gateway: { ...bank, available: false } }],
  ['enoughCash', { ...fine, cash: 499.99 }],
  ['enoughCash', { ...fine, cash: undefined }],
  ['hasAccount', { ...fine, savedAccounts: 0 }],
] as const)('%s is not met', (name, facts) => {
  const conditions = conditionsOf(facts)
  expect(Object.entries(conditions).filter(([, met]) => !met)).toEqual([[name, false]])
})

test('the number at a gateway is typed: no saved account is needed', () => {
  expect(conditionsOf({ ...fine, gateway: { ...bank, key: 'm_paytm' }, savedAccounts: 0 }).hasAccount).toBe(true)
})
