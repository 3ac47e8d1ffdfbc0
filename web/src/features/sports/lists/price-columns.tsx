import { Trans } from '@lingui/react/macro'
import { columnNames } from './match-columns.ts'
import './price-columns.css'

type PriceColumnsProps = {
  /** Whether there is a column X. */
  draw: boolean
  /** Only the back price of each outcome stands below. */
  backsOnly?: boolean
}

/** The heads over the prices of a list: each outcome, between its two sides. */
export function PriceColumns({ draw, backsOnly = false }: PriceColumnsProps) {
  return (
    <div className="price-columns" data-outcomes={draw ? 3 : 2} aria-hidden="true">
      {columnNames.map((name) =>
        name === 'X' && !draw ? null : (
          <span key={name}>
            {backsOnly ? null : (
              <small data-side="back">
                <Trans>Back</Trans>
              </small>
            )}
            {name}
            {backsOnly ? null : (
              <small data-side="lay">
                <Trans>Lay</Trans>
              </small>
            )}
          </span>
        ),
      )}
    </div>
  )
}
