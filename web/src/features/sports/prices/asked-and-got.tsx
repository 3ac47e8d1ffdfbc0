import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Quote, ticksBetter } from './odds-ladder.ts'
import { priceText } from './price-text.ts'
import type { PriceKind, Side } from './profit-rules.ts'

type AskedAndGotProps = { of: { priceKind: PriceKind; side: Side }; asked: Quote; got: Quote }

/** 'Asked 2.4 · got 2.44 · 2 ticks better': the price that was asked for, the one of the bet, and the ticks between them. */
export function AskedAndGot({ of, asked, got }: AskedAndGotProps) {
  const ticks = ticksBetter(of, asked, got)
  const askedText = useQuoteText(asked)
  const gotText = useQuoteText(got)
  return (
    <>
      <Trans>
        Asked {askedText} · got {gotText}
      </Trans>
      {ticks === 0 ? null : (
        <>
          {' · '}
          <Difference ticks={ticks} inRuns={asked.line !== got.line} />
        </>
      )}
    </>
  )
}

function Difference({ ticks, inRuns }: { ticks: number; inRuns: boolean }) {
  const count = Math.abs(ticks)
  if (inRuns)
    return ticks > 0 ? (
      <Plural value={count} one="# run better" other="# runs better" />
    ) : (
      <Plural value={count} one="# run worse" other="# runs worse" />
    )
  return ticks > 0 ? (
    <Plural value={count} one="# tick better" other="# ticks better" />
  ) : (
    <Plural value={count} one="# tick worse" other="# ticks worse" />
  )
}

/** '2.4'; of a fancy or session bet '139 at 100', since its price alone is a rate. */
function useQuoteText({ price, line }: Quote): string {
  const { t } = useLingui()
  return line === undefined ? priceText(price) : t`${priceText(line)} at ${priceText(price)}`
}
