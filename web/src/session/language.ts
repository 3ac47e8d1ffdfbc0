import { i18n } from '@lingui/core'
import { useSyncExternalStore } from 'react'
import { loadChunk } from '../lib/load-chunk.ts'
import { readText, writeText } from './stored.ts'

/** The languages of the texts, by their code and in their own words. English stands in the code, Hindi is loaded. */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const

export type Language = (typeof languages)[number]['code']

const key = 'language'

/** The language that the player chose on this device; English when he chose none. */
export function storedLanguage(): Language {
  return languages.find(({ code }) => code === readText(key))?.code ?? 'en'
}

/** Shows the texts in a language, from its catalogue; rejects, and changes nothing, when that does not come. */
export async function showLanguage(language: Language): Promise<void> {
  const messages = language === 'hi' ? (await loadChunk(() => import('../locales/hi.po'))).messages : {}
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
}

/** As showLanguage, and keeps the choice for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language)
  writeText(key, language === 'en' ? null : language)
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
