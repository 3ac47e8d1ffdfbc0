// @vitest-environment jsdom

import { type JsonObject, objectAt } from '@chaupar/api/document'
import { readDocument } from '@chaupar/api/read-document'
import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { Schemas } from '../../api/test/schemas.ts'
import { nationalDigits } from '../../web/src/features/auth/fields/phone.ts'
import {
  limits,
  loginRules,
  otpRules,
  phoneRules,
  registerRules,
  resetRules,
  usernamePattern,
} from '../../web/src/features/auth/fields/rules.ts'

const document = readDocument('api')
const schemas = new Schemas(document)
const username = objectAt(document, 'components', 'schemas', 'NewUsername')
const password = objectAt(document, 'components', 'schemas', 'NewPassword')
const mobileNumber = objectAt(document, 'components', 'schemas', 'MobileNumber')

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

/** The text that the document gives for a refused value, by JSON Schema keyword. */
function textOf(schema: JsonObject, keyword: string): unknown {
  return objectAt(schema, 'x-messages')[keyword]
}

type Rules = { readonly '~standard': { validate(value: unknown): unknown } }

/** The first text of a form's rules about one field. */
async function complaint(rules: Rules, values: object): Promise<string | undefined> {
  const { issues } = (await rules['~standard'].validate(values)) as { issues?: readonly { message: string }[] }
  return issues?.[0]?.message
}

const registration = {
  name: 'Asha',
  username: 'asha',
  password: 'Chaupar123',
  confirmPassword: 'Chaupar123',
  agentCode: '',
}

describe('limits', () => {
  test('[9-1] a username is 4 to 15 characters on both sides', () => {
    expect(limits.username).toEqual({ min: username.minLength, max: username.maxLength })
  })

  test('[9-2] a password is 8 to 20 characters on both sides', () => {
    expect(limits.password).toEqual({ min: password.minLength, max: password.maxLength })
  })

  test('[3-16] name and agent code end where the document says', () => {
    const { name, agent_code: agentCode } = objectAt(document, 'components', 'schemas', 'RegisterRequest', 'properties')
    expect(limits.name.max).toBe(objectAt(name).maxLength)
    expect(limits.agentCode.max).toBe(objectAt(agentCode).maxLength)
  })

  test.each(['asha', 'Asha Rao 7', 'asha_rao', 'ash\u00e4', 'asha\t', '    ', 'a-b-c', ' asha'])(
    '[5-6] %j is a username for the form exactly when it is one for the server',
    (name) => {
      const forForm = usernamePattern.test(name) && name.trim() !== ''
      expect(forForm).toBe(schemas.problems('#/components/schemas/NewUsername', name).length === 0)
    },
  )
})

describe('mobile numbers', () => {
  test.each([
    '9820041177',
    '6000000000',
    '5820041177',
    '1234567890',
    '18001234567',
    '2226543210',
    '14155552671',
    '982004117',
    '98200411777',
  ])('[5-13] [5-14] %s is a number for the form exactly when it is one for the server', async (number) => {
    const said = await complaint(phoneRules, { phone: `+91${number}` })
    const problems = schemas.problems('#/components/schemas/MobileNumber', number)
    expect(said).toBe(problems.length === 0 ? undefined : textOf(mobileNumber, 'pattern'))
    if (said === undefined) expect(nationalDigits(`+91${number}`)).toBe(number)
  })
})

describe('texts', () => {
  test.each([
    ['[5-5]', 'username', '', username, 'empty'],
    ['[5-5]', 'username', 'ash', username, 'minLength'],
    ['[5-5]', 'username', 'a'.repeat(16), username, 'maxLength'],
    ['[5-6]', 'username', 'asha_rao', username, 'pattern'],
    ['[5-7]', 'password', '', password, 'empty'],
    ['[5-7]', 'password', 'short', password, 'minLength'],
    ['[5-7]', 'password', 'a'.repeat(21), password, 'maxLength'],
  ] as const)('%s the form says of the %s %j what the server says', async (_, field, value, schema, keyword) => {
    const values = { ...registration, [field]: value, ...(field === 'password' ? { confirmPassword: value } : {}) }
    expect(await complaint(registerRules, values)).toBe(textOf(schema, keyword))
  })

  test('[5-4] the form says of an empty name what the server says', async () => {
    const { name } = objectAt(document, 'components', 'schemas', 'RegisterRequest', 'properties')
    expect(await complaint(registerRules, { ...registration, name: '' })).toBe(textOf(objectAt(name), 'empty'))
  })

  test('[5-1] [5-2] the login form says of empty fields what the server says', async () => {
    const fields = objectAt(document, 'components', 'schemas', 'LoginRequest', 'properties')
    const values = { username: 'player', password: 'Chaupar123' }
    for (const field of ['username', 'password'] as const) {
      const expected = textOf(objectAt(fields[field]), 'empty')
      expect(await complaint(loginRules, { ...values, [field]: '' })).toBe(expected)
    }
  })

  test('[5-16] [8-9] a reset with empty fields is refused in the same words', async () => {
    const expected = textOf(objectAt(document, 'components', 'schemas', 'ResetPasswordRequest'), 'empty')
    expect(await complaint(resetRules, { otp: '', password: '' })).toBe(expected)
  })

  test('[2.6-7] an empty code is refused in the same words', async () => {
    const expected = textOf(objectAt(document, 'components', 'schemas', 'OneTimeCode'), 'empty')
    expect(await complaint(otpRules, { otp: '' })).toBe(expected)
  })
})
