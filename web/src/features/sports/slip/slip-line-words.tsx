import { Trans, useLingui } from '@lingui/react/macro'
import { priceText } from '../prices/price-text.ts'
import type { SlipLine } from '../selection/slip-store.ts'

/** The runner; for a fancy or session line the runs that it takes. */
export function SelectionWords({ line }: { line: SlipLine }) {
  if (line.line === undefined) return line.runnerName
  const runs = priceText(line.line)
  return line.side === 'back' ? <Trans>{runs} or more</Trans> : <Trans>Less than {runs}</Trans>
}

/** Back and Lay; for a fancy or session line Yes and No. */
export function useSideWords({ side, priceKind }: SlipLine): string {
  const { t } = useLingui()
  if (priceKind === 'line') return side === 'back' ? t`Yes` : t`No`
  return side === 'back' ? t`Back` : t`Lay`
}
