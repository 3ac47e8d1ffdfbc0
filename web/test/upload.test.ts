import { expect, test } from 'vitest'
import { call } from '../src/api/call.ts'
import { configureApi } from '../src/api/settings.ts'
import { startMock } from './mock.ts'

/** The first bytes distinguish a picture from other files. */
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

test('[7.3-6] a file goes out as a form and arrives with what it belongs to', async () => {
  const mock = await startMock()
  const token = await mock.token()
  configureApi({
    token: () => token,
    language: () => 'en',
    onUnauthorized: () => undefined,
    onMaintenance: () => undefined,
    onGoneWorld: () => undefined,
  })
  const file = new File([png], 'passport.png', { type: 'image/png' })
  await call('submitKyc', { body: { data: { documentType: 'passport', documentNumber: 'P1234567' }, file } })
  expect(await call('getKyc')).toMatchObject({ status: 'pending', documentType: 'passport' })
})
