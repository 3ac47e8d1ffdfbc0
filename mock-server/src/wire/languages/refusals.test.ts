import { expect, test } from 'vitest'
import { type ErrorRule, errorCatalogue } from '../../domain/base/errors.ts'
import { translated } from './translation.ts'

/** What a player may be refused with at the cashier and over his documents; what only the control surface says is not here. */
const rules: readonly ErrorRule[] = [
  ...([
    'gateway_not_found',
    'gateway_not_fast',
    'gateway_unavailable',
    'amount_below_min',
    'amount_above_max',
  ] as const),
  ...(['utr_required', 'utr_invalid', 'utr_taken', 'proof_required'] as const),
  ...(['field_required', 'field_invalid', 'field_no_such_day', 'field_unknown'] as const),
  ...(['kyc_required', 'insufficient_cash', 'wagering_open', 'account_required', 'account_invalid'] as const),
  ...(['withdrawal_not_found', 'withdrawal_not_pending', 'demo_not_allowed'] as const),
  ...(['bank_not_found', 'bank_exists', 'bank_in_use', 'bank_limit', 'bank_name_required', 'ifsc_required'] as const),
  ...(['bank_number_invalid', 'card_number_invalid'] as const),
  ...(['kyc_pending', 'kyc_approved', 'document_number_required', 'document_number_invalid'] as const),
  ...(['document_type_invalid', 'document_expired'] as const),
  ...(['file_required', 'file_empty', 'file_too_large', 'file_type'] as const),
]

test.each(rules)('the refusal %s has its Hindi', (rule) => {
  expect(translated('hi', errorCatalogue[rule].message)).toMatch(/[\u0900-\u097f]/)
})

test('a refusal that the web knows by its words keeps them', () => {
  const { message } = errorCatalogue.unauthorized
  expect(translated('hi', message)).toBe('Unauthorized action.')
})
