import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { Loaded, readBoth } from './loaded.tsx'

type Ask = (what: string) => Promise<string>

function List({ ask, page }: { ask: Ask; page: number }) {
  const list = useQuery<string, ApiError>({
    queryKey: ['list', page],
    queryFn: () => ask(`page ${page}`),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded of={list} failed="We could not load the list">
      {(text) => <p>{text}</p>}
    </Loaded>
  )
}

function Both({ ask }: { ask: Ask }) {
  const one = useQuery<string, ApiError>({ queryKey: ['one'], queryFn: () => ask('one') })
  const other = useQuery<string, ApiError>({ queryKey: ['other'], queryFn: () => ask('other') })
  return (
    <Loaded of={readBoth(one, other)} failed="We could not load both">
      {(texts) => <p>{texts.join(' and ')}</p>}
    </Loaded>
  )
}

/** Draws what asks, and answers its requests as the test says, by the order in which they were made. */
function show(draw: (ask: Ask) => ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const requests: (PromiseWithResolvers<string> & { what: string })[] = []
  const ask: Ask = (what) => {
    const request = { ...Promise.withResolvers<string>(), what }
    requests.push(request)
    return request.promise
  }
  const drawn = (children: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </I18nProvider>
  )
  const { rerender } = render(drawn(draw(ask)))
  return {
    fail: (index: number) =>
      act(async () => {
        const error = new ApiError({ kind: 'http', status: 500, message: 'Broken', requestId: `r-${index}` })
        requests[index]?.reject(error)
      }),
    answer: (index: number, text: string) => act(async () => requests[index]?.resolve(text)),
    refresh: () => act(async () => void queries.invalidateQueries()),
    requested: () => requests.map(({ what }) => what),
    redraw: (other: (ask: Ask) => ReactNode) => rerender(drawn(other(ask))),
  }
}

const alert = () => screen.queryByRole('alert')?.textContent

test('a failed list keeps its error and its Retry while the page asks again, until the list comes', async () => {
  const { fail, answer, refresh, requested } = show((ask) => <List ask={ask} page={1} />)
  await fail(0)
  await waitFor(() => expect(alert()).toBe('We could not load the listBrokenRequest r-0Retry'))
  await refresh()
  await waitFor(() => expect(requested()).toEqual(['page 1', 'page 1']))
  expect(alert()).toBe('We could not load the listBrokenRequest r-0Retry')
  expect(screen.queryByText('Loading')).toBeNull()
  await fail(1)
  await waitFor(() => expect(alert()).toBe('We could not load the listBrokenRequest r-1Retry'))
  await refresh()
  await answer(2, 'The rows')
  await screen.findByText('The rows')
  expect(alert()).toBeUndefined()
})

test('Retry is busy while its own request is on its way', async () => {
  const { fail, requested } = show((ask) => <List ask={ask} page={1} />)
  await fail(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(alert()).toBe('We could not load the listBrokenRequest r-0Submitting...'))
  expect(requested()).toEqual(['page 1', 'page 1'])
  await fail(1)
  await waitFor(() => expect(alert()).toBe('We could not load the listBrokenRequest r-1Retry'))
})

test('the error of one page is not shown while another loads', async () => {
  const { fail, redraw, requested } = show((ask) => <List ask={ask} page={1} />)
  await fail(0)
  await screen.findByRole('alert')
  redraw((ask) => <List ask={ask} page={2} />)
  await waitFor(() => expect(requested()).toEqual(['page 1', 'page 2']))
  screen.getByText('Loading')
  expect(alert()).toBeUndefined()
})

test('rows of another page do not take the place of the error of a page that is asked again', async () => {
  const { fail, answer, refresh, redraw } = show((ask) => <List ask={ask} page={1} />)
  await answer(0, 'The rows of page 1')
  redraw((ask) => <List ask={ask} page={2} />)
  screen.getByText('The rows of page 1')
  await fail(1)
  await waitFor(() => expect(alert()).toBe('We could not load the listBrokenRequest r-1Retry'))
  await refresh()
  expect(alert()).toBe('We could not load the listBrokenRequest r-1Retry')
  expect(screen.queryByText('The rows of page 1')).toBeNull()
})

test('two readings keep the error of one while both are asked again, and Retry asks for what is missing', async () => {
  const { fail, answer, refresh, requested } = show((ask) => <Both ask={ask} />)
  await fail(0)
  await fail(1)
  await waitFor(() => expect(alert()).toBe('We could not load bothBrokenRequest r-0Retry'))
  await refresh()
  await waitFor(() => expect(requested()).toEqual(['one', 'other', 'one', 'other']))
  expect(alert()).toBe('We could not load bothBrokenRequest r-0Retry')
  await answer(3, 'B')
  await fail(2)
  await waitFor(() => expect(alert()).toBe('We could not load bothBrokenRequest r-2Retry'))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(requested().slice(4)).toEqual(['one']))
  await answer(4, 'A')
  await screen.findByText('A and B')
})
