import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DomainError } from '../../../mock-server/src/domain/base/errors.ts'
import { errorEffect } from '../../../mock-server/src/world/faults.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, openSiteAsPlayer, toastSays, wallet } from '../site.tsx'
// Loaded ahead: the first test does not pay for what all of them use.
import '../../src/features/casino/pages/casino-slug-page.tsx'

const lobby = 'POST /game-host/lobby'
const rupee = 1_000_000

/** A player in Dice, with the header there and the balance come. */
async function inDice() {
  const mock = await startMock()
  const site = await openSiteAsPlayer(mock, '/casino/spribe/dice')
  const frame = await findDice()
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 }))
  return { mock, frame, ...site }
}

async function findDice() {
  const frame = await screen.findByTitle('Dice')
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('Dice is no frame')
  return frame
}

/** What a page in the frame says to the app. */
function frameSays(frame: HTMLIFrameElement, data: unknown) {
  act(() => window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow })))
}

/** A call of the game's protocol, as the page in the frame makes it; answers the status code. */
async function asks(mock: Mock, frame: HTMLIFrameElement, path: string, body: object = {}): Promise<string> {
  const sessionID = new URL(frame.src).pathname.split('/').at(-1)
  const answer = await fetch(`${mock.origin}/game-host/rgs/default${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionID, ...body }),
  })
  return (await answer.json()).status.statusCode
}

const header = () => screen.getByRole('banner').textContent

test('[7.7-4] a stake in the frame shows in the header by its push, and one that the balance is short of moves nothing', async () => {
  const { mock, frame } = await inDice()
  const bet = (rupees: number) => ({ amount: rupees * rupee, mode: 'base', meta: { target: 200, over: false } })
  expect(await asks(mock, frame, '/wallet/authenticate')).toBe('SUCCESS')
  expect(await asks(mock, frame, '/wallet/play', bet(9_900))).toBe('SUCCESS')
  await waitFor(() => expect(header()).toContain('Real₹100.00'))
  await asks(mock, frame, '/wallet/end-round')
  const { balance } = wallet() ?? {}
  expect(await asks(mock, frame, '/wallet/play', bet(90_000))).toBe('ERR_IPB')
  expect(wallet()?.balance).toBe(balance)
  expect(await findDice()).toBe(frame)
})

test('[4-19] [7.7-4] a session that ends elsewhere takes the frame away, with the words of the specification', async () => {
  const { mock } = await inDice()
  const failed = { kind: 'event-failed', message: 'Your session is over' } as const
  mock.world.faults.plant({ target: { event: 'session_check' }, effect: failed, times: null })
  mock.world.events.emit({ name: 'session-refresh', payload: { playerId: null, reason: 'session' } })
  await toastSays('other', 'Please log in again')
  await waitFor(() => expect(address()).toBe('/'))
  await waitFor(() => expect(screen.queryByTitle('Dice')).toBeNull())
})

test('[7.8-6] a game that lost its session asks whether the login holds, and a 401 leads out', async () => {
  const { mock, frame } = await inDice()
  const effect = errorEffect(new DomainError('unauthorized'))
  mock.world.faults.plant({ target: { operation: 'getExposure' }, effect, times: null })
  frameSays(frame, { type: 'game:session-ended' })
  await toastSays('other', 'Please log in again')
  await waitFor(() => expect(address()).toBe('/'))
  await waitFor(() => expect(screen.queryByTitle('Dice')).toBeNull())
})

test('[7.6-1] a game that lost its session while the login holds is launched again', async () => {
  const { mock, frame, user } = await inDice()
  frameSays(frame, { type: 'game:session-ended' })
  const alert = await screen.findByRole('alert')
  within(alert).getByText('The session of this game has ended')
  expect(screen.queryByTitle('Dice')).toBeNull()
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  const next = await findDice()
  expect(next.src).not.toBe(frame.src)
  expect(mock.count(lobby)).toBe(2)
})

test('[3-6] from a game that failed the way leads back to where the catalogue says', async () => {
  const { frame, user } = await inDice()
  frameSays(frame, { type: 'game:failed' })
  await user.click(await screen.findByRole('link', { name: 'Back to games' }))
  await waitFor(() => expect(address()).toBe('/casino/spribe'))
})

test('without a full screen of its own the browser shows the game over the whole page, with the balance, until Escape', async () => {
  const { frame, user } = await inDice()
  const main = within(screen.getByRole('main'))
  expect(main.queryByText('Real')).toBeNull()
  await user.click(main.getByRole('button', { name: 'Full screen' }))
  const stage = frame.closest('[data-full]')
  expect(stage).not.toBeNull()
  expect(main.getByText('Real').parentElement?.textContent).toBe('Real₹10,000.00')
  await user.keyboard('{Escape}')
  expect(frame.closest('[data-full]')).toBeNull()
  await user.click(main.getByRole('button', { name: 'Full screen' }))
  await user.click(main.getByRole('button', { name: 'Leave full screen' }))
  expect(frame.closest('[data-full]')).toBeNull()
  expect(await findDice()).toBe(frame)
})

test('a full screen that the browser refuses fills the page instead', async () => {
  const { frame, user } = await inDice()
  const refuse = () => Promise.reject(new TypeError('Permissions check failed'))
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  Object.assign(HTMLElement.prototype, { requestFullscreen: refuse })
  try {
    await user.click(screen.getByRole('button', { name: 'Full screen' }))
    await waitFor(() => expect(frame.closest('[data-full]')).not.toBeNull())
  } finally {
    Reflect.deleteProperty(document, 'fullscreenEnabled')
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen')
  }
})
