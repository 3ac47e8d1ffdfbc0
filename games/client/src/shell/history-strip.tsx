import { Strip } from '../drawing/strip.tsx'
import type { Face } from '../faces/face.ts'
import { sharedTexts } from '../i18n/shared-texts.ts'
import { useLanguage, useRounds } from './game-store.tsx'
import { faceRoundOf } from './use-face-props.ts'

/** Rounds of this session that ended, newest first. */
export function HistoryStrip({ face, variant }: { face: Face; variant: string }) {
  const language = useLanguage()
  const past = useRounds((rounds) => rounds.past)
  return (
    <Strip name={sharedTexts[language].history}>
      {past.slice(0, 20).map((round) => {
        const { text, tone } = face.chip(faceRoundOf(round, round.state.length, 'ended'), variant, language)
        return (
          <li key={round.roundID} className={`strip-item strip-${tone}`}>
            {text}
          </li>
        )
      })}
    </Strip>
  )
}
