import { Strip } from '../drawing/strip.tsx'
import type { Face, FaceRound } from '../faces/face.ts'
import { sharedTexts } from '../i18n/shared-texts.ts'
import { useLanguage } from './game-store.tsx'

type StripProps = { face: Face; variant: string; past: readonly FaceRound[] }

/** Rounds of this session that ended, newest first. */
export function HistoryStrip({ face, variant, past }: StripProps) {
  const language = useLanguage()
  return (
    <Strip name={sharedTexts[language].history}>
      {past.slice(0, 20).map((round) => {
        const { text, tone } = face.chip(round, variant, language)
        return (
          <li key={round.id} className={`strip-item strip-${tone}`}>
            {text}
          </li>
        )
      })}
    </Strip>
  )
}
