import { i18n } from '@lingui/core'
import { cleanup, configure, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { waitLimitMs } from '../../tools/testing/limits.ts'
import { undoAll } from './at-end.ts'
import { resetClock } from './clock.ts'
import { NothingInSight } from './nothing-in-sight.ts'
import { recordRequests, requestsUnderWay, takeAllowedMismatches, takeSentRequests } from './requests/sent-requests.ts'
import { resetStores } from './zustand.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

resetClock()
beforeEach(resetClock)

// The machine may be busy with other tests: a wait that succeeds costs nothing, however long it may last.
configure({
  asyncUtilTimeout: waitLimitMs,
  // The library prints the whole document into the error of each search in vain, and a wait is made of many of those.
  getElementError: (message) => new Error(message ?? undefined),
})

// The covers are drawn by Node, without a document.
if (typeof window !== 'undefined') {
  // What jsdom has not: a page that scrolls, and a screen to ask about.
  window.scrollTo = () => undefined
  // jsdom draws all frames by one interval; when that began on fake timers it never ends, and no later test gets a frame.
  window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16))
  window.cancelAnimationFrame = (handle) => clearTimeout(handle)
  window.IntersectionObserver = NothingInSight
  Element.prototype.scrollIntoView = () => undefined
  // Never idle: nothing is loaded ahead behind the back of a test, or after its end.
  window.requestIdleCallback = () => 0
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} })
  recordRequests()
  const firstAddress = window.location.href
  // The files of a worker share modules, document and globals: each test leaves them as it found them.
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') screen.debug()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    cleanup()
    await undoAll()
    // Answers are heard by all that listens, and so by the next test, when they come after its beginning.
    await vi.waitFor(() => expect(requestsUnderWay()).toBe(0), { timeout: waitLimitMs, interval: 5 })
    resetStores()
    // What stands outside of what a test draws: the mirrors of toasts, and frames of its own.
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
    jsdom.reconfigure({ url: firstAddress })
    window.history.replaceState(null, '', '/')
    const allowed = takeAllowedMismatches()
    const sent = takeSentRequests()
    if (sent.length === 0) return
    const { requestMismatches } = await import('./requests/request-check.ts')
    const mismatches = await requestMismatches(sent)
    expect(mismatches.filter((mismatch) => !allowed.some((words) => mismatch.includes(words)))).toEqual([])
  })
  // A chunk that a test began to load draws when it has come, and React a turn later: not after the document has gone.
  afterAll(async () => {
    await vi.dynamicImportSettled()
    for (const _turn of ['render', 'effects']) await new Promise((resolve) => setTimeout(resolve))
  })
}
