import { expect, test } from 'vitest'
import { makeAjv } from '../src/ajv.ts'

const validate = makeAjv().compile({ type: 'number', 'x-decimals': 2 })

test('every amount in paise up to a lakh, and the largest ones, has two decimals', () => {
  for (let paise = 0; paise <= 10_000_000; paise += 1) {
    if (validate(paise / 100) !== true) throw new Error(`${paise / 100} is refused`)
  }
  for (const rupees of [-0.07, -1234.56, 999_999_999_999.99, -1_000_000_000_000]) expect(validate(rupees)).toBe(true)
})

test.each([0.001, 12.505, 1e-9, 100.001, 0.1 + 0.2])('%d has more', (amount) => {
  expect(validate(amount)).toBe(false)
  expect(validate.errors?.map(({ message }) => message)).toEqual(['must have at most two decimals'])
})
