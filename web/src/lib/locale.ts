import { i18n } from '@lingui/core'

/** The locale of Intl that goes with the language of the texts: lakh and crore grouping in both, dates in its words. */
export function intlLocale(): 'en-IN' | 'hi-IN' {
  return i18n.locale === 'hi' ? 'hi-IN' : 'en-IN'
}
