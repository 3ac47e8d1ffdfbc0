import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { toastSays } from '../site.tsx'

const catalogue = '../../src/locales/hi.po'
const page = document.documentElement
const reload = vi.fn()

// The catalogue does not come, the server can be reached: load-chunk.ts reloads the page.
beforeEach(() => {
  vi.doMock(catalogue, () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response())
  vi.stubGlobal('location', { href: location.href, reload })
  page.lang = 'en'
})
afterEach(() => {
  vi.doUnmock(catalogue)
  reload.mockReset()
  page.lang = 'en'
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

/** The language of a page that has just been loaded, as main.tsx begins with it. */
async function load() {
  vi.resetModules()
  return import('../../src/site/language.ts')
}

async function chooseHindiUntilReload() {
  const { chooseLanguage } = await load()
  void chooseLanguage('hi')
  await eventually(() => expect(reload).toHaveBeenCalledOnce())
}

test('[8-16] a choice whose catalogue needs a reload of the page outlives it, and is kept when the catalogue has come', async () => {
  await chooseHindiUntilReload()
  // Not before: it would be the language of every tab that opens.
  expect(localStorage.getItem('language')).toBeNull()

  vi.doUnmock(catalogue)
  const { storedLanguage, showLanguage } = await load()
  expect(storedLanguage()).toBe('hi')
  await showLanguage(storedLanguage())
  expect(page.lang).toBe('hi')
  expect(localStorage.getItem('language')).toBe('hi')
  expect(sessionStorage.getItem('languageAwaited')).toBeNull()
})

test('[8-16] reports and drops a language whose catalogue fails to load after the reload too', async () => {
  await chooseHindiUntilReload()
  const { storedLanguage, showLanguage } = await load()
  await expect(showLanguage(storedLanguage())).rejects.toThrow()
  await toastSays('error', 'This language could not be loaded')
  expect([page.lang, localStorage.getItem('language'), storedLanguage()]).toEqual(['en', null, 'en'])
  expect(reload).toHaveBeenCalledOnce()
})

test('a choice whose catalogue does not come and that no reload can help leaves all as it was', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const { chooseLanguage, storedLanguage } = await load()
  await expect(chooseLanguage('hi')).rejects.toThrow()
  expect([page.lang, localStorage.getItem('language'), storedLanguage()]).toEqual(['en', null, 'en'])
  expect(sessionStorage.getItem('languageAwaited')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test('of two choices the later one holds, though the catalogue of the first comes after it', async () => {
  vi.doUnmock(catalogue)
  const { chooseLanguage } = await load()
  const first = chooseLanguage('hi')
  await chooseLanguage('en')
  await first
  expect([page.lang, i18n.locale, localStorage.getItem('language')]).toEqual(['en', 'en', null])
  expect(sessionStorage.getItem('languageAwaited')).toBeNull()
})
