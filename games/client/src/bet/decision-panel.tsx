import type { Decision, FaceProps } from '../faces/face.ts'
import { sharedTexts } from '../i18n/shared-texts.ts'
import { rupees, shortRupees } from '../money/amounts.ts'
import { useRounds } from '../shell/game-store.tsx'
import { addedStakeProblem } from './stake.ts'
import './decision-panel.css'

type DecisionsProps = { decisions: readonly Decision[]; props: FaceProps }

/** The bar while the player must decide: choices in the size of the bet button, below them what passes a turn or takes the win. */
export function DecisionPanel({ decisions, props }: DecisionsProps) {
  const take = decisions.find(({ tone }) => tone === 'take')
  const asides = decisions.filter(({ tone }) => tone === 'aside')
  return (
    <div className="panel-choices" data-take={take !== undefined}>
      <Choices decisions={decisions.filter(({ tone }) => tone === 'go')} props={props} />
      {take === undefined && asides.length === 0 ? null : (
        <div className="choices-foot">
          {asides.map((decision) => (
            <ActionButton key={decision.text} decision={decision} props={props} className="action-aside" />
          ))}
          {take === undefined ? null : <TakeButton decision={take} props={props} />}
        </div>
      )}
    </div>
  )
}

/** Decisions that play on. Those that add to the stake are off while nothing more can be staked, which is said under them. */
function Choices({ decisions, props }: DecisionsProps) {
  const { language } = props
  const balance = useRounds((rounds) => rounds.balance)
  const priced = decisions.map((decision) => {
    const { costPaise } = decision
    if (costPaise === undefined) return { decision, problem: null }
    const problem = addedStakeProblem(costPaise, balance, language)
    return { decision: { ...decision, note: `+${shortRupees(costPaise, language)}` }, problem }
  })
  return (
    <fieldset className="actions" aria-label={sharedTexts[language].decide}>
      {priced.map(({ decision, problem }) => (
        <ActionButton key={decision.text} decision={decision} props={props} isOff={problem !== null} />
      ))}
      <p className="stake-error actions-error" aria-live="polite">
        {priced.find(({ problem }) => problem !== null)?.problem}
      </p>
    </fieldset>
  )
}

type ActionProps = { decision: Decision; props: FaceProps; className?: string; isOff?: boolean }

function ActionButton({ decision, props, className = '', isOff = false }: ActionProps) {
  const { action, meta, text, note } = decision
  return (
    <button
      type="button"
      className={`action ${className}`}
      aria-disabled={isOff || !props.canAct(action)}
      onClick={() => !isOff && props.act(action, meta)}
    >
      {text}
      {note === undefined ? null : <span className="action-note">{note}</span>}
    </button>
  )
}

/** The decision that ends the round with what is won. */
export function TakeButton({ decision, props }: { decision: Decision; props: FaceProps }) {
  const { action, meta, text, amountPaise, note } = decision
  return (
    <button
      type="button"
      className="go go-cash"
      aria-disabled={!props.canAct(action)}
      onClick={() => props.act(action, meta)}
    >
      <span className="go-word">{text}</span>
      {amountPaise === undefined ? null : (
        <span className="go-sum" translate="no">
          {rupees(amountPaise, props.language)}
        </span>
      )}
      {note === undefined ? null : <span className="go-note">{note}</span>}
    </button>
  )
}
