/** Compares markets of one match that came in different ways. */
import { isObject, type JsonObject, listOf } from '@chaupar/api/document'
import type { Finding } from '../check.ts'

/** So many differences are reported: what is wrong with one market is often wrong with each. */
const most = 5

/** What of these markets is missing or different among those that came; `as` says where they were seen. */
export function differences(expected: readonly JsonObject[], came: readonly JsonObject[], as: string): Finding[] {
  const byId = new Map(came.map((market) => [market.marketId, market]))
  return expected
    .flatMap((market) => {
      const field = `market ${String(market.marketId)}`
      const other = byId.get(market.marketId)
      if (other === undefined) return [{ field, expected: `it, as ${as} has it`, came: 'nothing' }]
      return [...differentStatus(market, other, field, as), ...differentRunners(market, other, field, as)]
    })
    .slice(0, most)
}

function differentStatus({ status }: JsonObject, other: JsonObject, place: string, as: string): Finding[] {
  if (status === other.status) return []
  return [{ field: `${place} status`, expected: `${String(status)}, as ${as} has it`, came: String(other.status) }]
}

function differentRunners(market: JsonObject, other: JsonObject, place: string, as: string): Finding[] {
  const byId = new Map(runnersOf(other).map((runner) => [runner.selectionId, runner]))
  return runnersOf(market).flatMap((runner) => {
    const field = `${place} runner ${String(runner.selectionId)}`
    const same = byId.get(runner.selectionId)
    if (same === undefined) return [{ field, expected: `it, as ${as} has it`, came: 'nothing' }]
    const sides = ['back', 'lay'].flatMap((side) => {
      const [wanted, got] = [pricesIn(runner, side), pricesIn(same, side)]
      return wanted === got ? [] : [{ field: `${field} ${side}`, expected: `${wanted}, as ${as} has it`, came: got }]
    })
    return [...differentStatus(runner, same, field, as), ...sides]
  })
}

const runnersOf = ({ runners }: JsonObject) => listOf(runners).filter(isObject)

/** The prices of a side in words, the best one first: 1.85 of 12000. A line has its rate behind it. */
function pricesIn(runner: JsonObject, side: string): string {
  const prices = listOf(runner[side]).filter(isObject)
  const words = prices.map(({ price, line, size }) =>
    [...(line === undefined ? [] : [`${String(line)} at`]), String(price), `of ${String(size)}`].join(' '),
  )
  return words.length === 0 ? 'no price' : words.join(', ')
}
