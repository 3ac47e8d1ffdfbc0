import { paths } from '../../../config/paths.ts'
import { istDay } from '../../../lib/dates.ts'
import type { StatementRow } from '../queries.ts'

/** Where the record of an entry stands; undefined for an entry without one, and for a kind of a newer server. */
export function recordLink({ about, createdAt }: Pick<StatementRow, 'about' | 'createdAt'>): string | undefined {
  if (about === undefined) return undefined
  const { kind, id, round } = about
  const [provider = '', game] = id.split('/')
  const day = istDay(new Date(createdAt))
  switch (kind) {
    case 'bet':
      return `${paths.myBets}?betstatus=all&from=${day}&to=${day}&bet=${encodeURIComponent(id)}`
    case 'match':
      return `${paths.myBets}?refmatchid=${encodeURIComponent(id)}`
    case 'deposit':
      return paths.depositReceipt(id)
    case 'withdrawal':
      return `${paths.withdrawList}?request=${encodeURIComponent(id)}`
    case 'bonus':
      return paths.bonusDetails(id)
    case 'game':
      return (
        (game === undefined ? paths.casinoSlug(provider) : paths.casinoGame(provider, game)) +
        (round === undefined ? '' : `?round=${encodeURIComponent(round)}&day=${day}`)
      )
    default:
      return undefined
  }
}
