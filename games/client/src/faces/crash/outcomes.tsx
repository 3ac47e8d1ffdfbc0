import type { Language } from '../../i18n/texts.ts'
import { paiseOf, rupees, timesText } from '../../money/amounts.ts'
import { endOf } from '../../stage/offer.ts'
import { useStage } from '../../stage/shared-store.tsx'
import type { StageBet, StageState } from '../../stage/stage-store.ts'
import { crashTexts } from './texts.ts'

/** Outcome of the player's bets on the round that is shown, over the curve; said by `saidOf`. */
export function Outcomes({ language }: { language: Language }) {
  const t = crashTexts[language]
  const bets = useStage(({ slots }) => slots)
  const round = useStage(({ now }) => now?.round)
  return (
    <div className="crash-outcomes" aria-hidden="true">
      {bets.map(({ bet }, slot) => {
        if (bet === null || bet.shared?.round !== round) return null
        const end = endOf(bet)
        if (end.is === 'open' || end.is === 'cancelled') return null
        const isAbove = bet.payout > bet.amount
        return (
          <p key={bet.betID} className={isAbove ? 'outcome-line outcome-above' : 'outcome-line'}>
            {t.bet(slot + 1)}
            {end.is === 'out' ? (
              <>
                <span className="outcome-sum">{rupees(paiseOf(bet.payout), language)}</span>
                {timesText(end.times)}
              </>
            ) : (
              <span translate="no">{t.lostStake(rupees(paiseOf(bet.amount), language))}</span>
            )}
          </p>
        )
      })}
    </div>
  )
}

/** The round and the player's bets on it, in words. */
export function saidOf({ now, slots }: Pick<StageState, 'now' | 'slots'>, language: Language): string {
  const t = crashTexts[language]
  if (now === null) return ''
  const own = slots.flatMap(({ bet }, slot) => (bet?.shared?.round === now.round ? saidBet(bet, slot, language) : []))
  if (now.phase === 'betting') return t.saidStart
  return [now.phase === 'settled' ? t.saidEnd(timesText(now.crashedAt ?? 100)) : '', ...own].join(' ').trim()
}

function saidBet(bet: StageBet, slot: number, language: Language): string[] {
  const t = crashTexts[language]
  const end = endOf(bet)
  if (end.is === 'lost') return [t.saidLost(slot + 1, rupees(paiseOf(bet.amount), language))]
  return end.is === 'out' ? [t.saidOut(slot + 1, rupees(paiseOf(bet.payout), language), timesText(end.times))] : []
}
