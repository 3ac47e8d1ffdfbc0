import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startMock } from '../mock.ts'
import { address, openSite } from '../site.tsx'

const failedSettings = 'We could not load the settings of the site'

test('[4-4] sign-up says that the settings did not come and offers Retry; the number stays', async () => {
  const mock = await startMock()
  mock.fail('getAppDetails', 501, 'Settings are out')
  const { user } = openSite('/mobile-number')
  await user.type(await screen.findByLabelText('Mobile number'), '9811122233')
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await screen.findByText(failedSettings)
  expect(address()).toBe('/mobile-number')
  expect(screen.getByRole('alert').textContent).toContain('Settings are out')
  expect(mock.count('POST /api/sendOtpToMobile')).toBe(0)

  mock.world.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(address()).toBe('/verify-number'))
  expect(mock.lastBody('POST /api/sendOtpToMobile')).toEqual({ mobile: '9811122233', country_code: '91' })
})

test.each(['/register', '/verify-number'])(
  '[4-4] %s waits for the settings, says that they did not come, and goes on with the stored number',
  async (path) => {
    const mock = await startMock()
    mock.fail('getAppDetails', 501, 'Settings are out')
    localStorage.setItem('mobileDetails', JSON.stringify({ mobile: '9811122233', country_code: '91' }))
    const { user } = openSite(path)
    await screen.findByText(failedSettings)
    const asked = mock.count('GET /api/getAppDetails')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(mock.count('GET /api/getAppDetails')).toBeGreaterThan(asked))
    await screen.findByText(failedSettings)
    expect(address()).toBe(path)
    expect(JSON.parse(localStorage.getItem('mobileDetails') ?? 'null')).toEqual({
      mobile: '9811122233',
      country_code: '91',
    })

    mock.world.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByLabelText('OTP')
    expect(address()).toBe('/verify-number')
  },
)
