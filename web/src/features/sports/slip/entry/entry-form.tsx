import { amountText } from '@chaupar/api/typed-numbers'
import { Trans, useLingui } from '@lingui/react/macro'
import { Delete } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { formatSigned } from '../../../../lib/money.ts'
import { showPlainSigns } from '../../../../ui/forms/text-field.tsx'
import { groupedDigits, plainAmount } from '../../prices/price-text.ts'
import { pressKey, stakeAndLiability, stakePaiseOf } from '../../selection/slip-rules.ts'
import { changeEntry, type SlipEntry } from '../../selection/slip-store.ts'
import type { EntryCheck } from '../slip-check.ts'
import { escToPrice } from '../slip-focus.ts'
import { ProblemText } from '../slip-words.tsx'
import { OddsBox } from './odds-box.tsx'
import { OfferChoice } from './offer-choice.tsx'
import { QuickStakes } from './quick-stakes.tsx'
import './entry-form.css'

type EntryFormProps = {
  check: EntryCheck
  /** Above the inputs. */
  head?: ReactNode
  /** The phone's, under the stake. */
  keypad: boolean
  /** Enter in the stake: what the button of the slip does. */
  onEnter: () => void
  /** Behind what it wins or costs: a term and its figure. */
  exposureAfter?: ReactNode
}

/** A draft: odds on the tick ladder, stake by typing, keypad or quick stakes, what it wins or costs. */
export function EntryForm({ check, head, keypad, onEnter, exposureAfter }: EntryFormProps) {
  const { entry, halt, problem } = check
  const { id, stakeText } = entry
  const setStake = (text: string) => changeEntry(id, { stakeText: text })
  const shownProblem = problem === null || problem.kind === 'no-stake' ? null : problem
  const invalid = shownProblem !== null && shownProblem.kind !== 'not-offered'
  const onKey = (event: KeyboardEvent) => {
    // A key held down since pressing something else places no bet.
    if (event.key === 'Enter' && !event.repeat) onEnter()
    escToPrice(event, id)
  }
  return (
    <div className="entry-form">
      {head}
      <div className="slip-inputs">
        <OddsBox entry={entry} halt={halt} />
        <div>
          <div className="slip-label">
            <label htmlFor={`stake-${id}`}>
              <Trans>Stake</Trans>
            </label>
            <span id={`limits-${id}`}>
              <Trans>
                {plainAmount(entry.minStake)} to {plainAmount(entry.maxStake)}
              </Trans>
            </span>
          </div>
          <div className="slip-box" data-invalid={invalid || undefined}>
            <span aria-hidden="true">₹</span>
            <b className="slip-box-grouped" aria-hidden="true" translate="no">
              {groupedDigits(stakeText)}
            </b>
            <input
              id={`stake-${id}`}
              value={stakeText}
              inputMode={keypad ? 'none' : 'decimal'}
              autoComplete="off"
              placeholder="0"
              aria-invalid={invalid || undefined}
              aria-describedby={`limits-${id} problem-${id}`}
              onChange={({ target }) => {
                showPlainSigns(target)
                setStake(amountText(target.value))
              }}
              onKeyDown={onKey}
            />
          </div>
        </div>
      </div>
      <QuickStakes onPick={(rupees) => setStake(String(rupees))} />
      {keypad ? <Keypad onKey={(key) => setStake(pressKey(stakeText, key))} /> : null}
      <div id={`problem-${id}`}>{shownProblem ? <ProblemText problem={shownProblem} /> : null}</div>
      {shownProblem?.kind === 'not-offered' || entry.offer ? <OfferChoice entry={entry} /> : null}
      {shownProblem ? null : (
        <Yield entry={entry} stakePaise={stakePaiseOf(stakeText) ?? 0}>
          {exposureAfter}
        </Yield>
      )}
    </div>
  )
}

/** Profit for a back, liability for a lay; both stand in words. */
function Yield({ entry, stakePaise, children }: { entry: SlipEntry; stakePaise: number; children: ReactNode }) {
  const { profitPaise, liabilityPaise } = stakeAndLiability(entry, stakePaise)
  return (
    <dl className="slip-yield">
      <div>
        <dt>
          {entry.side === 'lay' && entry.priceKind !== 'line' ? (
            <Trans>Profit if {entry.runnerName} does not win</Trans>
          ) : (
            <Trans>Profit if it wins</Trans>
          )}
        </dt>
        <dd className={profitPaise > 0 ? 'num-pos' : undefined} translate="no">
          {formatSigned(profitPaise / 100)}
        </dd>
      </div>
      {entry.side === 'lay' ? (
        <div>
          <dt>
            <Trans>Liability</Trans>
          </dt>
          <dd className={liabilityPaise > 0 ? 'num-neg' : undefined} translate="no">
            {formatSigned(-liabilityPaise / 100)}
          </dd>
        </div>
      ) : null}
      {children}
    </dl>
  )
}

const keys = ['1', '2', '3', 'back', '4', '5', '6', '7', '8', '9', '00', '.', '0'] as const

/** The phone's keypad, with its digits as on a telephone; keys are given on as slip-rules.ts names them. */
function Keypad({ onKey }: { onKey: (key: string) => void }) {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <div className="keypad" role="group" aria-label={t`Keypad`}>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          data-quiet={key === 'back' || key === '.' || undefined}
          data-tall={key === 'back' || key === '00' || undefined}
          data-wide={key === '0' || undefined}
          aria-label={key === 'back' ? t`Delete` : key === '.' ? t`Decimal point` : key}
          onClick={() => onKey(key)}
        >
          {key === 'back' ? <Delete size={20} aria-hidden="true" /> : key}
        </button>
      ))}
    </div>
  )
}
