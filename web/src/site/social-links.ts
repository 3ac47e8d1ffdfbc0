import { parseUrl } from '../lib/parse-url.ts'
import type { AppDetails } from './app-details.ts'

export type SocialLink = { name: 'WhatsApp' | 'Instagram' | 'Facebook' | 'Telegram'; url: string }

/** Social links that are set: https only, in the order WhatsApp, Instagram, Facebook, Telegram. */
export function socialLinks(details: AppDetails | undefined): SocialLink[] {
  if (!details) return []
  const all: SocialLink[] = [
    { name: 'WhatsApp', url: details.WHATS_APP_URL },
    { name: 'Instagram', url: details.INSTATGRAM },
    { name: 'Facebook', url: details.FACEBOOK },
    { name: 'Telegram', url: details.TELEGRAM },
  ]
  return all.filter(({ url }) => isHttps(url))
}

function isHttps(url: unknown): boolean {
  return typeof url === 'string' && parseUrl(url)?.protocol === 'https:'
}
