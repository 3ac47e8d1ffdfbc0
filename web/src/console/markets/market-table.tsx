import type { ControlData } from '@chaupar/api/control-client'
import './market-table.css'

export type ControlMarket = ControlData<'listMarkets'>[number]['markets'][number]

export type MarketTableProps = {
  markets: readonly ControlMarket[]
  chosen: string
  onChoose: (marketId: string) => void
}

const stateWords = { open: 'open', suspended: 'suspended', ball_running: 'ball running', closed: 'closed' } as const

/** Markets with state and best back prices; a press on a name chooses it. */
export function MarketTable({ markets, chosen, onChoose }: MarketTableProps) {
  return (
    <div className="market-table">
      <table>
        <thead>
          <tr>
            <th scope="col">Market</th>
            <th scope="col">State</th>
            <th scope="col" className="console-right">
              Back
            </th>
          </tr>
        </thead>
        <tbody>
          {markets.map((market) => (
            <tr key={market.marketId} data-chosen={market.marketId === chosen || undefined}>
              <th scope="row">
                <button
                  type="button"
                  aria-pressed={market.marketId === chosen}
                  onClick={() => onChoose(market.marketId)}
                >
                  {market.HeadName}
                </button>
              </th>
              <td>
                <span className="market-table-state" data-state={market.status}>
                  {stateWords[market.status]}
                </span>
              </td>
              <td className="console-right console-mono">
                {market.result === null ? pricesText(market) : resultText(market)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Best back prices of the runners, or No and Yes of a line: '1.74 7.2 3.35', '168 – 170'. */
function pricesText({ runners, priceKind }: ControlMarket): string {
  if (priceKind === 'line')
    return runners.map(({ back, lay }) => `${lay?.line ?? '–'} / ${back?.line ?? '–'}`).join(' ')
  return runners.map(({ back }) => back?.price ?? '–').join('  ')
}

/** Who won, the runs, or void. */
export function resultText({ result, runners }: ControlMarket): string {
  return runners.find(({ selectionId }) => selectionId === result)?.name ?? result ?? ''
}
