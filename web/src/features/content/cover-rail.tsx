import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { useAuthPanel } from '../../session/auth-panel-store.ts'
import { useIsAuthenticated } from '../../session/session-store.ts'
import type { Cover } from './covers.ts'
import './cover.css'

/** A row of game covers; a guest's tap opens the login modal and leads on to the game. */
export function CoverRail({ covers, label }: { covers: readonly Cover[]; label: string }) {
  return (
    <ul className="cover-rail" aria-label={label}>
      {covers.map((cover) => (
        <li key={cover.href}>
          <CoverLink cover={cover} />
        </li>
      ))}
    </ul>
  )
}

function CoverLink({ cover }: { cover: Cover }) {
  const player = useIsAuthenticated()
  const open = useAuthPanel((state) => state.open)
  return (
    <Link
      to={cover.href}
      className="cover-link"
      onClick={(event) => {
        if (player) return
        event.preventDefault()
        open('login', { target: cover.href })
      }}
    >
      <span className={`cover cover-${cover.tone}`}>
        <img src={`/art/covers/${cover.art}.svg`} alt="" width={240} height={300} loading="lazy" decoding="async" />
        <span className="cover-name">{cover.name}</span>
      </span>
      <span className="cover-note">
        <span>{cover.provider}</span>
        <span>{cover.kind === 'live' ? <Trans>Live</Trans> : <Trans>Turbo</Trans>}</span>
      </span>
    </Link>
  )
}
