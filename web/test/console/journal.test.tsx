import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { JournalPanel } from '../../src/console/journal/journal-panel.tsx'
import { show } from './mock.tsx'

const world = 'default'

test('the journal follows what comes after its last entry, filters and opens', async () => {
  const asked: string[] = []
  const entry = (id: number, kind: string, name: string, more: object = {}) => ({
    id,
    at: '2026-11-21T09:02:07.412Z',
    kind,
    name,
    text: `text ${id}`,
    ...more,
  })
  const pages = [
    [
      entry(1, 'http', 'placeBet', { status: 422, ms: 5.4, data: { request: { stake: 500 } } }),
      entry(2, 'ledger', 'bet-accepted'),
    ],
    [entry(3, 'socket', 'bet:update', { direction: 'out' })],
  ]
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const entries = pages.shift()
    if (entries === undefined) return new Promise(() => {})
    const lastId = entries.at(-1)?.id ?? 0
    return Response.json({ error: false, message: '', data: { entries, lastId, counts: { http: 1, ledger: 1 } } })
  })
  show(<JournalPanel world={world} onChoose={() => {}} />)
  expect(await screen.findByText('out bet:update')).toBeTruthy()
  const followed = () => asked.map((path) => new URL(path, 'http://x').searchParams.get('after'))
  await eventually(() => expect(followed()).toEqual(['0', '2', '3']))
  await userEvent.click(screen.getByRole('button', { name: /^HTTP/ }))
  expect(screen.queryByText('out bet:update')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /placeBet/ }))
  expect(screen.getByText(/"stake": 500/)).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox'), 'nothing like it')
  expect(screen.getByText('Nothing fits the filter.')).toBeTruthy()
})

test('what does not fit the documents is found by itself, each mismatch on a line', async () => {
  const at = '2026-11-21T09:02:07.412Z'
  const mismatches = ['answer.data.token: is missing', 'answer.code: expected one of a, b; came text "c"']
  const entries = [
    {
      id: 1,
      at,
      kind: 'http',
      name: 'login',
      text: 'POST /api/login 200, does not fit',
      data: { backend: 'upstream', mismatches },
    },
    { id: 2, at, kind: 'http', name: 'getBanners', text: 'GET /api/getBanners 200', data: { backend: 'upstream' } },
  ]
  const pages = [{ entries, lastId: 2, counts: { http: 2 } }]
  vi.stubGlobal('fetch', async () => {
    const data = pages.shift()
    return data === undefined ? new Promise(() => {}) : Response.json({ error: false, message: '', data })
  })
  show(<JournalPanel world={world} onChoose={() => {}} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Mismatches 1' }))
  expect(screen.queryByRole('button', { name: /getBanners/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /login/ }))
  expect(screen.getByText(/answer.data.token: is missing\nanswer.code/, { normalizer: (text) => text })).toBeTruthy()
})

const requestId = '0890dc76-a87b-4b1f-9f6c-000000000008'

test.each([
  ['the request id of an error page', requestId],
  ['words, of operation and status,', 'placeBet 422'],
])('%s find a row that has left the page', async (_, words) => {
  const row = (id: number, name: string, data: object = {}) => ({
    id,
    at: '2026-11-21T09:02:07.412Z',
    kind: 'http',
    name,
    text: `text ${id}`,
    data,
  })
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const query = new URL(path, 'http://x').searchParams
    const text = query.get('text')
    if (text !== null) asked.push(text)
    if (text === null && query.get('after') !== '0') return new Promise(() => {})
    const older = { ...row(1, 'placeBet', { call: { requestId } }), status: 422 }
    const entries = text === words ? [older] : [row(900, 'getBanners')]
    return Response.json({ error: false, message: '', data: { entries, lastId: 900, counts: { http: 900 } } })
  })
  show(<JournalPanel world={world} onChoose={() => {}} />)
  await screen.findByRole('button', { name: /getBanners/ })
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.paste(words)
  await screen.findByRole('button', { name: /placeBet/ })
  expect(asked).toEqual([words])
})

test('the journal stays with its newest row past its five hundred, until somebody scrolls up', async () => {
  const entry = (id: number) => ({
    id,
    at: '2026-11-21T09:02:07.412Z',
    kind: 'clock',
    name: 'tick',
    text: `text ${id}`,
  })
  const many = Array.from({ length: 500 }, (_, index) => entry(index + 1))
  let more: ((page: Response) => void) | undefined
  const page = (entries: object[], lastId: number) =>
    Response.json({ error: false, message: '', data: { entries, lastId, counts: { clock: lastId } } })
  const answers = [async () => page(many, 500)]
  vi.stubGlobal('fetch', () => answers.shift()?.() ?? new Promise<Response>((resolve) => (more = resolve)))
  show(<JournalPanel world={world} onChoose={() => {}} />)
  const box = await screen.findByRole('region', { name: 'Entries' })
  Object.defineProperty(box, 'scrollHeight', { value: 5000 })
  Object.defineProperty(box, 'clientHeight', { value: 400 })
  const newest = screen.getByRole('button', { name: 'Newest' })
  const come = async (id: number) => {
    await eventually(() => expect(more).toBeDefined())
    const give = more
    more = undefined
    give?.(page([entry(id)], id))
    await within(box).findByText(`text ${id}`)
  }
  await within(box).findByText('text 500')
  // Rows that grew after the list was moved to its end: that is no scroll up.
  box.scrollTop = 4000
  fireEvent.scroll(box)
  await come(501)
  await eventually(() => expect(box.scrollTop).toBe(5000))
  expect(within(box).queryByText('text 1')).toBeNull()
  fireEvent.scroll(box)
  // However late it comes after the hand.
  box.scrollTop = 3000
  fireEvent.scroll(box)
  await come(502)
  expect(box.scrollTop).toBe(3000)
  expect(newest.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(newest)
  await eventually(() => expect(box.scrollTop).toBe(5000))
})
