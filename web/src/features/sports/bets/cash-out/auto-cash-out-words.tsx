import type { Schema } from '@chaupar/api/api'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useResultText } from './cash-out-words.tsx'

export type Rule = Schema<'AutoCashOut'>

/** The last rule of a bet or a market. */
export function ruleOf(
  rules: readonly Rule[] | undefined,
  { target, targetId }: Pick<Rule, 'target' | 'targetId'>,
): Rule | undefined {
  return rules?.find((rule) => rule.target === target && rule.targetId === targetId)
}

export function isStanding({ state }: Rule): boolean {
  return state === 'armed' || state === 'waiting' || state === 'firing'
}

type Standing = Pick<Rule, 'state' | 'reason' | 'profitLoss'>

/** How a rule stands, or how it ended. */
export function RuleState({ rule: { state, reason, profitLoss = 0 } }: { rule: Standing }): ReactNode {
  const result = useResultText()(profitLoss)
  switch (state) {
    case 'armed':
      return <Trans>Armed</Trans>
    case 'waiting':
      return reason === 'market_suspended' || reason === 'ball_running' ? (
        <Trans>Waits: the market takes no bets now</Trans>
      ) : (
        <Trans>Waits: there is no cash-out now</Trans>
      )
    case 'firing':
      return <Trans>Cashing out now</Trans>
    case 'done':
      return <Trans>Cashed out: {result}</Trans>
    case 'part_done':
      return <Trans>The share is cashed out: {result}. The rest stays open.</Trans>
    case 'refused':
      return reason === 'insufficient_funds' ? (
        <Trans>Refused: your balance was too low for the bets that stay</Trans>
      ) : (
        <Trans>Refused: there was no cash-out</Trans>
      )
    case 'lapsed':
      return <LapseReason reason={reason} />
  }
}

function LapseReason({ reason }: { reason: Rule['reason'] | undefined }): ReactNode {
  switch (reason) {
    case 'time_over':
      return <Trans>Lapsed: its time is over</Trans>
    case 'market_ended':
      return <Trans>Lapsed: the market has ended</Trans>
    case 'cashed_out':
      return <Trans>Lapsed: cashed out by hand</Trans>
    case 'void':
      return <Trans>Lapsed: the bets are void</Trans>
    default:
      return <Trans>Lapsed</Trans>
  }
}
