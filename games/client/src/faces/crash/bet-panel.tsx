import type { RgsSchema } from '@chaupar/api/rgs'
import { typedPaise, typedTimes } from '@chaupar/api/typed-numbers'
import { stakeLimits, stakeProblem } from '../../bet/stake.ts'
import { StakeField } from '../../bet/stake-field.tsx'
import type { Language } from '../../i18n/texts.ts'
import { paiseOf, timesText } from '../../money/amounts.ts'
import { offerOf } from '../../stage/offer.ts'
import { useStage, useStageMachine } from '../../stage/shared-store.tsx'
import { AutoCashOut } from './auto-cash-out.tsx'
import { PanelButton } from './panel-button.tsx'
import { crashTexts } from './texts.ts'

/** The lowest automatic cash-out, in hundredths. */
const leastAuto = 101

interface BetPanelProps {
  slot: 0 | 1
  language: Language
  config: RgsSchema<'Config'>
  balance: RgsSchema<'Balance'> | null
}

/** One of the two bets: its stake, its automatic cash-out, and the button that bets, takes back and cashes out. */
export function BetPanel({ slot, language, config, balance }: BetPanelProps) {
  const t = crashTexts[language]
  const machine = useStageMachine()
  const mostAuto = useStage(({ rules }) => rules?.curve?.mostTimes ?? 1_000_000)
  const draft = useStage(({ slots }) => slots[slot])
  const offer = useStage((stage) => offerOf(stage, stage.slots[slot]))
  const isOpen =
    offer === 'bet' || offer === 'queue' || (offer === 'none' && draft.asked === null && !draft.bet?.active)
  const typed = typedPaise(draft.stakeText)
  const limits = stakeLimits(config)
  const auto = typedTimes(draft.autoText)
  const autoFits = auto !== null && auto >= leastAuto && auto <= mostAuto
  const autoProblem =
    draft.hasAuto && !autoFits
      ? t.autoRange(timesText(leastAuto), `${(mostAuto / 100).toLocaleString('en-IN')}×`)
      : null
  const stakeError = isOpen ? stakeProblem(typed, limits, balance, language) : null
  const problem = isOpen ? (stakeError ?? autoProblem) : null
  const bet = draft.bet?.active === true ? draft.bet : null
  return (
    <fieldset className="panel" aria-label={t.bet(slot + 1)}>
      <StakeField
        language={language}
        limits={limits}
        most={4}
        isOpen={isOpen}
        text={bet === null ? draft.stakeText : String(paiseOf(bet.amount) / 100)}
        problem={problem}
        isWrong={stakeError !== null}
        onType={(stakeText) => machine.change(slot, { stakeText })}
      />
      <PanelButton
        language={language}
        slot={slot}
        draft={draft}
        offer={offer}
        stakePaise={typed ?? 0}
        isBarred={problem !== null}
        onPress={() => problem === null && machine.press(slot, typed ?? 0)}
      />
      <AutoCashOut
        name={t.auto}
        atName={t.autoAt}
        disabled={!isOpen}
        isOn={bet === null ? draft.hasAuto : (bet.shared?.autoCashOut ?? null) !== null}
        text={bet?.shared?.autoCashOut ? (bet.shared.autoCashOut / 100).toFixed(2) : draft.autoText}
        isWrong={isOpen && autoProblem !== null}
        onSwitch={() => machine.change(slot, { hasAuto: !draft.hasAuto })}
        onType={(autoText) => machine.change(slot, { autoText })}
      />
    </fieldset>
  )
}
