import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSettings } from '../../../mock-server/src/domain/base/change-settings.ts'
import type { GamePolicyName } from '../../../mock-server/src/domain/base/settings.ts'
import { GameApp } from '../src/shell/game-app.tsx'
import { GameProvider } from '../src/shell/game-store.tsx'
import { sitAt } from './seat.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // jsdom has dialogs that cannot be shown.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openDice(policy: GamePolicyName) {
  const seat = await sitAt('dice')
  changeSettings(seat.world, { gamePolicy: policy })
  render(
    <GameProvider launch={seat.launched} rgs={seat.rgs} machine={seat.machine}>
      <GameApp />
    </GameProvider>,
  )
  await seat.machine.begin()
  await screen.findByRole('heading', { level: 1 })
  return seat
}

const isShown = (name: string) => screen.queryByText(name, { selector: 'dt' }) !== null
const asked = (seat: Awaited<ReturnType<typeof sitAt>>) => seat.calls.filter((name) => name === '/wallet/play').length

/** What this client never has, whatever a policy would allow. */
const never = /auto ?play|turbo|slam|full ?screen|buy/i

test.each([
  ['play-money', { playMoney: true, net: true, clock: true, returns: true, space: true }],
  ['uk-strict', { playMoney: false, net: true, clock: true, returns: true, space: false }],
  ['none', { playMoney: true, net: false, clock: false, returns: false, space: true }],
] as const)('the policy %s is obeyed: %j', async (policy, shown) => {
  const seat = await openDice(policy)
  expect(screen.queryByText('Play money') !== null).toBe(shown.playMoney)
  expect([isShown('Net'), isShown('Session'), isShown('Balance')]).toEqual([shown.net, shown.clock, true])
  expect(screen.queryByRole('button', { name: never })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByRole('button', { name: 'Rules and return' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Rules and return' }))
  await sheet.findByText(/^Stakes from/)
  expect(sheet.queryByRole('heading', { name: 'What each bet gives back' }) !== null).toBe(shown.returns)
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await userEvent.click(document.body)
  await userEvent.keyboard(' ')
  await waitFor(() => expect(asked(seat)).toBe(shown.space ? 1 : 0))
})

test('the next round waits for as long as the policy says, and the button says so', async () => {
  const seat = await openDice('uk-strict')
  await userEvent.click(screen.getByRole('button', { name: /^Roll/ }))
  await waitFor(() => expect(seat.now().phase).toBe('ended'))
  const wait = await screen.findByRole('button', { name: /^Wait/ })
  expect(wait.getAttribute('aria-disabled')).toBe('true')
  expect(seat.now().nextBetAtMs - performance.now()).toBeLessThanOrEqual(5_000)
  await userEvent.click(wait)
  expect(asked(seat)).toBe(1)
})
