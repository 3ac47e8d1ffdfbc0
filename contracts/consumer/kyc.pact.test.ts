import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { account, submitKyc } from '../../web/src/features/account/queries.ts'
import { oneOf, timestamp } from './examples/matchers.ts'
import { pactOf, playerToken, press, read, session, success, tokenHeader } from './exchange.ts'

const { arrayContaining, boolean, eachLike, equal, string } = MatchersV3
const exchange = pactOf('kyc')
const player = ['default', { signedIn: 'player' }] as const

test('[7.3-6] before the first documents KYC has no status, and says what its form asks', () =>
  exchange(
    {
      description: 'getKyc: no documents yet',
      states: [player, ['kyc-none']],
      request: { line: 'GET /kyc', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          status: null,
          documentTypes: eachLike({ value: string('passport'), label: string('Passport') }),
          fields: eachLike({
            name: string('documentNumber'),
            label: string('Document number'),
            kind: oneOf('file|text|number|date|choice', 'text'),
            required: boolean(true),
          }),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(account.kyc())).toMatchObject({ status: null, fields: [{ name: 'documentNumber' }] })
    },
  ))

test('[7.3-6] a form that the operator describes says all that its fields need', () => {
  const options = eachLike({ value: string('salary'), label: string('Salary') })
  const choice = { name: string('sourceOfFunds'), kind: equal('choice'), options }
  const text = {
    name: string('pan'),
    kind: equal('text'),
    pattern: string('^[A-Z]+$'),
    help: string('As on the card.'),
  }
  return exchange(
    {
      description: 'getKyc: a form of the operator’s',
      states: [player, ['kyc-none'], ['described-forms']],
      request: { line: 'GET /kyc', headers: tokenHeader() },
      answer: { status: 200, body: success({ status: null, fields: arrayContaining(choice, text) }) },
    },
    async () => {
      session.token = playerToken
      expect(await read(account.kyc())).toMatchObject({ fields: [{ kind: 'choice' }, { pattern: '^[A-Z]+$' }] })
    },
  )
})

test('[7.3-6] documents show what was answered beside them', () =>
  exchange(
    {
      description: 'getKyc: declined documents of a described form',
      states: [player, ['described-forms'], ['kyc-declined']],
      request: { line: 'GET /kyc', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          status: 'declined',
          details: arrayContaining(
            { label: string('Source of funds'), text: string('salary'), choice: string('Salary') },
            { label: string('PAN'), text: string('ABCDE1234F') },
          ),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(account.kyc())).toMatchObject({ details: [{ choice: 'Salary' }, { label: 'PAN' }] })
    },
  ))

test('[7.3-6] [4-12] declined documents come with the reason', () =>
  exchange(
    {
      description: 'getKyc: declined documents',
      states: [player, ['kyc-declined']],
      request: { line: 'GET /kyc', headers: tokenHeader() },
      answer: {
        status: 200,
        body: success({
          status: 'declined',
          documentType: oneOf('passport|emiratesId', 'passport'),
          reason: string('The document is not readable'),
          submittedAt: timestamp(),
          decidedAt: timestamp(),
        }),
      },
    },
    async () => {
      session.token = playerToken
      expect(await read(account.kyc())).toMatchObject({ status: 'declined', reason: 'The document is not readable' })
    },
  ))

test('[7.3-6] [4-14] documents go out as a form with their scan, and wait', () => {
  const data = { documentType: 'passport', documentNumber: 'P1234567', expiryDate: '2031-05-31' } as const
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  const file = new File([png], 'passport.png', { type: 'image/png' })
  return exchange(
    {
      description: 'submitKyc: a passport',
      states: [player, ['kyc-none']],
      request: { line: 'POST /kyc', headers: tokenHeader(), form: { data, files: { file } } },
      answer: { status: 200, body: success({ status: 'pending', documentType: 'passport', submittedAt: timestamp() }) },
    },
    async () => {
      session.token = playerToken
      expect(await press(submitKyc, { data, file })).toMatchObject({ status: 'pending' })
    },
  )
})
