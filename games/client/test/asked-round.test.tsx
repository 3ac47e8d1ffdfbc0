import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RgsFailure } from '../src/rgs/failure.ts'
import type { RgsClient } from '../src/rgs/rgs-client.ts'
import { GameApp } from '../src/shell/game-app.tsx'
import { GameProvider } from '../src/shell/game-store.tsx'
import { type Seat, sitAt } from './seat.ts'

const seen = vi.fn()

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // jsdom has dialogs that cannot be shown, and scrolls nothing.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  Element.prototype.scrollIntoView = seen
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  seen.mockReset()
})

/** A player with so many rounds of dice. */
async function withRounds(count: number): Promise<Seat> {
  const seat = await sitAt('dice')
  await seat.machine.begin()
  for (let round = 0; round < count; round += 1)
    await seat.machine.play(1000, { mode: 'base', meta: { target: 5_000, over: false } })
  return seat
}

async function openAt(round: string, { launched, rgs, machine }: Pick<Seat, 'launched' | 'rgs' | 'machine'>) {
  render(
    <GameProvider launch={{ ...launched, round }} rgs={rgs} machine={machine}>
      <GameApp />
    </GameProvider>,
  )
  return within(await screen.findByRole('dialog', { name: 'My rounds' }))
}

test('opened at a round of the past, it shows that round among the others, however old it is', async () => {
  const seat = await withRounds(22)
  const { rounds } = await seat.rgs.call('readPastRounds', { body: { skip: 21, limit: 1 } })
  const panel = await openAt(rounds[0]?.round.roundID ?? 'none', seat)
  const row = (await panel.findByText(`Round ${rounds[0]?.round.betID}`)).closest('li')
  expect(row?.getAttribute('aria-current')).toBe('true')
  expect(seen.mock.contexts).toEqual([row])
  // The server's 14:00 in UTC, whatever the zone of the browser.
  expect(row?.querySelector('time')?.textContent).toBe('21 Nov 2026, 7:30:00 pm IST')
  expect(panel.getAllByRole('listitem', { current: true })).toHaveLength(1)
  expect(panel.queryByText(/^Looking for|is not among/)).toBeNull()
})

test.each([0, 22])('opened at a round that is none of the own %i, it says so above them', async (count) => {
  const panel = await openAt('g-999', await withRounds(count))
  const outcome = await panel.findByText('The round that you asked for is not among yours in this game.')
  expect(outcome.getAttribute('role')).toBe('status')
  expect(panel.queryAllByRole('listitem')).toHaveLength(count)
})

test('it goes no further back than 500 rounds, and says so', async () => {
  const seat = await withRounds(20)
  let pages = 0
  const answered = globalThis.fetch
  // A player with page after page of rounds: the same twenty under other names.
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.endsWith('/session/rounds')) return answered(address, init)
    pages += 1
    const answer = await answered(address, { ...init, body: String(init.body).replace(/"skip":\d+/, '"skip":0') })
    const outcome = (await answer.text())
      .replaceAll('"g-', `"g-${pages}00`)
      .replace('"hasMore":false', '"hasMore":true')
    return new Response(outcome, { headers: { 'content-type': 'application/json' } })
  })
  const panel = await openAt('g-999', seat)
  // Not by a search of the page, which would be one for each row that comes.
  await expect.poll(() => pages).toBe(25)
  await panel.findByText('The round that you asked for is not among your newest 500 in this game.')
  expect(pages).toBe(25)
})

test('where older rounds do not come, that is said, and the button goes on with the search', async () => {
  const seat = await withRounds(22)
  let reads = 0
  const rgs: RgsClient = {
    call: (operation, given) => {
      if (operation === 'readPastRounds') reads += 1
      const isLost = operation === 'readPastRounds' && reads === 2
      return isLost ? Promise.reject(new RgsFailure({ is: 'lost' })) : seat.rgs.call(operation, given)
    },
  }
  const panel = await openAt('g-999', { ...seat, rgs })
  await panel.findByText('Older rounds did not come. Ask for them again.')
  await userEvent.click(panel.getByRole('button', { name: 'Older rounds' }))
  await panel.findByText('The round that you asked for is not among yours in this game.')
  expect(panel.getAllByRole('listitem')).toHaveLength(22)
})
