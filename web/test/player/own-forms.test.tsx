import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { setLimits } from '../../../mock-server/src/domain/play-limits/limits.ts'
import { type Mock, startMock } from '../mock.ts'
import { go, openSiteAsPlayer } from '../site.tsx'
import { keysOf } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/app/pages/profile-page.tsx'
import '../../src/app/pages/responsible-game-page.tsx'

const notSent = 'Your request did not arrive, so nothing has happened. You can send it again.'

type Site = Awaited<ReturnType<typeof openSiteAsPlayer>>
type Form = {
  path: string
  /** What a press sends. */
  call: string
  operation: string
  /** Fills the form and gives what is pressed. */
  fill: (site: Site) => Promise<HTMLElement>
  done: string
}

const limits = 'PUT /api/limits'

async function daily(kind: string): Promise<HTMLElement> {
  return within(await screen.findByRole('group', { name: kind })).getByLabelText('24 hours')
}

/** Through the first of the two steps of a break. */
async function askForBreak({ user }: Site, begin: string, dialog: string, sure: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: begin }))
  const asked = within(await screen.findByRole('dialog', { name: dialog }))
  await user.click(asked.getByRole('button', { name: 'Continue' }))
  return asked.getByRole('button', { name: sure })
}

const forms: Record<string, Form> = {
  limits: {
    path: '/responsiblegame',
    call: limits,
    operation: 'setLimits',
    done: 'Limits saved',
    fill: async ({ user }) => {
      await user.type(await daily('Stakes'), '500')
      return screen.getByRole('button', { name: 'Save limits' })
    },
  },
  'a higher limit that is taken back': {
    path: '/responsiblegame',
    call: limits,
    operation: 'setLimits',
    done: 'Limits saved',
    fill: () => screen.findByRole('button', { name: /^Take back Losses, 7 days: ₹900\.00 from / }),
  },
  'reality check': {
    path: '/responsiblegame',
    call: limits,
    operation: 'setLimits',
    done: 'Reality check saved',
    fill: async () => within(await screen.findByRole('region', { name: 'Reality check' })).findByText('1 hour'),
  },
  'time-out': {
    path: '/responsiblegame',
    call: 'POST /api/limits/time-out',
    operation: 'startTimeOut',
    done: 'Your time-out has begun',
    fill: (site) => askForBreak(site, 'Take a time-out', 'Take a time-out?', 'Begin the time-out'),
  },
  'self-exclusion': {
    path: '/responsiblegame',
    call: 'POST /api/limits/self-exclusion',
    operation: 'selfExclude',
    done: 'You have excluded yourself',
    fill: (site) => askForBreak(site, 'Exclude myself', 'Exclude yourself?', 'Exclude me now'),
  },
  password: {
    path: '/profile',
    call: 'POST /api/update-password',
    operation: 'updatePassword',
    done: 'Password changed',
    fill: async ({ user }) => {
      await user.type(await screen.findByLabelText('Current password'), 'Chaupar123')
      await user.type(screen.getByLabelText('New password'), 'Kabaddi77')
      await user.type(screen.getByLabelText('Confirm password'), 'Kabaddi77')
      return screen.getByRole('button', { name: 'Change password' })
    },
  },
}

/** A limit on losses of ₹300.00 that shall be ₹900.00 a day from now. */
function raiseALimit(mock: Mock): void {
  const id = playerByUsername(mock.world, 'player')?.id ?? 0
  const loss = (amountPaise: number) => ({ kind: 'loss' as const, period: 'weekly' as const, amountPaise })
  setLimits(mock.world, id, { limitsPaise: [loss(300_00)] })
  setLimits(mock.world, id, { limitsPaise: [loss(900_00)] })
}

describe.each(Object.entries(forms))('%s', (_name, form) => {
  async function openFilled() {
    const mock = await startMock()
    raiseALimit(mock)
    const site = await openSiteAsPlayer(mock, form.path)
    const button = await form.fill(site)
    mock.calls.length = 0
    return { mock, button, ...site }
  }

  test('two presses at once are one call under one key', async () => {
    const { mock, button, user } = await openFilled()
    await user.dblClick(button)
    await screen.findByText(form.done, { selector: '#toast-news' })
    expect(keysOf(mock, form.call)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  })

  test('a press without a network is answered beside the button, sends nothing then or later, and the next one counts', async () => {
    const { mock, button, user } = await openFilled()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await user.click(button)
    await screen.findByText(notSent, { selector: '.note-text' })
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    // Whatever wakes up with the network has asked by the time that a reading call has come back.
    await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull())
    expect(mock.count(form.call)).toBe(0)
    await user.click(button)
    await screen.findByText(form.done, { selector: '#toast-news' })
    expect(mock.count(form.call)).toBe(1)
    expect(screen.queryByText(notSent, { selector: '.note-text' })).toBeNull()
  })

  test('a refusal stays beside the button, and is forgotten with the page', async () => {
    const { mock, button, user } = await openFilled()
    mock.fail(form.operation, 422, 'Not on a Tuesday', 'validation_failed')
    await user.click(button)
    await screen.findByText('Not on a Tuesday', { selector: '.note-text' })
    await user.keyboard('{Escape}')
    await go('/terms')
    await waitFor(() => expect(screen.queryByText('Not on a Tuesday', { selector: '.note-text' })).toBeNull())
    await go(form.path)
    await screen.findByRole('button', { name: form.path === '/profile' ? 'Change password' : 'Save limits' })
    expect(screen.queryByText('Not on a Tuesday', { selector: '.note-text' })).toBeNull()
  })
})
