import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type AuthPanel, useAuthPanel } from '../../src/player/auth-panel-store.ts'
import { startMock } from '../mock.ts'
import { openSite } from '../site.tsx'

/** Each dialog state of spec 4: its name, its route, and what stands in it. */
const states: readonly [AuthPanel, string, string, string][] = [
  ['login', 'Login', '/sign-in', 'Login'],
  ['mobileNumber', 'Sign up', '/mobile-number', 'Send OTP'],
  ['verifyNumber', 'Verify number', '/verify-number', 'Verify'],
  ['register', 'Sign up', '/register', 'Sign up'],
  ['forgotpassword', 'Forgot password', '/forgot-password', 'Send OTP'],
  ['resetpassword', 'Reset password', '/reset-password', 'Submit'],
]

/** What the later steps of sign-up need to be shown. */
function storeDetails(panel: AuthPanel): void {
  const verified = panel === 'register' ? { otp: '123456' } : {}
  localStorage.setItem('mobileDetails', JSON.stringify({ mobile: '9811122233', country_code: '91', ...verified }))
}

test.each(states)(
  '[1-10] [4-1] [2.6-17] the state %s is a side panel named %s with a close button, and the same form on %s',
  async (panel, name, path, button) => {
    await startMock()
    storeDetails(panel)
    openSite('/terms')
    act(() => useAuthPanel.getState().open(panel))
    const dialog = await screen.findByRole('dialog', { name })
    await within(dialog).findByRole('button', { name: button })
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeDefined()
    const fields = [...dialog.querySelectorAll('input')].map(({ name: field }) => field)

    act(() => useAuthPanel.getState().close())
    act(() => {
      history.pushState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    const page = await screen.findByRole('main')
    await within(page).findByRole('button', { name: button })
    expect(within(page).getByRole('heading', { level: 1, name })).toBeDefined()
    expect([...page.querySelectorAll('form input')].map((input) => input.getAttribute('name'))).toEqual(fields)
    expect(within(page).getByRole('group', { name: 'Language' })).toBeDefined()
  },
)
