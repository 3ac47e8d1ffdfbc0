import { deviceNow } from './clock-store.ts'
import { loadLostStyles } from './lost-styles.ts'
import { readTabText, writeTabText } from './storage.ts'

/** A script of ours that did not come: too slow, or gone after a new release (spec 8). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Spec 9: script chunk load timeout. */
const chunkTimeoutMs = 120_000
/** One reload helps against a new release; a second one within this time would be a loop. */
const reloadPauseMs = 30_000
const key = 'reloadedForChunk'

/**
 * Awaits a dynamic import by the rules of spec 8: one that hangs fails after 120 s; one that fails at once (the file of
 * an older release is gone) reloads the page, at most every 30 s, and then fails. Without a network the page stays: a reload
 * would lose it. It stays too while the player leaves it: Firefox then cancels its scripts, and a reload would cancel the
 * navigation. Fails with a ChunkError.
 */
export async function loadChunk<T>(load: () => Promise<T>, page: Page = browserPage): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), chunkTimeoutMs)
  })
  let isBeingLeft = false
  const leave = () => {
    isBeingLeft = true
  }
  // Only while a chunk is on its way: a page with this listener is not kept for the back button.
  window.addEventListener('beforeunload', leave)
  const loaded = loadLostStyles()
    .then(load)
    .catch((failure: unknown) => (isBeingLeft ? pending : reloadOnce(failure, page)))
  return Promise.race([loaded, late]).finally(() => {
    clearTimeout(timer)
    window.removeEventListener('beforeunload', leave)
  })
}

/** The loader stays until the page is gone. */
const pending = new Promise<never>(() => undefined)

const firstPauseMs = 1000
const longestPauseMs = 60_000

/**
 * Like loadChunk, for a background part without an error page of its own. Retries a failed load after a growing pause and
 * when the network is back; resolves with null once `isWanted` returns false.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  isWanted: () => boolean,
  page: Page = browserPage,
): Promise<T | null> {
  // A pause that ended is no reason to reload the page; a network that is back may be, for browsers remember a failed import.
  let attempt = () => loadChunk(load, page)
  for (let pauseMs = firstPauseMs; isWanted(); pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await attempt()
    } catch {
      attempt =
        (await pauseOrNetwork(pauseMs)) === 'network' ? () => loadChunk(load, page) : () => loadLostStyles().then(load)
    }
  }
  return null
}

function pauseOrNetwork(pauseMs: number): Promise<'pause' | 'network'> {
  return new Promise((resolve) => {
    const end = (what: 'pause' | 'network') => () => {
      clearTimeout(timer)
      window.removeEventListener('online', isBack)
      resolve(what)
    }
    const isBack = end('network')
    const timer = setTimeout(end('pause'), pauseMs)
    window.addEventListener('online', isBack)
  })
}

/** The page as this rule needs it; a test hands in its own. */
export type Page = {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  reachable: () => Promise<boolean>
  reload: () => void
}

const browserPage: Page = {
  storage: { getItem: readTabText, setItem: writeTabText },
  now: deviceNow,
  reachable: () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
}

async function reloadOnce(failure: unknown, { storage, now, reachable, reload }: Page): Promise<never> {
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now() - last < reloadPauseMs || !(await reachable())) throw new ChunkError('failed', { cause: failure })
  const at = String(now())
  storage.setItem(key, at)
  // Without storage the next failure would not know of this reload and cause another one.
  if (storage.getItem(key) !== at) throw new ChunkError('failed', { cause: failure })
  reload()
  return pending
}
