import type { Face, FaceRound, Phase } from '../faces/face.ts'
import { noticeTexts } from '../i18n/notice-texts.ts'
import { sharedTexts } from '../i18n/shared-texts.ts'
import type { Language } from '../i18n/texts.ts'
import { rupees } from '../money/amounts.ts'
import { useLanguage, useRounds } from './game-store.tsx'
import './history-lines.css'

/**
 * Outcome of the round, said once and plainly: only what pays more than its stake is set off, and what pays less is no win. `Spoken` says the same.
 */
export function RoundResult({ round, phase }: { round: FaceRound | null; phase: Phase }) {
  const language = useLanguage()
  const t = sharedTexts[language]
  const paise = phase === 'ended' ? (round?.payoutPaise ?? null) : null
  const isAbove = paise !== null && round !== null && paise > round.stakePaise
  return (
    <div className="round-result" aria-hidden="true">
      {paise === null ? null : (
        <p className={isAbove ? 'outcome-line outcome-above' : 'outcome-line'}>
          {paise === 0 ? t.lost : t.paid}
          {paise === 0 ? null : (
            <span className="outcome-sum" translate="no">
              {rupees(paise, language)}
            </span>
          )}
        </p>
      )}
    </div>
  )
}

/** What went wrong with the last call, until the next one goes well. */
export function NoticeLine() {
  const language = useLanguage()
  const notice = useRounds((rounds) => rounds.notice)
  const text = notice === null ? '' : [noticeTexts[language][notice.name], notice.reason].join(' ').trim()
  return (
    <p className="notice-line" role="alert">
      {text}
    </p>
  )
}

type SpokenProps = { face: Face; variant: string; theme: string; round: FaceRound | null }

/** What happens, said politely to who does not see it: the face's sentence, then, once, what the round paid. */
export function Spoken({ face, variant, theme, round }: SpokenProps) {
  const language = useLanguage()
  return (
    <p className="only-spoken" role="status">
      {round === null ? '' : spokenText(face, round, { variant, theme, language })}
    </p>
  )
}

type Spelling = { variant: string; theme: string; language: Language }

/** The shown part of a round, in words. */
export function spokenText(face: Face, round: FaceRound, { variant, theme, language }: Spelling): string {
  const t = sharedTexts[language]
  const paid = round.payoutPaise
  const result = paid === null ? '' : paid > 0 ? t.won(rupees(paid, language)) : t.lost
  return [face.say(round, variant, language, theme), result].join(' ').trim()
}
