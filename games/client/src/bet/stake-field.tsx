import { typedPaise } from '@chaupar/api/typed-numbers'
import { useId } from 'react'
import { Icon } from '../drawing/icon.tsx'
import { sharedTexts } from '../i18n/shared-texts.ts'
import type { Language } from '../i18n/texts.ts'
import { nextLevel, quickLevels, type StakeLimits } from './stake.ts'
import './stake-field.css'

type StakeFieldProps = {
  language: Language
  limits: StakeLimits
  /** The most levels to pick from, the highest of them; all when left out. */
  most?: number
  isOpen: boolean
  /** Rupees, as typed. */
  text: string
  /** Why the bet cannot be placed, in words. */
  problem: string | null
  /** It is the stake's fault. */
  isWrong: boolean
  onType(text: string): void
}

/** A stake in rupees: typed, stepped through the levels, or picked. */
export function StakeField({
  language,
  limits,
  most = Number.POSITIVE_INFINITY,
  isOpen,
  text,
  problem,
  isWrong,
  onType,
}: StakeFieldProps) {
  const t = sharedTexts[language]
  const id = useId()
  const stakeOf = (paise: number) => onType(String(paise / 100))
  const step = (by: 1 | -1) => stakeOf(nextLevel(typedPaise(text) ?? limits.defaultPaise, by, limits))
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
            value={text}
            aria-invalid={isWrong}
            aria-describedby={`${id}-error`}
            onChange={(event) => onType(event.target.value)}
          />
          <button type="button" className="step" aria-label={t.more} disabled={!isOpen} onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
        </div>
        <p className="stake-error" id={`${id}-error`} aria-live="polite">
          {problem}
        </p>
      </div>
      <fieldset className="quick" aria-label={t.quickStakes}>
        {quickLevels(limits)
          .slice(-most)
          .map((level) => (
            <button
              key={level}
              type="button"
              className="quick-stake"
              disabled={!isOpen}
              aria-pressed={typedPaise(text) === level}
              onClick={() => stakeOf(level)}
            >
              {(level / 100).toLocaleString('en-IN')}
            </button>
          ))}
      </fieldset>
    </>
  )
}
