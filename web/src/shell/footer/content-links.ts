import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '../../config/paths.ts'
import type { AppDetails } from '../../site/app-details.ts'
import { socialLinks } from '../../site/social-links.ts'

export type MenuEntry = { label: MessageDescriptor; to: string }

/** Content pages (spec 2.8), in the footer and in a guest's side menu. */
export const contentLinks: readonly MenuEntry[] = [
  { label: msg`Affiliates`, to: paths.affiliates },
  { label: msg`Contact Us`, to: paths.contactUs },
  { label: msg`Privacy Policy`, to: paths.privacyPolicy },
  { label: msg`Responsible Gaming`, to: paths.responsibleGame },
  { label: msg`Fair Play`, to: paths.fairPlay },
  { label: msg`Games Rules`, to: paths.gamesRules },
  { label: msg`Terms and Conditions`, to: paths.terms },
]

/** Where Support leads: WhatsApp, then Telegram, then the contact page. */
export function supportTarget(details: AppDetails | undefined): string {
  const set = socialLinks(details)
  const chat = set.find(({ name }) => name === 'WhatsApp') ?? set.find(({ name }) => name === 'Telegram')
  return chat?.url ?? paths.support
}
