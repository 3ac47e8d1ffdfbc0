import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

type Panel = ComponentType<{ onClose: () => void }>

function Page({ part: Part }: { part: Panel }) {
  const [shown, setShown] = useState(false)
  return (
    <I18nProvider i18n={i18n}>
      <p>The page</p>
      <button type="button" onClick={() => setShown(true)}>
        Open
      </button>
      {shown ? <Part onClose={() => setShown(false)} /> : null}
    </I18nProvider>
  )
}

function open(load: () => Promise<Panel>) {
  render(<Page part={lazyPart(load)} />)
  const user = userEvent.setup({ delay: null })
  return { tap: () => user.click(screen.getByRole('button', { name: 'Open' })) }
}

afterEach(() => {
  for (const id of ['toast-alerts', 'toast-news']) document.getElementById(id)?.remove()
})

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('[8-16] offline the page stays, the toast says so, and the next tap loads the part anew', async () => {
  // Neither the chunk nor the page answers.
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<Panel>>().mockImplementation(lost)
  const { tap } = open(load)
  await tap()
  await screen.findByText('You are offline', { selector: '#toast-alerts' })
  expect(screen.getByText('The page')).toBeDefined()

  online.mockReturnValue(true)
  await tap()
  await screen.findByText('This page could not be loaded', { selector: '#toast-alerts' })

  load.mockImplementation(async () => () => <p>The panel</p>)
  await tap()
  await screen.findByText('The panel')
  expect(load).toHaveBeenCalledTimes(3)
})

test('a part that breaks closes and leaves the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { tap } = open(async () => () => {
    throw new Error('broken')
  })
  await tap()
  await screen.findByText('This page could not be loaded', { selector: '#toast-alerts' })
  expect(screen.getByText('The page')).toBeDefined()
})
