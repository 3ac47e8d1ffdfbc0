import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer, toastSays } from '../site.tsx'
import { apply } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/referral/referral-page.tsx'

async function post(mock: Mock, path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${mock.origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return answer.json()
}

/** A player registers by the code, after a visit by a link of this source. */
async function bring(mock: Mock, code: string, username: string, mobile: string) {
  await post(mock, '/page/visit', { path: '/mobile-number', agentCode: code, source: 'telegram' })
  apply(mock, 'otp-not-required')
  const answer = await post(mock, '/register', {
    name: 'Ravi',
    username,
    password: 'Chaupar123',
    agent_code: code,
    typeId: 3,
    parentId: 81026,
    mobile,
    country_code: '91',
  })
  expect(answer).toMatchObject({ error: false })
}

test('[2.4-1] [7.5-2] the code is made once, and its link can be copied', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/referral')
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.dblClick(await screen.findByRole('button', { name: 'Get my code' }))
  await toastSays('other', 'Your code is ready')
  const copy = await screen.findByRole('button', { name: 'Copy the link' })
  await user.click(copy)
  await within(copy).findByText('Copied')
  expect(copied.mock.lastCall?.[0]).toMatch(`${mock.origin}/mobile-number?agent_code=`)
  expect(mock.count('POST /api/ref/generate')).toBe(1)
})

test('[7.5-2] who came by the code counts in the totals, in the list and under the source', async () => {
  const mock = await startMock()
  const { data } = await post(mock, '/ref/generate', {}, { authorization: await mock.token() })
  await bring(mock, data.code, 'ravikumar', '9820042001')
  await openSiteAsPlayer(mock, '/referral')
  await waitFor(() =>
    expect(screen.getByLabelText('Referral totals').textContent).toBe(
      'Visits by your link1Registered1Active0Earned₹0.00',
    ),
  )
  const [row] = within(await screen.findByRole('list', { name: 'Friends who joined' })).getAllByRole('listitem')
  expect(row?.textContent).toMatch(/^ra\*+r\d+ \w+ \d{4}, .*, telegramNo bet decided yet₹0\.00$/)
  const sources = await screen.findByRole('table', { name: 'Referrals by source' })
  expect(within(sources).getAllByRole('row')[1]?.textContent).toBe('telegram11₹0.00')
})

test('each part fails by itself, with Retry', async () => {
  const mock = await startMock()
  mock.fail('listReferralChildren', 400, 'No list today')
  await openSiteAsPlayer(mock, '/referral')
  await screen.findByRole('button', { name: 'Get my code' })
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load the players')
  screen.getByRole('button', { name: 'Retry' })
})
