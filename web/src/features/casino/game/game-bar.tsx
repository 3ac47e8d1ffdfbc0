import { type Game, nameOf } from '@chaupar/games/catalogue/game'
import { providerByCode, providerName } from '@chaupar/games/catalogue/provider-index'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, Maximize, Minimize, RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatRupees } from '../../../lib/money.ts'
import { useShownBalance } from '../../../money/held-wins-store.ts'
import { Badges } from '../../../site/badges.tsx'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { turnedPhoneMedia, useMedia } from '../../../ui/basics/media.ts'
import { PageHeading } from '../../../ui/basics/page-heading.tsx'
import { shownProvider } from '../catalogue/game-filter.ts'
import { FavouriteButton } from '../covers/favourite-button.tsx'
import { ProviderSign } from '../providers/provider-sign.tsx'
import type { FullScreen } from './full-screen.ts'
import './game-bar.css'

export type GameBarProps = {
  game: Game
  screen: FullScreen
  onRelaunch: () => void
  /** A launch is on its way. */
  launching: boolean
}

/** The bar over a launched game: the way back, the name, another launch, full screen. */
export function GameBar({ game, screen, onRelaunch, launching }: GameBarProps) {
  const { t } = useLingui()
  const turned = useMedia(turnedPhoneMedia)
  return (
    <div className="game-bar">
      <Link to={game.homeUrl} className={buttonClass('secondary', false, 'game-bar-leave')}>
        <ArrowLeft size={18} aria-hidden="true" />
        <span>{placeName(game)}</span>
      </Link>
      <PageHeading>{nameOf(game)}</PageHeading>
      <Provider game={game} />
      <span className="game-bar-space" />
      <Badges stacked />
      {screen.isFull || turned ? <Balance /> : null}
      <FavouriteButton game={game} className="icon-btn game-bar-favourite" />
      <IconButton
        label={t`Launch again`}
        icon={<RotateCw size={19} aria-hidden="true" />}
        disabled={launching}
        onClick={onRelaunch}
      />
      <IconButton
        label={screen.isFull ? t`Leave full screen` : t`Full screen`}
        icon={screen.isFull ? <Minimize size={19} aria-hidden="true" /> : <Maximize size={19} aria-hidden="true" />}
        onClick={screen.toggle}
      />
    </div>
  )
}

/** In full screen and on a phone's side the header is out of sight, and the balance stands here. */
function Balance() {
  const balance = useShownBalance()
  return (
    <p className="game-bar-balance">
      <span>
        <Trans>Real</Trans>
      </span>
      <b translate="no">{balance === undefined ? '₹–' : formatRupees(balance)}</b>
    </p>
  )
}

/** Where the way back leads: the slots, or the provider's page. */
function placeName(game: Game) {
  return game.homeUrl === '/slots' ? <Trans>Slots</Trans> : providerName(game.provider)
}

function Provider({ game }: { game: Game }) {
  const provider = providerByCode(shownProvider(game))
  return provider ? (
    <p className="game-bar-provider">
      <ProviderSign code={provider.code} />
      {provider.name}
    </p>
  ) : null
}
