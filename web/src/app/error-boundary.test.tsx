import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyPage } from './lazy-page.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const networkIsBack = () => act(() => window.dispatchEvent(new Event('online')))

let answers: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answers = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
})

function show(Page: ComponentType) {
  return render(
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <Suspense fallback={<p>Waiting</p>}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </I18nProvider>,
  )
}

test('[8-16] a page that did not come offline comes by itself when the network is back', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockImplementation(lost)
  show(lazyPage(load))
  await screen.findByText('This page could not be loaded')
  expect(load).toHaveBeenCalledOnce()
  load.mockImplementation(async () => () => <p>The page</p>)
  networkIsBack()
  await screen.findByText('The page')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})

test('[8-16] a page that does not come even then is reloaded once, and keeps its error after that', async () => {
  const reload = vi.fn()
  const Page = lazyPage(lost)
  const { unmount } = show(Page)
  await screen.findByText('This page could not be loaded')
  answers.mockResolvedValue(new Response())
  vi.stubGlobal('location', { href: location.href, reload })
  networkIsBack()
  await eventually(() => expect(reload).toHaveBeenCalledOnce())
  unmount()

  // As after that reload.
  show(lazyPage(lost))
  await screen.findByText('This page could not be loaded')
  networkIsBack()
  await screen.findByText('Waiting')
  await screen.findByText('This page could not be loaded')
  expect(reload).toHaveBeenCalledOnce()
})

test('[8-16] a page that did not come is asked for again when it is opened again', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockImplementation(lost)
  const Page = lazyPage(load)
  const { unmount } = show(Page)
  await screen.findByText('This page could not be loaded')
  unmount()
  load.mockImplementation(async () => () => <p>The page</p>)
  show(Page)
  await screen.findByText('The page')
})

test('a page that was loaded before it is drawn is there at once', async () => {
  const Page = lazyPage(async () => () => <p>The page</p>)
  await Page.preload?.()
  show(Page)
  expect(screen.getByText('The page')).toBeDefined()
})

test('a page that did not come beforehand is asked for again when it is drawn', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockImplementationOnce(lost)
  load.mockImplementation(async () => () => <p>The page</p>)
  const Page = lazyPage(load)
  await expect(Page.preload?.()).rejects.toThrow('failed')
  show(Page)
  await screen.findByText('The page')
})

test('a page that broke stays as it is when the network is back', async () => {
  let broken = true
  show(
    lazyPage(async () => () => {
      if (broken) throw new Error('broken')
      return <p>The page</p>
    }),
  )
  await screen.findByText('Something went wrong')
  broken = false
  networkIsBack()
  expect(screen.getByText('Something went wrong')).toBeDefined()
})
