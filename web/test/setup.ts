import { i18n } from '@lingui/core'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { undoAll } from './at-end.ts'
import { NothingInSight } from './nothing-in-sight.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

// The machine may be busy with other tests: a wait that succeeds costs nothing, however long it may last.
configure({ asyncUtilTimeout: 10_000 })

// Tests of pure rules run without a document (`@vitest-environment node`).
if (typeof window !== 'undefined') {
  // What jsdom has not: a page that scrolls, and a screen to ask about.
  window.scrollTo = () => undefined
  window.IntersectionObserver = NothingInSight
  Element.prototype.scrollIntoView = () => undefined
  // Never idle: nothing is loaded ahead behind the back of a test, or after its end.
  window.requestIdleCallback = () => 0
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} })
  afterEach(async () => {
    cleanup()
    await undoAll()
    localStorage.clear()
    sessionStorage.clear()
  })
}
