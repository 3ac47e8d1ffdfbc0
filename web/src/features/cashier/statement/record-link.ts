import { paths } from '../../../config/paths.ts'
import { istDay } from '../../../lib/dates.ts'
import type { StatementRow } from '../queries.ts'

/** Where the record of an entry stands; undefined for an entry without one, and for a kind that a newer server tells. */
export function recordLink({ about, createdAt }: Pick<StatementRow, 'about' | 'createdAt'>): string | undefined {
  if (about === undefined) return undefined
  const { kind, id } = about
  const day = istDay(new Date(createdAt))
  const [provider = '', game] = id.split('/')
  switch (kind) {
    case 'bet':
      return `${paths.myBets}?betstatus=all&from=${day}&to=${day}`
    case 'match':
      return paths.match(id)
    case 'deposit':
      return paths.gatewayList
    case 'withdrawal':
      return paths.withdrawList
    case 'bonus':
      return paths.bonusDetails(id)
    case 'game':
      return game === undefined ? paths.casinoSlug(provider) : paths.casinoGame(provider, game)
    default:
      return undefined
  }
}
