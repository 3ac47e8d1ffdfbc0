import { beforeEach, expect, test, vi } from 'vitest'
import { ChunkError, loadChunk, loadPart, type Page } from './load-chunk.ts'

function testPage(): Page & { reloads: number; time: number; online: boolean } {
  const stored = new Map<string, string>()
  const page = {
    reloads: 0,
    time: 1_000_000,
    online: true,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
    now: () => page.time,
    reachable: async () => page.online,
    reload: () => {
      page.reloads += 1
    },
  }
  return page
}

beforeEach(() => void vi.useFakeTimers())

test('a chunk that loads is handed through', async () => {
  await expect(loadChunk(async () => 'page', testPage())).resolves.toBe('page')
})

test('[8-16] [9-15] a chunk that hangs fails after 120 s', async () => {
  const failed = vi.fn()
  loadChunk(() => new Promise(() => undefined), testPage()).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ChunkError)
})

test('[8-16] a chunk that is gone reloads the page once, then fails, and reloads again only after 30 s', async () => {
  const page = testPage()
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  void loadChunk(gone, page)
  await vi.advanceTimersByTimeAsync(0)
  expect(page.reloads).toBe(1)
  page.time += 29_999
  await expect(loadChunk(gone, page)).rejects.toBeInstanceOf(ChunkError)
  expect(page.reloads).toBe(1)
  page.time += 1
  void loadChunk(gone, page)
  await vi.advanceTimersByTimeAsync(0)
  expect(page.reloads).toBe(2)
})

test('[8-16] without a network the page is not reloaded, for it would be lost; the chunk fails', async () => {
  const page = testPage()
  page.online = false
  const failing = expect(loadChunk(() => Promise.reject(new TypeError('gone')), page)).rejects.toBeInstanceOf(
    ChunkError,
  )
  await vi.advanceTimersByTimeAsync(0)
  await failing
  expect(page.reloads).toBe(0)
})

test('[8-16] a chunk that is cancelled while the player leaves the page does not reload it; if he stays, it fails after 120 s', async () => {
  const page = testPage()
  const failed = vi.fn()
  const cancelled = async () => {
    window.dispatchEvent(new Event('beforeunload'))
    throw new TypeError('error loading dynamically imported module')
  }
  loadChunk(cancelled, page).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(page.reloads).toBe(0)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(ChunkError)
})

test('never reloads a browser without storage, which could not count its reloads', async () => {
  const page = { ...testPage(), storage: { getItem: () => null, setItem: () => undefined } }
  await expect(loadChunk(() => Promise.reject(new Error('gone')), page)).rejects.toBeInstanceOf(ChunkError)
  expect(page.reloads).toBe(0)
})

test('[8-16] a part behind the pages that does not come is asked for again, without a reload, until it comes', async () => {
  const page = testPage()
  page.online = false
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked < 4) throw new TypeError('Failed to fetch dynamically imported module')
    return 'live part'
  }
  const loading = loadPart(load, () => true, page)
  await vi.advanceTimersByTimeAsync(0)
  page.online = true
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000)
  await expect(loading).resolves.toBe('live part')
  expect(page.reloads).toBe(0)
})

test('stops retrying a part that is no longer wanted', async () => {
  const page = testPage()
  page.online = false
  const load = vi.fn(() => Promise.reject(new TypeError('gone')))
  let wanted = true
  const loading = loadPart(load, () => wanted, page)
  await vi.advanceTimersByTimeAsync(0)
  wanted = false
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(loading).resolves.toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
})
