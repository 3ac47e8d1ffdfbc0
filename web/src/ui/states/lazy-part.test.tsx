import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
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

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('[8-16] offline the page stays, the toast says so, and the next tap loads the part again', async () => {
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

function standing(load: () => Promise<ComponentType>) {
  const Part = lazyPart(load)
  const failed = (retry: () => void) => (
    <button type="button" onClick={retry}>
      Again
    </button>
  )
  render(
    <I18nProvider i18n={i18n}>
      <Part waiting={<p>Waiting</p>} failed={failed} />
    </I18nProvider>,
  )
  return userEvent.setup({ delay: null })
}

test('[8-16] a part that stands in the page and does not come waits no longer; another try reloads the page', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const user = standing(lost)
  const again = await screen.findByRole('button', { name: 'Again' })
  expect(screen.queryByText('Waiting')).toBeNull()
  const reload = vi.fn()
  vi.stubGlobal('location', { href: location.href, reload })
  await user.click(again)
  expect(reload).toHaveBeenCalledOnce()
})

test('[8-16] offline another try leaves the page, and brings the part once it can be had', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<ComponentType>>().mockImplementation(lost)
  const user = standing(load)
  const again = await screen.findByRole('button', { name: 'Again' })
  load.mockImplementation(async () => () => <p>The part</p>)
  await user.click(again)
  await screen.findByText('The part')
  expect(screen.queryByRole('button', { name: 'Again' })).toBeNull()
})

test('a part that stands in the page comes by itself when the network is back', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const load = vi.fn<() => Promise<ComponentType>>().mockImplementation(lost)
  standing(load)
  await screen.findByRole('button', { name: 'Again' })
  load.mockImplementation(async () => () => <p>The part</p>)
  window.dispatchEvent(new Event('online'))
  await screen.findByText('The part')
})

test('a part that stands in the page and breaks can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const user = standing(async () => () => {
    if (broken) throw new Error('broken')
    return <p>The part</p>
  })
  const again = await screen.findByRole('button', { name: 'Again' })
  broken = false
  await user.click(again)
  await screen.findByText('The part')
})

function Arrival({ onDrawn }: { onDrawn: () => void }) {
  useLayoutEffect(onDrawn, [onDrawn])
  return <p>Waiting</p>
}

test('a part whose code comes just when another place has drawn its waiting stands in that place', async () => {
  // React runs effects some time after it has drawn, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const Bar = lazyPart(() => promise)
  const bar = (waiting: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <Bar waiting={waiting} failed={() => null} />
    </I18nProvider>
  )
  const places = [document.createElement('header'), document.createElement('header')] as const
  const [first, second] = [createRoot(places[0]), createRoot(places[1])]
  first.render(bar(<p>Waiting</p>))
  await vi.waitFor(() => expect(places[0].textContent).toBe('Waiting'))
  second.render(bar(<Arrival onDrawn={() => resolve(() => <p>The announcements</p>)} />))
  await vi.waitFor(() =>
    expect(places.map(({ textContent }) => textContent)).toEqual(Array(2).fill('The announcements')),
  )
  first.unmount()
  second.unmount()
})
