import { typedPaise } from '@chaupar/api/typed-numbers'
import { useId } from 'react'
import { Icon } from '../drawing/icon.tsx'
import { sharedTexts } from '../i18n/shared-texts.ts'
import type { Language } from '../i18n/texts.ts'
import { useBet, useRounds } from '../shell/game-store.tsx'
import { nextLevel, quickLevels, stakeLimits } from './stake.ts'
import './stake-field.css'

type StakeFieldProps = { language: Language; isOpen: boolean; stakePaise: number; problem: string | null }

/** The stake in rupees: typed, stepped through the levels, or picked. While a round is open it shows that round's. */
export function StakeField({ language, isOpen, stakePaise, problem }: StakeFieldProps) {
  const t = sharedTexts[language]
  const id = useId()
  const config = useRounds((rounds) => rounds.config)
  const stakeText = useBet((draft) => draft.stakeText)
  const typeStake = useBet((draft) => draft.typeStake)
  if (config === null) return null
  const limits = stakeLimits(config)
  const stakeOf = (paise: number) => typeStake(String(paise / 100))
  const step = (by: 1 | -1) => stakeOf(nextLevel(typedPaise(stakeText) ?? limits.defaultPaise, by, limits))
  const shown = isOpen ? problem : null
  return (
    <>
      <div className="stake">
        <label className="stake-label" htmlFor={id}>
          {t.stakeInRupees}
        </label>
        <div className="stepper">
          <button type="button" className="step" aria-label={t.less} disabled={!isOpen} onClick={() => step(-1)}>
            <Icon name="minus" />
          </button>
          <input
            id={id}
            className="stake-input"
            inputMode="decimal"
            autoComplete="off"
            disabled={!isOpen}
            value={isOpen ? stakeText : String(stakePaise / 100)}
            aria-invalid={shown !== null}
            aria-describedby={`${id}-error`}
            onChange={(event) => typeStake(event.target.value)}
          />
          <button type="button" className="step" aria-label={t.more} disabled={!isOpen} onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
        </div>
        <p className="stake-error" id={`${id}-error`} aria-live="polite">
          {shown}
        </p>
      </div>
      <fieldset className="quick" aria-label={t.quickStakes}>
        {quickLevels(limits).map((level) => (
          <button
            key={level}
            type="button"
            className="quick-stake"
            disabled={!isOpen}
            aria-pressed={typedPaise(stakeText) === level}
            onClick={() => stakeOf(level)}
          >
            {(level / 100).toLocaleString('en-IN')}
          </button>
        ))}
      </fieldset>
    </>
  )
}
