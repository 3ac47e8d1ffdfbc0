import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { ProviderSign } from '../../features/casino/providers/provider-sign.tsx'
import { useToday } from '../../lib/clock-store.ts'
import { PlayerLink } from '../../player/player-link.tsx'
import { useAppDetails } from '../../site/app-details.ts'
import { Badges } from '../../site/badges.tsx'
import { useBrandName } from '../../site/brand-picture.tsx'
import { socialLinks } from '../../site/social-links.ts'
import { useWasSeen } from '../../ui/states/when-seen.tsx'
import { Brand } from '../header/brand.tsx'
import { contentLinks } from './content-links.ts'
import { footerProviders } from './footer-providers.ts'
import { SocialLinks } from './social-links.tsx'
import './footer.css'

/** The footer (spec 2.8): provider signs, content links, logo, 18+, the operator's text, copyright, Reach us. */
export function Footer() {
  const { t, i18n } = useLingui()
  const details = useAppDetails()
  const name = useBrandName()
  const { ref, wasSeen } = useWasSeen<HTMLElement>()
  const year = useToday().slice(0, 4)
  return (
    <footer className="footer">
      <div className="wrap">
        <nav ref={ref} aria-label={t`Providers`} className="providers">
          {footerProviders.map(({ code, name: provider, to, forPlayers }) => {
            const To = forPlayers ? PlayerLink : Link
            return (
              <To key={code} to={to}>
                {wasSeen ? <ProviderSign code={code} className="footer-provider-sign" /> : null}
                {provider}
              </To>
            )
          })}
        </nav>
        <div className="footer-grid">
          <div>
            <Brand />
            <p className="footer-text">{details?.FOOTER_TEXT}</p>
            <p className="footer-age">
              <Badges />
              <span suppressHydrationWarning>{`© ${year} ${name}`}</span>
            </p>
          </div>
          <ul className="footer-links">
            {contentLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{i18n._(label)}</Link>
              </li>
            ))}
          </ul>
          {socialLinks(details).length > 0 ? (
            <div>
              <p className="footer-copyright">
                <Trans>Reach us</Trans>
              </p>
              <SocialLinks />
            </div>
          ) : null}
        </div>
      </div>
      <div className="jaali-band footer-band" />
    </footer>
  )
}
