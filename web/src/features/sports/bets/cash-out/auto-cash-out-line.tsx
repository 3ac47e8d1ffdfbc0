import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '../../../../lib/money.ts'
import { isStanding, type Rule, ruleOf } from './auto-cash-out-words.tsx'
import { autoCashOuts } from './cash-out-store.ts'

/** The standing rule of a bet or a market in one line, for where its panel is closed; nothing where there is none. */
export function AutoCashOutLine(of: Pick<Rule, 'target' | 'targetId'>) {
  const { t } = useLingui()
  // Each change of a rule has an event. Whether it waits has none, and only the panel shows that.
  const { data } = useQuery({ ...autoCashOuts, refetchInterval: false })
  const rule = ruleOf(data?.rules, of)
  if (!rule || !isStanding(rule)) return null
  const { gain, loss, share } = rule
  return (
    <small className="auto-cash-out-line">
      {loss === undefined ? (
        <Trans>Auto cash-out: gain {formatRupees(gain ?? 0)}</Trans>
      ) : gain === undefined ? (
        <Trans>Auto cash-out: loss {formatRupees(loss)}</Trans>
      ) : (
        <Trans>
          Auto cash-out: gain {formatRupees(gain)} or loss {formatRupees(loss)}
        </Trans>
      )}
      {share === 100 ? '' : `, ${t`${share} % of the stake`}`}
    </small>
  )
}
