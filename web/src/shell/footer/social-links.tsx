import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { useAppDetails } from '../../site/app-details.ts'
import { socialLinks } from '../../site/social-links.ts'
import { SocialMark } from '../../site/social-mark.tsx'
import { supportTarget } from './content-links.ts'
import './footer.css'

/** The social links that are configured, each in a new tab. */
export function SocialLinks() {
  const { t } = useLingui()
  const links = socialLinks(useAppDetails())
  return links.length === 0 ? null : (
    <ul className="social-links">
      {links.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" title={name} className="icon-btn">
            <SocialMark name={name} size={21} />
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
