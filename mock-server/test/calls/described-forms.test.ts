import type { Part } from '@chaupar/api/fuzz/hostile-call'
import { expect, test } from 'vitest'
import { approveDeposit } from '../../src/domain/cashier/decide-deposit.ts'
import { creditPlayer } from '../../src/domain/money/credits.ts'
import { sendForm } from '../support/forms.ts'
import { identify, picture } from '../support/identity.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { seededId } from '../support/worlds.ts'

const fields = { payerName: 'Asha Rao', counter: '12', paidOn: '2026-11-21', app: 'bank-app' }
const payment = { gateway: 'm_upi_counter', amount: 500.5, utr: '402911223344', fields }
const slip: Part = { name: 'field_slip', value: picture.bytes, filename: 'slip.png', type: 'image/png' }

/** A world whose operator has a gateway of an unknown key, and asks more for KYC. */
async function sitDown() {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 6) })
  await call(app, '/__mock/worlds/default/clock/freeze', { body: {} })
  await call(app, '/__mock/worlds/default/scenario', { body: { scenarios: [{ name: 'described-forms' }] } })
  const token = await logIn(app)
  const world = app.registry.get('default')
  const announce = (change: object = {}, files: readonly Part[] = [slip]) =>
    sendForm(app, '/api/deposit/create', [jsonPart({ ...payment, ...change }), ...files], { token })
  return { app, token, world, announce }
}

function jsonPart(data: unknown): Part {
  return { name: 'data', value: JSON.stringify(data), type: 'application/json' }
}

test('[9-8] a gateway of any key describes its fields and takes their answers, which its receipt shows again', async () => {
  const { app, token, world, announce } = await sitDown()
  const { gateways } = (await call(app, '/api/gateways', { token })).json.data
  const client = gateways.find(({ key, kind }) => key === 'm_upi_counter' && kind === 'deposit')
  expect(client?.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'utr text',
    'payerName text',
    'counter number',
    'paidOn date',
    'app choice',
    'slip file',
    'remark text',
  ])
  expect(client?.fields.find(({ name }) => name === 'paidOn')).toMatchObject({ latest: '2026-11-21' })
  const sent = await announce()
  expect(sent.json.data).toMatchObject({
    request: {
      gateway: 'm_upi_counter',
      amount: 500.5,
      details: [
        { label: "Payer's name", text: 'Asha Rao' },
        { label: 'Counter number', text: '12' },
        { label: 'Paid on', text: '2026-11-21' },
        { label: 'App that was used', text: 'bank-app', choice: "My bank's app" },
        { label: 'Slip of the counter', text: 'slip.png' },
      ],
    },
  })
  approveDeposit(world, 'd-1')
  const { rows } = (await call(app, '/api/getAccountstatement?type=deposit', { token })).json.data
  expect(rows[0]).toMatchObject({ description: 'Deposit d-1 by UPI counter', credit: 500.5, balance: 10_500.5 })
})

const text: Part = { ...slip, value: new TextEncoder().encode('no picture at all'), filename: 'slip.png' }

test.each([
  [
    'without a required text',
    { fields: { ...fields, payerName: '  ' } },
    [slip],
    'Please fill in every required field',
  ],
  [
    'with a text that is too short',
    { fields: { ...fields, payerName: 'A' } },
    [slip],
    'A field of the form is not valid',
  ],
  ['with a number below', { fields: { ...fields, counter: '0' } }, [slip], 'A field of the form is not valid'],
  ['with a number above', { fields: { ...fields, counter: '1000' } }, [slip], 'A field of the form is not valid'],
  ['with 1e309', { fields: { ...fields, counter: '1e309' } }, [slip], 'A field of the form is not valid'],
  ['with a day that is none', { fields: { ...fields, paidOn: '2026-02-31' } }, [slip], 'There is no such day'],
  [
    'with a day written otherwise',
    { fields: { ...fields, paidOn: '21/11/2026' } },
    [slip],
    'A field of the form is not valid',
  ],
  ['with a day to come', { fields: { ...fields, paidOn: '2026-11-22' } }, [slip], 'A field of the form is not valid'],
  ['with another choice', { fields: { ...fields, app: 'paypal' } }, [slip], 'A field of the form is not valid'],
  [
    'with a field that is not asked',
    { fields: { ...fields, pin: '1234' } },
    [slip],
    'The form does not ask for this field',
  ],
  ['with a file as text', { fields: { ...fields, slip: 'slip.png' } }, [slip], 'The form does not ask for this field'],
  ['without its file', {}, [], 'Please fill in every required field'],
  ['with an empty file', {}, [{ ...slip, value: new Uint8Array() }], 'The file is empty'],
  ['with a renamed text', {}, [text], 'Only PNG, JPEG and PDF files are taken'],
  [
    'with a file that is not asked',
    {},
    [slip, { ...slip, name: 'field_photo' }],
    'The form does not ask for this field',
  ],
])('a described deposit %s is refused, and nothing is kept', async (_what, change, files, message) => {
  const { app, token, announce } = await sitDown()
  const answer = await announce(change, files)
  expect(answer.json).toMatchObject({ error: true, message })
  expect((await call(app, '/api/deposit/get', { token })).json.data).toMatchObject({ count: 0 })
})

test('a gateway that describes nothing more takes nothing more', async () => {
  const { app, token } = await sitDown()
  const body = { gateway: 'm_paytm', amount: 500, utr: '402911223344', fields: { remark: 'x' } }
  expect((await call(app, '/api/deposit/create', { body, token })).json).toMatchObject({
    message: 'The form does not ask for this field',
  })
})

test('a withdrawal by a described gateway says where to in the gateway’s own fields', async () => {
  const { app, token, world } = await sitDown()
  identify(world, seededId(world), {
    described: { values: { sourceOfFunds: 'salary', pan: 'ABCDE1234F' }, files: new Map() },
  })
  creditPlayer(world, seededId(world), 900_00)
  const target = { amount: 200, method: 'm_upi_counter', account: 'asha.rao@bank' }
  const create = (more: object) => call(app, '/api/withdrawRequest/create', { body: { ...target, ...more }, token })
  expect((await create({})).json).toMatchObject({ message: 'Please fill in every required field' })
  expect((await create({ account: 'no id', fields: { holder: 'Asha', accountKind: 'savings' } })).json).toMatchObject({
    message: 'Account is not valid',
  })
  const taken = await create({ fields: { holder: 'Asha Rao', accountKind: 'savings' } })
  expect(taken.json.data).toMatchObject({
    request: {
      method: 'm_upi_counter',
      details: [
        { label: "Account holder's name", text: 'Asha Rao' },
        { label: 'Kind of account', text: 'savings', choice: 'Savings' },
      ],
    },
    wallet: { balance: 10_700 },
  })
})

test('KYC takes the documents that the operator names, by their own numbers, and no others', async () => {
  const { app, token } = await sitDown()
  const scan: Part = { name: 'file', value: picture.bytes, filename: 'scan.png', type: 'image/png' }
  const fields = { sourceOfFunds: 'salary', pan: 'ABCDE1234F' }
  const hand = (documentType: string, documentNumber: string) =>
    sendForm(app, '/api/kyc', [jsonPart({ documentType, documentNumber, fields }), scan], { token })
  const { documentTypes } = (await call(app, '/api/kyc', { token })).json.data
  expect(documentTypes?.map(({ value }) => value)).toEqual(['passport', 'emiratesId', 'aadhaar', 'pan', 'voterId'])
  expect((await hand('library', '123456789012')).json).toMatchObject({ message: 'These documents are not taken' })
  expect((await hand('aadhaar', '12345678')).json).toMatchObject({ message: 'Document number is not valid' })
  expect((await hand('aadhaar', '123456789012')).json.data).toMatchObject({ documentType: 'aadhaar' })
})

test('KYC asks for the operator’s fields, stores valid answers, and refuses invalid ones', async () => {
  const { app, token } = await sitDown()
  const scan: Part = { name: 'file', value: picture.bytes, filename: 'scan.png', type: 'image/png' }
  const hand = (described: Record<string, string>, more: readonly Part[] = []) =>
    sendForm(
      app,
      '/api/kyc',
      [jsonPart({ documentType: 'passport', documentNumber: 'P1234567', fields: described }), scan, ...more],
      { token },
    )
  const asked = (await call(app, '/api/kyc', { token })).json.data.fields
  expect(asked?.map(({ name }) => name)).toEqual([
    'documentNumber',
    'expiryDate',
    'file',
    'sourceOfFunds',
    'pan',
    'addressProof',
  ])
  expect(asked?.find(({ name }) => name === 'expiryDate')).toMatchObject({ earliest: '2026-11-21' })
  expect((await hand({ sourceOfFunds: 'salary' })).json).toMatchObject({
    message: 'Please fill in every required field',
  })
  expect((await hand({ sourceOfFunds: 'salary', pan: 'abc' })).json).toMatchObject({
    message: 'A field of the form is not valid',
  })
  await hand({ sourceOfFunds: 'salary', pan: 'ABCDE1234F' }, [{ ...slip, name: 'field_addressProof' }])
  expect((await call(app, '/api/kyc', { token })).json.data).toMatchObject({
    status: 'pending',
    details: [
      { label: 'Source of funds', text: 'salary', choice: 'Salary' },
      { label: 'PAN', text: 'ABCDE1234F' },
      { label: 'Proof of address', text: 'slip.png' },
    ],
  })
  const inHindi = (await call(app, '/api/kyc', { token, headers: { 'accept-language': 'hi' } })).json.data
  expect(inHindi.details?.[0]).toEqual({ label: 'पैसे का स्रोत', text: 'salary', choice: 'वेतन' })
})
