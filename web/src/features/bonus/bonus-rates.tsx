import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { intlLocale } from '../../lib/locale.ts'
import { Definition, Definitions } from '../../ui/records/definitions.tsx'
import type { Bonus, BonusGames } from './queries.ts'

const names: Readonly<Record<BonusGames, MessageDescriptor>> = {
  slots: msg`Slots`,
  draws: msg`Draws and wheels`,
  instant: msg`Crash and instant games`,
  tables: msg`Tables`,
  baccarat: msg`Baccarat, blackjack and craps`,
}

/** How much of a stake in each kind of game counts towards the bonus; nothing where the server does not tell. */
export function BonusRates({ bonus: { gameRates = [] } }: { bonus: Bonus }) {
  const { t } = useLingui()
  if (gameRates.length === 0) return null
  if (gameRates.every(({ percent }) => percent === 0)) {
    return (
      <p className="text-muted">
        <Trans>Stakes in games do not count.</Trans>
      </p>
    )
  }
  return (
    <Definitions sums>
      {gameRates.map(({ games, percent }) => (
        <Definition key={games} term={t(names[games])}>
          <Trans>{percent}% of the stake</Trans>
        </Definition>
      ))}
    </Definitions>
  )
}

/** The same in one sentence, for a list of offers. */
export function BonusRatesLine({ bonus: { gameRates = [] } }: { bonus: Bonus }) {
  const { t } = useLingui()
  const counted = gameRates.filter(({ percent }) => percent > 0)
  if (counted.length === 0) return null
  const rates = new Intl.ListFormat(intlLocale(), { type: 'unit' }).format(
    counted.map(({ games, percent }) => `${t(names[games])} ${percent}%`),
  )
  return (
    <p className="text-sm text-muted">
      <Trans>Of stakes in games count: {rates}.</Trans>
    </p>
  )
}
