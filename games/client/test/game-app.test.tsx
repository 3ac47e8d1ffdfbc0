import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { creditPlayer, debitPlayer } from '../../../mock-server/src/domain/money/credits.ts'
import { balanceOf } from '../../../mock-server/src/domain/money/wallet.ts'
import { startTimeOut } from '../../../mock-server/src/domain/play-limits/take-break.ts'
import { seededId } from '../../../mock-server/test/support/worlds.ts'
import { FailureBoundary } from '../src/shell/failure-boundary.tsx'
import { GameApp } from '../src/shell/game-app.tsx'
import { GameProvider } from '../src/shell/game-store.tsx'
import { type Seat, sitAt, stakePaise, tileThat } from './seat.ts'

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
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('this face is broken')
}

async function open(game: 'mines' | 'dice' | 'blackjack', language: 'en' | 'hi' = 'en'): Promise<Seat> {
  const seat = await sitAt(game)
  const { launched, rgs, machine } = seat
  render(
    <GameProvider launch={{ ...launched, language }} rgs={rgs} machine={machine}>
      <GameApp />
    </GameProvider>,
  )
  await machine.begin()
  await screen.findByRole('heading', { level: 1 })
  return seat
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('a round of mines from the bet to the cash-out, with balance, net position and the strip', async () => {
  const seat = await open('mines')
  expect(screen.getByRole('heading', { level: 1, name: 'Mines' })).toBeTruthy()
  expect(figure('Balance')).toBe('₹10,000.00')
  await userEvent.click(button(/^Bet/))
  await screen.findByRole('button', { name: /Take back/ })
  expect(figure('Balance')).toBe('₹9,900.00')
  expect(figure('Net')).toBe('−\u2060₹100.00')
  expect(screen.getByRole('textbox', { name: 'Stake in rupees' })).toHaveProperty('disabled', true)
  await userEvent.click(button(`Tile ${(await tileThat(seat, false)) + 1}, closed`))
  await userEvent.click(await screen.findByRole('button', { name: /^Cash out/ }))
  await waitFor(() => expect(seat.now().phase).toBe('ended'))
  expect(figure('Balance')).toBe('₹10,012.00')
  expect(figure('Net')).toBe('+\u2060₹12.00')
  const past = within(screen.getByRole('list', { name: 'Past rounds' }))
  expect(past.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1.12×'])
  expect(spoken().join(' ')).toContain('Cashed out at 1.12×. Paid ₹112.00')
  expect(screen.getAllByRole('button', { name: /^Tile \d+, a mine$/ })).toHaveLength(3)
})

/** Gives the tiles of a field the places that a browser would: arrow keys go by them. */
function layTiles(columns: number): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = Number(/^Tile (\d+)/.exec(this.getAttribute('aria-label') ?? '')?.[1] ?? 1) - 1
    return new DOMRect(50 * (at % columns), 50 * Math.floor(at / columns), 48, 48)
  })
}

test('a tile is opened by the keyboard alone, and said', async () => {
  const seat = await open('mines')
  await userEvent.keyboard(' ')
  await screen.findByRole('button', { name: /Take back/ })
  layTiles(5)
  button('Tile 1, closed').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(document.activeElement).toBe(button('Tile 7, closed'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(seat.now().round?.state.length).toBeGreaterThan(0))
  await waitFor(() => expect(spoken().join(' ')).toMatch(/Tile 7 is safe|A mine under tile 7/))
})

test('the space bar bets, but not where it is typed or pressed for something else', async () => {
  const seat = await open('dice')
  screen.getByRole('textbox', { name: 'Stake in rupees' }).focus()
  await userEvent.keyboard(' ')
  expect(seat.now().phase).toBe('ready')
  await userEvent.click(document.body)
  await userEvent.keyboard(' ')
  await waitFor(() => expect(seat.now().phase).toBe('ended'))
  expect(seat.calls.filter((name) => name === '/wallet/play')).toHaveLength(1)
})

test.each(['১৫০', '１५0', '\u202a150\u202c', '₹\u00a0150', 'Rs. 150/-'])(
  'the stake %j is 150 rupees',
  async (entry) => {
    const seat = await open('dice')
    const stake = screen.getByRole('textbox', { name: 'Stake in rupees' })
    await userEvent.clear(stake)
    await userEvent.click(stake)
    await userEvent.paste(entry)
    expect(stake.getAttribute('aria-invalid')).toBe('false')
    await userEvent.click(document.body)
    await userEvent.keyboard(' ')
    await waitFor(() => expect(seat.now().round?.amount).toBe(150_000_000))
  },
)

test('a stake that cannot be is said beside its field, and is not sent', async () => {
  const seat = await open('dice')
  const stake = screen.getByRole('textbox', { name: 'Stake in rupees' })
  for (const [typed, said] of [
    ['0', 'Minimum ₹1'],
    ['1.5', 'Stakes go in steps of ₹1'],
    ['200000', 'Maximum ₹1,00,000'],
    ['20000', 'Your balance does not cover this'],
    ['ten', 'Type a stake in rupees'],
  ] as const) {
    await userEvent.clear(stake)
    await userEvent.type(stake, typed)
    expect(screen.getByText(said)).toBeTruthy()
    expect(stake.getAttribute('aria-invalid')).toBe('true')
    await userEvent.click(button(/^Roll/))
  }
  expect(seat.calls).toEqual(['/wallet/authenticate'])
  await userEvent.click(button('500'))
  expect(stake).toHaveProperty('value', '500')
  await userEvent.click(button('Lower the stake'))
  expect(stake).toHaveProperty('value', '200')
})

test('money that came in another tab is seen when the player comes back', async () => {
  const { world } = await open('dice')
  creditPlayer(world, seededId(world), 5_000)
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(figure('Balance')).toBe('₹10,050.00'))
})

test('rules and returns, and the seeds with the way to change them', async () => {
  const seat = await open('dice')
  await seat.machine.play(10_000, { mode: 'base', meta: { target: 5_000, over: false } })
  await userEvent.click(button('Menu'))
  await userEvent.click(button('Rules and return'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Rules and return' }))
  expect((await sheet.findByRole('row', { name: /Chance of 49.5 %/ })).textContent).toContain('99.00 %')
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await userEvent.click(button('Fairness'))
  const fairness = within(await screen.findByRole('dialog', { name: 'Fairness' }))
  const hash = seat.now().config?.fairness.serverSeedHash ?? ''
  expect(await fairness.findByText(hash)).toBeTruthy()
  await userEvent.type(fairness.getByRole('textbox', { name: 'Your next seed' }), 'monsoon')
  await userEvent.click(fairness.getByRole('button', { name: 'Change the seeds' }))
  expect(await fairness.findByText('monsoon')).toBeTruthy()
  expect(fairness.queryByText(hash)).toBeNull()
})

test('a past round is recomputed here once its seed is known, and shown again', async () => {
  const seat = await open('mines')
  await seat.machine.play(10_000, { mode: 'base', meta: { mines: 3 } })
  await seat.machine.act('pick', { tile: await tileThat(seat, false) })
  await seat.machine.act('cash-out')
  await userEvent.click(button('Menu'))
  await userEvent.click(button('My rounds'))
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
  expect(await screen.findByText(/^Can be checked when its server seed is revealed/)).toBeTruthy()
  expect(screen.getByText('Round 1')).toBeTruthy()
  await userEvent.click(button('Change the seeds'))
  const fairness = within(await screen.findByRole('dialog', { name: 'Fairness' }))
  await userEvent.type(await fairness.findByRole('textbox', { name: 'Your next seed' }), 'mine')
  await userEvent.click(fairness.getByRole('button', { name: 'Change the seeds' }))
  expect(await fairness.findByText('Revealed: the server seed until now')).toBeTruthy()
  await userEvent.click(button('Close'))
  await userEvent.click(button('Menu'))
  await userEvent.click(button('My rounds'))
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Right: the seeds give this very round.')).toBeTruthy()
  await userEvent.click(button('Show again'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('shown again: g-'))
  expect(seat.calls.filter((name) => name === '/wallet/play')).toHaveLength(1)
})

test('in Hindi, and back', async () => {
  await open('mines', 'hi')
  expect(screen.getByRole('textbox', { name: 'स्टेक रुपयों में' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('hi')
  await userEvent.click(button('मेन्यू'))
  await userEvent.click(button(/भाषा/))
  expect(await screen.findByRole('textbox', { name: 'Stake in rupees' })).toBeTruthy()
})

test('a session that is over leaves nothing but the way back', async () => {
  const seat = await open('dice')
  seat.app.registry.apply('default', 'session-ended-in-game')
  await userEvent.click(button(/^Roll/))
  expect(await screen.findByRole('button', { name: 'Back to the games' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('This game session is over')
})

test('the balance is asked for when the site says that it changed, not at other messages or those of other windows', async () => {
  const { world, calls } = await open('dice')
  const posted = (data: unknown, source: MessageEventSource | null) =>
    window.dispatchEvent(new MessageEvent('message', { data, source }))
  calls.length = 0
  creditPlayer(world, seededId(world), 5_00)
  posted({ type: 'site:balance-changed' }, null)
  posted({ type: 'game:shows-win' }, window.parent)
  posted({ type: 'site:balance-changed' }, window.parent)
  await waitFor(() => expect(figure('Balance')).toBe('₹10,005.00'))
  expect(calls).toEqual(['/wallet/balance'])
})

test('a face that throws is reported to the site, or to the player where no site frames the game', async () => {
  const outcome: unknown[] = []
  vi.stubGlobal('parent', { postMessage: (message: unknown) => outcome.push(message) })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <FailureBoundary>
      <Broken />
    </FailureBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('The game ended with an error')
  expect(outcome).toEqual([{ type: 'game:failed' }])
  await userEvent.click(button('Back to the games'))
  expect(outcome.at(-1)).toEqual({ type: 'game:home' })
})

test('a decision that adds to the stake is off during a break and where the balance does not cover it, and says why', async () => {
  const seat = await open('blackjack')
  const { machine, now, world, calls } = seat
  const order = { mode: 'base', meta: {} }
  const dealHand = async () => {
    do {
      while (now().phase === 'playing') await machine.act('stand')
      await machine.play(stakePaise, order)
    } while (now().round?.actions.includes('double') !== true)
    return screen.findByRole('button', { name: /^Double/ })
  }
  const isOff = (name: RegExp) => button(name).getAttribute('aria-disabled') === 'true'
  const playerId = seededId(world)
  await dealHand()
  expect([isOff(/^Double/), isOff(/^Hit/)]).toEqual([false, false])
  debitPlayer(world, playerId, balanceOf(world, playerId).balancePaise - stakePaise + 100)
  await machine.refreshBalance()
  await waitFor(() => expect([isOff(/^Double/), isOff(/^Hit/)]).toEqual([true, false]))
  expect(screen.getByText('Your balance does not cover this')).toBeTruthy()
  creditPlayer(world, playerId, 10_000_00)
  startTimeOut(world, playerId, 24)
  calls.length = 0
  await machine.refreshBalance()
  await waitFor(() => expect([isOff(/^Double/), isOff(/^Hit/)]).toEqual([true, false]))
  expect(screen.getByText('You are taking a break: no bets until it ends')).toBeTruthy()
  await userEvent.click(button(/^Double/))
  expect(calls).toEqual(['/wallet/balance'])
})
