import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { BackendPanel } from '../../src/console/backend/backend-panel.tsx'
import { show, useMock } from './mock.tsx'

test('a mock without an upstream explains how to set one, and records nothing', async () => {
  await useMock()
  show(<BackendPanel world="default" />)
  expect(await screen.findByText(/Nothing is forwarded. UPSTREAM_API_URL/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull()
})

test('before a backend one records, stops, saves, plays and ends', async () => {
  const { seen } = await useMock({ upstream: 'http://127.0.0.1:1' })
  show(<BackendPanel world="default" />)
  const hosts = await screen.findByRole('list', { name: 'Forwarded hosts' })
  expect(within(hosts).getByText('http://127.0.0.1:1')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  expect(await screen.findByText('Recording: 0 answers, 0 acknowledgements, 0 pushes')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Stop recording' }))
  expect(await screen.findByText(/^Stopped: 0 answers/)).toBeTruthy()
  const save: HTMLButtonElement = screen.getByRole('button', { name: 'Save the recording' })
  await eventually(() => expect(save.disabled).toBe(false))
  await userEvent.click(save)
  expect(await screen.findByText(/Nothing was recorded in this world/)).toBeTruthy()
  expect(seen.map(({ path }) => path.split('/').at(-1))).toEqual(['start', 'stop', 'save'])
})

test('a recording is played in the chosen world, and ended again', async () => {
  const { seen } = await useMock()
  const { fetch } = globalThis
  const size = { answers: 1, messages: 0, pushes: 2 }
  const recordings = [{ name: 'first-visit', recordedAt: '2026-11-21T09:02:07.412Z', ...size }]
  let playing: object | null = null
  const json = (data: unknown) => Response.json({ error: false, message: '', data })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path.endsWith('/recordings')) return json(recordings)
    if (path.endsWith('/backend')) return json({ hosts: [], recording: null, playing })
    playing = path.endsWith('/end') ? null : { recording: 'first-visit', answered: 3, missing: 1 }
    return fetch(path, init)
  })
  show(<BackendPanel world="default" />)
  expect(await screen.findByText(/1 answer, 0 acknowledgements, 2 pushes/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Play first-visit' }))
  expect(await screen.findByText('3 answered from it, 1 not in it.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'End first-visit' }))
  expect(await screen.findByText(/Nothing is forwarded/)).toBeTruthy()
  expect(seen.map(({ body }) => body)).toEqual([
    { scenarios: [{ name: 'recorded', params: { recording: 'first-visit' } }] },
    { scenarios: ['recorded'] },
  ])
})
