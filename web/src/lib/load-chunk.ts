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
 * would lose it. Fails with a ChunkError.
 */
export async function loadChunk<T>(load: () => Promise<T>, page: Page = browserPage): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), chunkTimeoutMs)
  })
  const loaded = loadLostStyles().then(load)
  return Promise.race([loaded.catch((failure: unknown) => reloadOnce(failure, page)), late]).finally(() =>
    clearTimeout(timer),
  )
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
  now: () => Date.now(),
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
  // Where nothing can be kept nobody would know of the reload, and the next failure would bring another.
  if (storage.getItem(key) !== at) throw new ChunkError('failed', { cause: failure })
  reload()
  // The page is going away; whoever waits shows the loader until then.
  return new Promise(() => undefined)
}
