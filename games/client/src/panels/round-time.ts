import type { Language } from '../i18n/texts.ts'

/** '21 Nov 2026, 7:30:05 pm IST': as the site shows it, wherever the browser is, with the seconds in which rounds differ. */
export function roundTime(iso: string, language: Language): string {
  const shown = new Date(iso).toLocaleString(`${language}-IN`, {
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hour12: true,
  })
  return `${shown} IST`
}
