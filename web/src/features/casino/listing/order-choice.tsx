import { Trans, useLingui } from '@lingui/react/macro'
import { type GameOrder, gameOrders } from '../catalogue/game-filter.ts'
import { useOptimisticChoice } from './listing-choice.ts'
import './order-choice.css'

/** The order of a grid, by the browser's own picker. */
export function OrderChoice({ order, onChoose }: { order: GameOrder; onChoose: (order: GameOrder) => void }) {
  const { t } = useLingui()
  const [shown, setShown] = useOptimisticChoice(order)
  const names: Readonly<Record<GameOrder, string>> = { popular: t`Popular first`, new: t`New first`, name: t`By name` }
  return (
    <label className="order-choice">
      <span className="sr-only">
        <Trans>Order</Trans>
      </span>
      <select
        value={shown}
        onChange={(event) => {
          const next = gameOrders.find((one) => one === event.target.value)
          if (!next) return
          setShown(next)
          onChoose(next)
        }}
      >
        {gameOrders.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
