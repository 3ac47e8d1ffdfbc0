import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startMock } from '../mock.ts'
import { openSiteAsPlayer } from '../site.tsx'
import { apply } from '../situation.ts'
// The page comes before the clock of a test runs: a busy machine takes its time over its modules.
import '../../src/features/account/kyc-page.tsx'

test.each([
  ['kyc-none', 'You have not submitted any documents yet.', true],
  ['kyc-pending', 'Your documents are being checked. We will update this page.', false],
  ['kyc-approved', 'Your documents are approved. There is nothing more to do.', false],
  ['kyc-declined', 'Your documents were declined. You can submit others.', true],
  ['kyc-expired', 'Your documents are no longer valid. Submit new ones.', true],
])('in the state %s the page says so, and has the form only where documents are taken', async (state, text, asks) => {
  const mock = await startMock()
  apply(mock, state)
  await openSiteAsPlayer(mock, '/kyc')
  await screen.findByText(text)
  const page = within(screen.getByRole('main'))
  page.getByText('Withdrawals need approved documents.')
  expect(page.queryByText(/needed before/)).toBeNull()
  expect(page.queryByRole('button', { name: 'Submit documents' }) !== null).toBe(asks)
})

test('a decision and its reason stand before the form', async () => {
  const mock = await startMock()
  apply(mock, 'kyc-declined')
  await openSiteAsPlayer(mock, '/kyc')
  const reason = await screen.findByText('The document is not readable')
  const form = screen.getByRole('region', { name: 'Upload your documents' })
  expect(reason.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
})
