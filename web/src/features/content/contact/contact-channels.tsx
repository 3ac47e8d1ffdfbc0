import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { env } from '../../../config/env.ts'
import { appDetailsQuery } from '../../../site/app-details.ts'
import { socialLinks } from '../../../site/social-links.ts'
import { SocialMark } from '../../../site/social-mark.tsx'
import { NotLoaded } from '../../../ui/states/loaded.tsx'
import { Skeleton } from '../../../ui/states/loading.tsx'
import './contact-channels.css'

/** The channels of the application details (spec 3), as large links; none set is said in words. */
export function ContactChannels() {
  const { t } = useLingui()
  const details = useQuery(appDetailsQuery)
  if (!details.data) {
    return <NotLoaded of={details} failed={<Trans>We could not load the channels</Trans>} waiting={<Waiting />} />
  }
  const links = socialLinks(details.data)
  if (links.length === 0) {
    return (
      <p className="text-page-note">
        <Trans>No channel is open at the moment. Please look again later.</Trans>
      </p>
    )
  }
  return (
    <>
      <ul className="contact-channels" aria-label={t`Channels`}>
        {links.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer" className="contact-channels-link">
              <SocialMark name={name} />
              <span>
                <b>{name}</b>
                <span className="contact-channels-address">{addressOf(url)}</span>
                <span className="sr-only">{t`(opens in a new tab)`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      {env().playMoney ? (
        <p className="text-page-note">
          <Trans>While the DEMO badge shows, these channels are examples, and nobody may be reading them.</Trans>
        </p>
      ) : null}
    </>
  )
}

/** What one reads of an address: host and path, without the protocol. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`
}

function Waiting() {
  return (
    <div className="contact-channels">
      {['a', 'b', 'c', 'd'].map((place) => (
        <Skeleton key={place} className="contact-channels-skeleton" />
      ))}
    </div>
  )
}
