import { expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { frozenApp, world } from '../support/control-client.ts'
import { call } from '../support/server.ts'

test('open codes end now, those of one number or all, and are refused as such', async () => {
  const app = await frozenApp()
  const numbers = ['9811122233', '9811122244']
  for (const mobile of numbers) await call(app, '/api/sendOtpToMobile', { body: { mobile, country_code: '91' } })
  const inbox = async () => (await call(app, `${world}/otp`)).json.data
  const states = async () =>
    numbers.map(async (mobile) => there((await inbox()).find((one) => one.mobile === mobile)).state)
  await call(app, `${world}/otp/expire`, { body: { mobile: numbers[0] } })
  expect(await Promise.all(await states())).toEqual(['expired', 'open'])
  const { code } = there((await inbox()).find(({ mobile }) => mobile === numbers[0]))
  const verified = await call(app, '/api/mobileVerification', {
    body: { mobile: numbers[0], country_code: '91', otp: code },
  })
  expect(verified.json).toMatchObject({ error: true, code: 'otp_expired' })
  await call(app, `${world}/otp/expire`, { body: {} })
  expect(await Promise.all(await states())).toEqual(['expired', 'expired'])
})
