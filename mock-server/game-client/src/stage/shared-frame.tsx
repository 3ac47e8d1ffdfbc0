import type { ReactNode } from 'react'
import type { Mood } from '../faces/face.ts'
import { panelTexts } from '../panels/panel-texts.ts'
import { Panels } from '../panels/panels.tsx'
import { Sheet } from '../panels/sheet.tsx'
import { GameHead } from '../shell/game-head.tsx'
import { useWishes } from '../shell/game-store.tsx'
import { NoticeLine } from '../shell/told-lines.tsx'
import { useSharedGame } from './shared-store.tsx'
import { useStageSounds } from './use-stage-sounds.ts'
import '../panels/rounds-panel.css'

interface SharedFrameProps {
  mood: Mood
  family: string
  /** Which round it is, beside the name. */
  round: string
  strip: ReactNode
  stage: ReactNode
  side: ReactNode
  bar: ReactNode
  /** How a round is proved, in place of what is said of a player's own seeds. */
  fairness: ReactNode
  /** What has happened, for who does not see it. */
  said: string
}

/** The frame of a game whose rounds are shared: head and past rounds, stage, the others who play, the bet bar. */
export function SharedFrame({ mood, family, round, strip, stage, side, bar, fairness, said }: SharedFrameProps) {
  const { language } = useSharedGame()
  const panel = useWishes((wishes) => wishes.panel)
  const open = useWishes((wishes) => wishes.open)
  useStageSounds()
  return (
    <div className={`game mood-${mood}`} data-family={family}>
      <GameHead note={round} strip={strip} />
      <main className="stage">
        <div className="stage-picture">{stage}</div>
        <NoticeLine />
      </main>
      {side}
      {bar}
      {panel === 'fairness' ? (
        <Sheet name={panelTexts[language].fairness} onClose={() => open(null)}>
          {fairness}
        </Sheet>
      ) : (
        <Panels />
      )}
      <p className="only-spoken" role="status">
        {said}
      </p>
    </div>
  )
}
