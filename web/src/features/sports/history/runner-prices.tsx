import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatTime } from '../../../lib/dates.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Figure, Figures } from '../../../ui/records/figures.tsx'
import { type Column, Table } from '../../../ui/records/table.tsx'
import { plainAmount, priceText, sizeText } from '../prices/price-text.ts'
import { PricesPaused } from '../prices/prices-paused.tsx'
import type { PriceHistory } from '../queries.ts'
import { useLivePoints } from './live-points.ts'
import { PriceChart } from './price-chart.tsx'
import { isDrawable, joined, type PricePoint, rangeOf } from './price-series.ts'

type RunnerPricesProps = {
  marketId: string
  kind: PriceHistory['priceKind']
  runner: PriceHistory['runners'][number]
  /** The live prices do not come: the line ends where they stopped. */
  paused: boolean
}

/** One runner: figures, then the line of its prices or, behind a button, the same as a table. */
export function RunnerPrices({ marketId, kind, runner, paused }: RunnerPricesProps) {
  const { t } = useLingui()
  const live = useLivePoints(marketId, runner.selectionId)
  const [asTable, setAsTable] = useState(false)
  const [focus, setFocus] = useState<number | null>(null)
  const points = joined(runner.points, live)
  const last = points.at(-1)
  const range = rangeOf(points.map(({ back }) => back))
  const words = kind === 'line' ? { back: t`Yes`, lay: t`No` } : { back: t`Back`, lay: t`Lay` }
  if (!last || !isDrawable(points)) {
    return (
      <p className="price-graph-none">
        <Trans>No price has moved yet. The graph begins ten minutes before the start.</Trans>
      </p>
    )
  }
  const shown = points[focus ?? points.length - 1] ?? last
  const from = formatTime(points[0]?.at ?? '')
  const until = formatTime(last.at)
  const [low, high] = [textOf(range?.low ?? null), textOf(range?.high ?? null)]
  const now = textOf(last.back)
  return (
    <>
      <Figures label={t`Prices of ${runner.name}`}>
        <Figure term={<Trans>Now</Trans>}>
          <span className="price-graph-back">{textOf(last.back)}</span> /{' '}
          <span className="price-graph-lay">{textOf(last.lay)}</span>
        </Figure>
        <Figure term={<Trans>Lowest</Trans>}>{low}</Figure>
        <Figure term={<Trans>Highest</Trans>}>{high}</Figure>
        {last.matched === undefined ? null : <Figure term={<Trans>Matched</Trans>}>₹{sizeText(last.matched)}</Figure>}
      </Figures>
      <div className="price-graph-bar">
        <p className="price-graph-at" aria-hidden="true">
          <b>{formatTime(shown.at)}</b>
          <span className="price-graph-back">
            {words.back} {textOf(shown.back)}
          </span>
          <span className="price-graph-lay">
            {words.lay} {textOf(shown.lay)}
          </span>
        </p>
        <PricesPaused isPaused={paused} isAnnounced />
        <Button variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Trans>As a table</Trans>
        </Button>
      </div>
      {asTable ? (
        <PriceTable name={runner.name} points={points} words={words} />
      ) : (
        <PriceChart
          points={points}
          focus={focus}
          onFocus={setFocus}
          label={t`${runner.name}, ${from} to ${until}: ${words.back} between ${low} and ${high}, now ${now}. The table holds the same prices.`}
        />
      )}
    </>
  )
}

type PriceTableProps = { name: string; points: readonly PricePoint[]; words: { back: string; lay: string } }

/** The same points, the newest first. */
function PriceTable({ name, points, words }: PriceTableProps) {
  const { t } = useLingui()
  const columns: Column<PricePoint>[] = [
    { id: 'at', head: t`Time`, cell: ({ at }) => <span className="whitespace-nowrap">{formatTime(at)}</span> },
    { id: 'back', head: words.back, figure: true, cell: ({ back }) => textOf(back) },
    { id: 'lay', head: words.lay, figure: true, cell: ({ lay }) => textOf(lay) },
  ]
  if (points.some(({ matched }) => matched !== undefined)) {
    columns.push({
      id: 'matched',
      head: t`Matched`,
      figure: true,
      cell: ({ matched }) => (matched === undefined ? '–' : `₹${plainAmount(matched)}`),
    })
  }
  return (
    <div className="price-graph-table">
      <Table
        caption={t`Prices of ${name}, newest first`}
        columns={columns}
        rows={[...points].reverse()}
        keyOf={({ at }) => at}
        scroll
      />
    </div>
  )
}

function textOf(price: number | null): string {
  return price === null ? '–' : priceText(price)
}
