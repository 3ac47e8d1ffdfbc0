import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'
import { loadChunk } from '../lib/load-chunk.ts'
import { readTabText, readText, writeTabText, writeText } from '../lib/storage.ts'
import { toast } from '../ui/toasts/toast.ts'

/** The languages of the texts, by their code and in their own words. English stands in the code, Hindi is loaded. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const

export type Language = (typeof languages)[number]['code']

const key = 'language'
/** The choice whose catalogue is on its way, in this tab alone: a reload for the catalogue (load-chunk.ts) takes it up again. */
const awaitedKey = 'languageAwaited'

/** The language to begin with: the one that was just chosen here, or the one kept on this device; English when there is none. */
export function storedLanguage(): Language {
  const code = readTabText(awaitedKey) ?? readText(key)
  return languages.find((language) => language.code === code)?.code ?? 'en'
}

/**
 * Shows the texts in a language, from its catalogue; rejects, and changes nothing, when that does not come. A choice that a
 * reload cut short comes to its end here: it is kept, or its failure is shown.
 */
export async function showLanguage(language: Language): Promise<void> {
  if (readTabText(awaitedKey) === null) {
    await activate(language)
    return
  }
  return chooseLanguage(language).catch((failure: unknown) => {
    toast('error', t`This language could not be loaded`)
    throw failure
  })
}

/** As showLanguage, and keeps the choice for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  writeTabText(awaitedKey, language)
  try {
    if (await activate(language)) writeText(key, language === 'en' ? null : language)
  } finally {
    if (readTabText(awaitedKey) === language) writeTabText(awaitedKey, null)
  }
}

/** The language whose catalogue was requested last and is loading. */
let newest: Language | null = null

/** False when another language was asked for while the catalogue was on its way: that one holds. */
async function activate(language: Language): Promise<boolean> {
  newest = language
  try {
    const messages = language === 'hi' ? (await loadChunk(() => import('../locales/hi.po'))).messages : {}
    if (newest !== language) return false
    i18n.loadAndActivate({ locale: language, messages })
    document.documentElement.lang = language
    return true
  } finally {
    if (newest === language) newest = null
  }
}

/** The language that texts of the server are wanted in, also while its catalogue is on its way. */
export function wantedLanguage(): Language {
  if (newest) return newest
  return activeLanguage() === 'en' ? storedLanguage() : activeLanguage()
}

/** Calls back with each language that is shown from now on. Returns how to stop. */
export function onLanguage(shown: (language: Language) => void): () => void {
  return i18n.on('change', () => shown(activeLanguage()))
}

/** The language in force; a component that reads it is drawn again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(
    (changed) => i18n.on('change', changed),
    activeLanguage,
    () => 'en',
  )
}

function activeLanguage(): Language {
  return i18n.locale === 'hi' ? 'hi' : 'en'
}
