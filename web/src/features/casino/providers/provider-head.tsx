import type { Game } from '@chaupar/games/catalogue/game'
import type { ProviderInfo } from '@chaupar/games/catalogue/provider'
import { Plural, useLingui } from '@lingui/react/macro'
import { PageHeading } from '../../../ui/basics/page-heading.tsx'
import { providerQuotes } from './provider-quotes.ts'
import { ProviderSign } from './provider-sign.tsx'
import './provider-head.css'

export type ProviderHeadProps = {
  provider: ProviderInfo
  /** The banner of a provider with a page of its own. */
  isLarge: boolean
  /** Undefined while they load. */
  games: readonly Game[] | undefined
}

/** The head of a provider's page: its sign, its name, what it is about. */
export function ProviderHead({ provider: { code, name }, isLarge, games }: ProviderHeadProps) {
  const { i18n } = useLingui()
  return (
    <header className="provider-head" data-large={isLarge || undefined}>
      <ProviderSign code={code} />
      <div>
        <PageHeading>{name}</PageHeading>
        <p>{i18n._(providerQuotes[code])}</p>
        {games === undefined ? null : (
          <p className="provider-head-count">
            <Plural value={games.length} one="# game" other="# games" />
          </p>
        )}
      </div>
      <span aria-hidden="true" className="jaali-band" />
    </header>
  )
}
