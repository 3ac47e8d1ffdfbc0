import type { Part } from '@chaupar/api/fuzz/hostile-call'
import { expect, test } from 'vitest'
import { sendForm } from '../support/forms.ts'
import { picture } from '../support/identity.ts'
import { call, logIn, startApp } from '../support/server.ts'

async function sitDown() {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 6) })
  await call(app, '/__mock/worlds/default/clock/freeze', { body: {} })
  return { app, token: await logIn(app) }
}

const data = { documentType: 'passport', documentNumber: 'P1234567', expiryDate: '2030-01-31' }
const documents: Part[] = [
  { name: 'data', value: JSON.stringify(data), type: 'application/json', filename: 'blob' },
  { name: 'file', value: picture.bytes, filename: 'scan.png', type: 'image/png' },
]

test('[7.3-6] none, pending, a second time 409', async () => {
  const { app, token } = await sitDown()
  const none = await call(app, '/api/kyc', { token })
  expect(none.json.data).toMatchObject({ status: null, fields: expect.arrayContaining([]) })
  const sent = await sendForm(app, '/api/kyc', documents, { token })
  expect(sent.json.data).toMatchObject({ status: 'pending', documentType: 'passport' })
  expect(await sendForm(app, '/api/kyc', documents, { token })).toMatchObject({
    status: 409,
    json: { code: 'kyc_pending' },
  })
  const { documentType, status, submittedAt } = (await call(app, '/api/kyc', { token })).json.data
  expect({ documentType, status, submittedAt }).toEqual(sent.json.data)
})

test('documents without a file are refused', async () => {
  const { app, token } = await sitDown()
  const answer = await sendForm(app, '/api/kyc', documents.slice(0, 1), { token })
  expect(answer).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
})
