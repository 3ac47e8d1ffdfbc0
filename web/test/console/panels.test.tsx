import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { scenarios } from '../../../mock-server/src/scenarios/list.ts'
import { eventually } from '../../../tools/testing/eventually.ts'
import { Console } from '../../src/console/console.tsx'
import { keepControlToken } from '../../src/console/control/control.ts'
import { FaultPanel } from '../../src/console/faults/fault-panel.tsx'
import { MarketPanel } from '../../src/console/markets/market-panel.tsx'
import { ConfirmButton } from '../../src/console/panel/confirm-button.tsx'
import { ApprovalsPanel } from '../../src/console/players/approvals-panel.tsx'
import { PlayerPanel } from '../../src/console/players/player-panel.tsx'
import { QuickPanel } from '../../src/console/quick-panel.tsx'
import { ScenarioPanel } from '../../src/console/scenarios/scenario-panel.tsx'
import { storedTheme, ThemeButton } from '../../src/console/theme-button.tsx'
import { show, useMock } from './mock.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})

const world = 'default'

test('a scenario is applied by one press, and its command is shown', async () => {
  const { seen } = await useMock()
  show(<ScenarioPanel world={world} applied={[]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'maintenance' }))
  expect(await screen.findByText('Done: applyScenarios')).toBeTruthy()
  expect(seen).toEqual([
    { method: 'POST', path: '/__mock/worlds/default/scenario', body: { scenarios: [{ name: 'maintenance' }] } },
  ])
  expect(screen.getByText(/^curl -X POST .*\/worlds\/default\/scenario/)).toBeTruthy()
})

test('a scenario with parameters asks for them; a wrong one is refused in place', async () => {
  const { seen } = await useMock()
  show(<ScenarioPanel world={world} applied={[]} />)
  await userEvent.click(await screen.findByRole('button', { name: 'low-balance …' }))
  await userEvent.type(screen.getByLabelText('balance'), '12.5')
  await userEvent.click(screen.getByRole('button', { name: 'Apply low-balance' }))
  expect(await screen.findByText('Done: applyScenarios')).toBeTruthy()
  expect(seen[0]?.body).toEqual({ scenarios: [{ name: 'low-balance', params: { balance: 12.5 } }] })
  await userEvent.type(screen.getByLabelText('balance'), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Apply low-balance' }))
  expect(await screen.findByText(/400 scenario_parameter_invalid/)).toBeTruthy()
})

test('what holds stands above the list, and is ended there or by a second press', async () => {
  const { seen } = await useMock()
  show(<ScenarioPanel world={world} applied={['default', 'maintenance', 'slow']} />)
  const on = await screen.findByRole('list', { name: 'On now' })
  expect(
    within(on)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['End maintenance', 'End slow'])
  // The state in which every world begins is not a scenario to apply.
  expect(screen.getByText(`2 on, ${scenarios.size - 1} in all`)).toBeTruthy()
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  expect([pressed('maintenance'), pressed('live'), pressed('otp-required'), pressed('flaky …')]).toEqual([
    'true',
    'false',
    'true',
    'false',
  ])
  expect(pressed('deposit-pending …')).toBeNull()
  await userEvent.click(within(on).getByRole('button', { name: 'End slow' }))
  await userEvent.click(screen.getByRole('button', { name: 'maintenance' }))
  await userEvent.click(screen.getByRole('button', { name: 'End all' }))
  await eventually(() =>
    expect(seen.map(({ path, body }) => [path.split('/').slice(-2).join('/'), body])).toEqual([
      ['scenario/end', { scenarios: ['slow'] }],
      ['scenario/end', { scenarios: ['maintenance'] }],
      ['scenario/end', {}],
    ]),
  )
})

test('scenarios are found by words of their meaning', async () => {
  await useMock()
  show(<ScenarioPanel world={world} applied={['maintenance']} />)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find a scenario' }), '401')
  const found = screen.getAllByRole('button').map((button) => button.textContent)
  expect(found).toContain('unauthorized-next')
  expect(found).not.toContain('maintenance')
})

test('a fault of each kind is planted as control.yaml has it', async () => {
  const { world: mock } = await useMock()
  show(<FaultPanel world={world} />)
  await screen.findByText('Nothing goes wrong on purpose.')
  for (const [where, what] of [
    ['placeBet', 'latency'],
    ['*token', 'error'],
    ['*', 'legacy-error'],
    ['odds:update', 'event-duplicated'],
    ['session_check', 'event-late'],
    ['playRound', 'dropped-answer'],
    ['stage:round', 'event-lost'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: 'Add fault' }))
    await userEvent.selectOptions(screen.getByLabelText('Where'), where)
    await userEvent.selectOptions(screen.getByLabelText('What'), what)
    await userEvent.click(screen.getByRole('button', { name: 'Plant this fault' }))
    await eventually(() => expect(screen.queryByLabelText('Where')).toBeNull())
  }
  expect(mock.faults.list().map(({ effect }) => effect.kind)).toEqual([
    'latency',
    'error',
    'legacy-error',
    'event-duplicated',
    'event-late',
    'dropped-answer',
    'event-lost',
  ])
  expect(await screen.findByText('7 on')).toBeTruthy()
})

test('a market is settled again otherwise', async () => {
  const { seen } = await useMock()
  show(<MarketPanel world={world} />)
  const settle = async (index: number) => {
    const winner = await screen.findByLabelText('Winner')
    const option = within(winner).getAllByRole('option')[index]
    await userEvent.selectOptions(winner, option ?? '')
    await userEvent.click(screen.getByRole('button', { name: 'Settle Match Odds' }))
  }
  await userEvent.click(await screen.findByRole('button', { name: 'Match Odds' }))
  await userEvent.click(screen.getByRole('button', { name: 'Settle…' }))
  await settle(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Settle again…' }))
  await settle(1)
  expect(await screen.findByText('Done: resettleMarket')).toBeTruthy()
  expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual(['settle', 'resettle'])
})

test('nothing waits: the scenarios that change this are offered', async () => {
  await useMock()
  show(<ApprovalsPanel world={world} />)
  await userEvent.click(await screen.findByRole('button', { name: 'deposit-pending' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Approve Deposit ₹500.00 of player/ }))
  expect(await screen.findByText('Done: approveDeposit')).toBeTruthy()
  expect(await screen.findByText(/Nothing waits/)).toBeTruthy()
})

test('documents that wait are declined at a press, with the reason that was typed', async () => {
  const { seen } = await useMock()
  show(<ApprovalsPanel world={world} />)
  await userEvent.click(await screen.findByRole('button', { name: 'kyc-pending' }))
  await userEvent.type(await screen.findByLabelText('Reason of a decline'), 'Too dark')
  await userEvent.click(screen.getByRole('button', { name: 'Decline KYC of player' }))
  expect(await screen.findByText('Done: declineKyc')).toBeTruthy()
  expect(seen.at(-1)?.body).toEqual({ reason: 'Too dark' })
})

describe('the quick actions', () => {
  test('site, session, KYC and match are each a press away, and say how they stand', async () => {
    const { world: mock } = await useMock()
    show(<QuickPanel world={world} applied={['default']} />)
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    await press('Maintenance')
    expect(await screen.findByText('Done: applyScenarios')).toBeTruthy()
    expect(mock.settings.current.appDetails.BRAND_STATUS).toBe('maintenance')
    await press('Log out with a 401')
    expect(await screen.findByText('Done: pushSessionRefresh')).toBeTruthy()
    await press('Log out everywhere')
    expect(await screen.findByText('Done: logOutEverywhere')).toBeTruthy()
    await press('Declined')
    await eventually(() =>
      expect(screen.getByRole('button', { name: 'Declined' }).getAttribute('aria-pressed')).toBe('true'),
    )
    expect(screen.getByRole('button', { name: 'None' }).getAttribute('aria-pressed')).toBe('false')
  })

  test('a match is settled by its winner, at a second press', async () => {
    const { seen } = await useMock()
    show(<QuickPanel world={world} applied={['default']} />)
    const match = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Match to settle' })
    const [winner] = screen.getAllByRole('button', { name: / wins$/ })
    if (!winner) throw new Error('no button for a winner')
    const { value } = match
    await userEvent.click(winner)
    expect(seen).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /^Settle all \d+ markets\?$/ }))
    expect(await screen.findByText('Done: settleMatch')).toBeTruthy()
    expect(seen).toEqual([
      { method: 'POST', path: `/__mock/worlds/default/matches/${value}/settle`, body: { winner: 'home' } },
    ])
    expect(await screen.findByText(/^It is over\./)).toBeTruthy()
    expect(match.value).toBe(value)
  })
})

test('dark and light: a press changes the tokens and is remembered', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#0b0d1a">')
  const frame = document.querySelector('meta[name="theme-color"]')
  onTestFinished(() => frame?.remove())
  show(<ThemeButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Light theme' }))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect([storedTheme(), frame?.getAttribute('content')]).toEqual(['light', '#f6f0e3'])
  await userEvent.click(screen.getByRole('button', { name: 'Dark theme' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect([storedTheme(), frame?.getAttribute('content')]).toEqual(['dark', '#0b0d1a'])
})

test('money is credited to the paisa', async () => {
  const { seen } = await useMock()
  show(<PlayerPanel world={world} />)
  await userEvent.type(await screen.findByLabelText('credit ₹'), '250.07')
  await userEvent.click(screen.getByRole('button', { name: 'Credit' }))
  expect(await screen.findByText('₹10,250.07')).toBeTruthy()
  expect(seen[0]?.body).toEqual({ username: 'player', amount: 250.07, to: 'balance' })
})

test('what cannot be taken back is asked first', async () => {
  const onConfirm = vi.fn()
  show(<ConfirmButton label="Void" question="Really?" onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Void' }))
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Void' })).toBeTruthy()
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Void' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('a locked mock asks for its token, and says when one was wrong', async () => {
  await useMock({ controlToken: 'right-token' })
  show(<Console />)
  const field = await screen.findByLabelText('Control token')
  expect(screen.queryByText('The last token was refused')).toBeNull()
  const unlock = async (token: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, token)
    await userEvent.click(screen.getByRole('button', { name: 'Unlock' }))
  }
  await unlock('wrong-token')
  expect(await screen.findByText('The last token was refused')).toBeTruthy()
  await unlock('right-token')
  expect(await screen.findByRole('heading', { name: 'Worlds' })).toBeTruthy()
  expect(sessionStorage.getItem('controlToken')).toBe('right-token')
})

test('after too many wrong tokens it says how long to wait', async () => {
  keepControlToken('wrong-token')
  onTestFinished(() => sessionStorage.clear())
  await useMock({ controlToken: 'right-token' })
  const wrong = { headers: { 'x-control-token': 'wrong-token' } }
  for (let guess = 0; guess < 10; guess += 1) await fetch('/__mock/worlds', wrong)
  show(<Console />)
  expect(await screen.findByText(/^Too many wrong control tokens, please try again in \d+ s$/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Worlds' })).toBeNull()
})

test('a mock that is silent is an error with Retry, not an empty page', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  show(<PlayerPanel world={world} />)
  const failed = await screen.findByRole('alert')
  expect(failed.textContent).toContain('The mock does not answer')
  await useMock()
  await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: /^player/ })).toBeTruthy()
})
