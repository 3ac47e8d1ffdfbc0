import { paid } from '@chaupar/games/rules/rules'
import type { Language } from '../../i18n/texts.ts'
import { paiseOf, rupees, shortRupees, timesText } from '../../money/amounts.ts'
import type { Offer } from '../../stage/offer.ts'
import { useStage } from '../../stage/shared-store.tsx'
import type { StageBet, StageSlot } from '../../stage/stage-store.ts'
import { crashTexts } from './texts.ts'
import { useTimes } from './use-times.ts'

interface PanelButtonProps {
  language: Language
  slot: number
  draft: StageSlot
  offer: Offer
  stakePaise: number
  /** What is chosen is no bet. */
  isBarred: boolean
  onPress(): void
}

/** What the button says and what it looks like, in each state of a bet. */
export function PanelButton(props: PanelButtonProps) {
  const { language, slot, draft, offer, stakePaise, isBarred, onPress } = props
  const t = crashTexts[language]
  const phase = useStage(({ now }) => now?.phase ?? null)
  const isLive = useStage(({ link }) => link === 'live')
  const bet = draft.bet?.active === true ? draft.bet : null
  if (offer === 'cash-out' && bet !== null)
    return <CashOutButton language={language} slot={slot} bet={bet} onPress={onPress} />
  const isAsked = draft.asked !== null
  const shown = bet === null ? stakePaise : paiseOf(bet.amount)
  const isBack = offer === 'unqueue' || offer === 'cancel'
  const auto = bet?.shared?.autoCashOut ?? null
  const word = isAsked ? t.sending : isBack ? t.cancel : !isLive ? t.offline : offer === 'none' ? t.deciding : t.place
  const note = isAsked
    ? null
    : offer === 'unqueue'
      ? t.waiting
      : offer === 'cancel'
        ? t.placed
        : bet !== null && phase === 'running'
          ? auto === null
            ? t.noAuto
            : t.autoHolds(timesText(auto))
          : offer === 'queue'
            ? t.nextRound
            : offer === 'bet'
              ? t.thisRound
              : null
  return (
    <button
      type="button"
      className={isBack ? 'go go-cancel' : 'go'}
      aria-disabled={offer === 'none' || isBarred}
      aria-busy={isAsked}
      onClick={onPress}
    >
      <span className="go-word">
        {word}
        <span className="only-spoken"> ({t.bet(slot + 1)})</span>
      </span>
      <span className="go-sum" translate="no">
        {rupees(shown, language)}
      </span>
      {note === null ? null : <span className="go-note">{note}</span>}
    </button>
  )
}

type CashOutProps = { language: Language; slot: number; bet: StageBet; onPress(): void }

/** The running amount is hidden from screen readers: read out, it would never end. */
function CashOutButton({ language, slot, bet, onPress }: CashOutProps) {
  const t = crashTexts[language]
  const times = Math.min(useTimes(), bet.shared?.autoCashOut ?? Number.POSITIVE_INFINITY)
  const stake = paiseOf(bet.amount)
  return (
    <button type="button" className="go go-cash" aria-disabled={times < 101} onClick={() => times >= 101 && onPress()}>
      <span className="go-word">
        {t.cashOut}
        <span className="only-spoken"> ({t.bet(slot + 1)})</span>
      </span>
      <span className="go-sum" aria-hidden="true">
        {rupees(paid(stake, times), language)}
      </span>
      <span className="go-note" aria-hidden="true">
        {t.at(shortRupees(stake, language), timesText(times))}
      </span>
    </button>
  )
}
