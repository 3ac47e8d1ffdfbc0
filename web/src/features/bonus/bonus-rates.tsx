import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { intlLocale } from '../../lib/locale.ts'
import { Definition, Definitions } from '../../ui/records/definitions.tsx'
import type { Bonus, BonusGames, BonusMarkets } from './queries.ts'

const gameNames: Readonly<Record<BonusGames, MessageDescriptor>> = {
  slots: msg`Slots`,
  draws: msg`Draws and wheels`,
  instant: msg`Crash and instant games`,
  tables: msg`Tables`,
  baccarat: msg`Baccarat, blackjack and craps`,
}

const marketNames: Readonly<Record<BonusMarkets, MessageDescriptor>> = {
  match_odds: msg`Match odds`,
  bookmaker: msg`Bookmaker`,
  tied_match: msg`Tied match`,
  toss: msg`Toss`,
  fancy: msg`Fancy`,
  session: msg`Session`,
}

/** How much of what a bet on each kind of market risks counts towards the bonus; nothing where the server does not say. */
export function BonusMarketRates({ bonus: { marketRates = [] } }: { bonus: Bonus }) {
  const { t } = useLingui()
  if (marketRates.length === 0) return null
  if (marketRates.every(({ percent }) => percent === 0)) {
    return (
      <p className="text-muted">
        <Trans>Bets do not count.</Trans>
      </p>
    )
  }
  return (
    <Definitions sums>
      {marketRates.map(({ markets, percent }) => (
        <Definition key={markets} term={t(marketNames[markets])}>
          <Trans>{percent}% of the stake or liability</Trans>
        </Definition>
      ))}
    </Definitions>
  )
}

/** How much of a stake in each kind of game counts towards the bonus; nothing where the server does not say. */
export function BonusGameRates({ bonus: { gameRates = [], gameExceptions = [] } }: { bonus: Bonus }) {
  const { t } = useLingui()
  if (gameRates.length === 0) return null
  if ([...gameRates, ...gameExceptions].every(({ percent }) => percent === 0)) {
    return (
      <p className="text-muted">
        <Trans>Stakes in games do not count.</Trans>
      </p>
    )
  }
  return (
    <Definitions sums>
      {gameRates.map(({ games, percent }) => (
        <Definition key={games} term={t(gameNames[games])}>
          <Trans>{percent}% of the stake</Trans>
        </Definition>
      ))}
      {gameExceptions.map(({ game, name, percent }) => (
        <Definition key={game} term={name}>
          <Trans>{percent}% of the stake</Trans>
        </Definition>
      ))}
    </Definitions>
  )
}

/** The same in a sentence each, for a list of offers; what does not count stands on the bonus's own page. */
export function BonusRatesLine({ bonus: { marketRates = [], gameRates = [] } }: { bonus: Bonus }) {
  const { t } = useLingui()
  const markets = listOf(marketRates, ({ markets }) => t(marketNames[markets]))
  const games = listOf(gameRates, ({ games }) => t(gameNames[games]))
  return (
    <>
      {markets === null ? null : (
        <p className="text-sm text-muted">
          <Trans>Bets that count towards wagering: {markets}.</Trans>
        </p>
      )}
      {games === null ? null : (
        <p className="text-sm text-muted">
          <Trans>Games that count towards wagering: {games}.</Trans>
        </p>
      )}
    </>
  )
}

/** 'Slots 50%, Tables 10%' of what counts at all; null where nothing does. */
function listOf<Rate extends { percent: number }>(
  rates: readonly Rate[],
  nameOf: (rate: Rate) => string,
): string | null {
  const counted = rates.filter(({ percent }) => percent > 0)
  if (counted.length === 0) return null
  const words = counted.map((rate) => `${nameOf(rate)} ${rate.percent}%`)
  return new Intl.ListFormat(intlLocale(), { type: 'unit' }).format(words)
}
