import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { useAppDetails } from '../session/app-details.ts'
import { type SocialLink, socialLinks, supportTarget } from './account-links.ts'

const drawings: Readonly<Record<SocialLink['name'], string>> = {
  WhatsApp:
    'M3 21l1.6-4.7a8.5 8.5 0 1 1 3.2 3.1zM8.7 8.6c-.4 3 3.7 7 6.7 6.6c.9-.2 1.3-1 1.2-1.7l-2-1l-1 .9c-1.3-.5-2.2-1.4-2.7-2.7l.9-1l-1-2c-.7-.1-1.8.1-2.1.9',
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M17.2 6.8h.01',
  Facebook: 'M12 21a9 9 0 1 1 .01 0M15.5 8H14c-1.2 0-2 .8-2 2v11M9 13h6',
  Telegram: 'M21 4L3 11l5.5 2.2M21 4l-3 16l-9.5-6.8M21 4L8.5 13.2V20l3.5-4.2',
}

/** The social links that are configured, each in a new tab. */
export function SocialLinks() {
  const { t } = useLingui()
  const links = socialLinks(useAppDetails())
  return links.length === 0 ? null : (
    <ul className="flex gap-1">
      {links.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" title={name} className="icon-btn">
            <svg width="21" height="21" viewBox="0 0 24 24" fill="none" aria-hidden="true">
              <path
                d={drawings[name]}
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span className="sr-only">{t`${name} (opens in a new tab)`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Support: a chat when one is configured, else the contact page. */
export function SupportLink({ className, onFollow }: { className: string; onFollow: () => void }) {
  const target = supportTarget(useAppDetails())
  return target.startsWith('/') ? (
    <Link to={target} className={className} onClick={onFollow}>
      <Trans>Support</Trans>
    </Link>
  ) : (
    <a href={target} target="_blank" rel="noopener noreferrer" className={className} onClick={onFollow}>
      <Trans>Support</Trans>
    </a>
  )
}
