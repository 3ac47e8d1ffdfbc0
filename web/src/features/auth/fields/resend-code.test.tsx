import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResendCode } from './resend-code.tsx'

test('[4-21] Resend OTP reads Submitting... while the code is asked for', () => {
  const button = (busy: boolean) => (
    <I18nProvider i18n={i18n}>
      <ResendCode busy={busy} onResend={() => undefined} />
    </I18nProvider>
  )
  const { rerender } = render(button(false))
  expect(screen.getByRole('button', { name: 'Resend OTP' })).toHaveProperty('disabled', false)
  rerender(button(true))
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true)
})
