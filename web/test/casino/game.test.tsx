import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Mock, startMock } from '../mock.ts'
import { address, openSite, openSiteAsPlayer } from '../site.tsx'
// Loaded ahead: the first test does not pay for what all of them use.
import '../../src/features/casino/pages/casino-slug-page.tsx'
import '../../src/features/casino/search/search-dialog.tsx'

const lobby = 'POST /game-host/lobby'

async function play(path: string, prepare: (mock: Mock) => void = () => undefined) {
  const mock = await startMock()
  prepare(mock)
  return { mock, ...(await openSiteAsPlayer(mock, path)) }
}

/** What a page in the frame says to the app. */
async function frameSays(frame: HTMLIFrameElement, data: unknown) {
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow }))
  })
}

async function findFrame(title: string) {
  const frame = await screen.findByTitle(title)
  if (!(frame instanceof HTMLIFrameElement)) throw new Error(`${title} is no frame`)
  return frame
}

test('[7.6-1] [2.5-5] Aviator is launched by its lobby, code and return address, and framed in a sandbox', async () => {
  const { mock } = await play('/casino/spribe/aviator')
  const frame = await findFrame('Aviator')
  expect(mock.lastBody(lobby)).toEqual({
    provider: 'spribe',
    code: 'aviator',
    casino: 'spribe',
    homeUrl: '/casino/spribe',
    device: 'desktop',
    language: 'en',
  })
  expect(frame.src).toMatch(`${mock.origin}/game-host/play/default/`)
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
  screen.getByRole('heading', { name: 'Aviator', level: 1 })
})

test('[7.6-1] every visit launches again, and the page of the game may lead back', async () => {
  const { mock, user } = await play('/casino/ezg-Roulette')
  const first = await findFrame('Roulette')
  await frameSays(first, { type: 'game:home', href: 'https://evil.example/' })
  await waitFor(() => expect(address()).toBe('/casino/ezugi'))
  await user.click(
    within(await screen.findByRole('list', { name: 'All games' })).getByRole('link', { name: /^Roulette/ }),
  )
  const second = await findFrame('Roulette')
  expect(second.src).not.toBe(first.src)
  expect(mock.count(lobby)).toBe(2)
})

test('[3-6] the way back leads to the return address of the game', async () => {
  await play('/casino/ezgrt-Strike777')
  await findFrame('Strike 777')
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/slots')
})

test('a word from another window is not heard', async () => {
  await play('/casino/spribe/mines')
  await findFrame('Mines')
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data: { type: 'game:home' }, source: window }))
  })
  expect(address()).toBe('/casino/spribe/mines')
})

test("[8-7] a game without an address says 'Failed to get url', and Retry asks again", async () => {
  const { mock, user } = await play('/casino/spribe/dice', (site) => site.fail('launchGame', 503, 'Failed to get url'))
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Dice did not open')
  within(alert).getByText('Failed to get url')
  expect(mock.count(lobby)).toBe(1)
  mock.world.faults.clear()
  await user.click(within(alert).getByRole('button', { name: 'Retry' }))
  await findFrame('Dice')
})

test('[8-7] what the server says stands below the words of the specification', async () => {
  await play('/casino/spribe/keno', (site) => site.fail('launchGame', 403, 'You are taking a break from play.'))
  const alert = await screen.findByRole('alert')
  within(alert).getByText('Failed to get url')
  within(alert).getByText('You are taking a break from play.')
})

test("the catalogue's spelling takes the place of the address", async () => {
  await play('/casino/EZGRT-strike777')
  await findFrame('Strike 777')
  expect(address()).toBe('/casino/ezgrt-Strike777')
})

test('[2.5-3] a slug that no game has is said so in place, with the search at hand', async () => {
  const { mock, user } = await play('/casino/ezg-nothing')
  await screen.findByText('Game not found')
  expect(address()).toBe('/casino/ezg-nothing')
  expect(mock.count(lobby)).toBe(0)
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search for games' }))
  await screen.findByRole('dialog', { name: 'Search for games' })
})

test('[3-11] a game that was opened heads the last played', async () => {
  await play('/casino/spribe/plinko')
  await findFrame('Plinko')
  const { lastPlayed } = JSON.parse(localStorage.getItem('games:1') ?? '')
  expect(lastPlayed[0].slug).toBe('spribe/plinko')
})

test('[2.1-2] a guest is led to the landing page', async () => {
  await startMock()
  openSite('/casino/spribe/aviator')
  await waitFor(() => expect(address()).toBe('/'))
})
