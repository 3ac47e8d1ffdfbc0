import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { submitKyc } from '../../../mock-server/src/domain/kyc/kyc.ts'
import { passport, picture } from '../../../mock-server/test/support/identity.ts'
import { seededId } from '../../../mock-server/test/support/worlds.ts'
import { startMock } from '../mock.ts'
import { openSiteAsPlayer, toastSays } from '../site.tsx'
// The page comes before the clock of a test runs: a busy machine takes its time over its modules.
import '../../src/features/account/kyc-page.tsx'

const scan = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'passport.png', {
  type: 'image/png',
})
const checked = 'Your documents are being checked. We will update this page.'

async function fillForm() {
  const mock = await startMock()
  const { user, queries } = await openSiteAsPlayer(mock, '/kyc')
  await user.type(await screen.findByLabelText('Document number'), 'P1234567')
  await user.upload(screen.getByLabelText('Scan of the document'), scan)
  // The page has asked again at the first word of the socket: what happens from now on comes by its pushes.
  await waitFor(() => expect([mock.count('GET /api/kyc') > 1, queries.isFetching()]).toEqual([true, 0]))
  const handInElsewhere = () => submitKyc(mock.world, seededId(mock.world), passport, picture)
  return { mock, user, handInElsewhere }
}

test('[4-12] documents submitted in another tab show as being checked in this one', async () => {
  const { mock, handInElsewhere } = await fillForm()
  handInElsewhere()
  await screen.findByText(checked)
  expect(screen.queryByRole('button', { name: 'Submit documents' })).toBeNull()
  expect(mock.count('POST /api/kyc')).toBe(0)
})

test('a tab that has not heard of it is refused in words, and then says that they are being checked', async () => {
  const { mock, user, handInElsewhere } = await fillForm()
  mock.world.faults.plant({ target: { event: 'session_refresh' }, effect: { kind: 'event-lost' }, times: null })
  handInElsewhere()
  await user.click(screen.getByRole('button', { name: 'Submit documents' }))
  await toastSays('error', 'Your documents are being checked')
  await screen.findByText(checked)
  expect(mock.count('POST /api/kyc')).toBe(1)
})
