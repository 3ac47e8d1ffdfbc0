import { type ReactNode, Suspense } from 'react'
import type { Mood } from '../faces/face.ts'
import { panelTexts } from '../panels/panel-texts.ts'
import { loaded, Panels } from '../panels/panels.tsx'
import { Sheet } from '../panels/sheet.tsx'
import { GameHead } from '../shell/game-head.tsx'
import { useSettings } from '../shell/game-store.tsx'
import { NoticeLine } from '../shell/history-lines.tsx'
import type { NameOf } from './chain-check.tsx'
import { useSharedGame } from './shared-store.tsx'
import { useStageSounds } from './use-stage-sounds.ts'
import '../panels/rounds-panel.css'

/** How a round is proved, in place of what is said of a player's own seeds; asked for when it is opened. */
const ChainCheck = loaded(async () => (await import('./chain-check.tsx')).ChainCheck)

interface SharedFrameProps {
  mood: Mood
  family: string
  /** Which round it is, beside the name. */
  round: string
  strip: ReactNode
  stage: ReactNode
  /** Under the picture: how long bets are taken, what the player is paid. */
  foot?: ReactNode
  /** Of the round on the stage, for the sheets of its face. */
  phase?: string
  side: ReactNode
  bar: ReactNode
  /** Outcome of a past round, in a word, where it can be checked. */
  nameOf: NameOf
  /** What has happened, for who does not see it. */
  said: string
}

/** The frame of a game whose rounds are shared: head and past rounds, stage, the others who play, the bet bar. */
export function SharedFrame({
  mood,
  family,
  round,
  strip,
  stage,
  foot,
  phase,
  side,
  bar,
  nameOf,
  said,
}: SharedFrameProps) {
  const { language } = useSharedGame()
  const panel = useSettings((settings) => settings.panel)
  const open = useSettings((settings) => settings.open)
  useStageSounds()
  return (
    <div className={`game mood-${mood}`} data-family={family} data-phase={phase} data-shared>
      <GameHead note={round} strip={strip} />
      <main className="stage">
        <div className="stage-picture">{stage}</div>
        {foot}
        <NoticeLine />
      </main>
      {side}
      {bar}
      {panel === 'fairness' ? (
        <Sheet name={panelTexts[language].fairness} onClose={() => open(null)}>
          <Suspense fallback={<p role="status">{panelTexts[language].loading}</p>}>
            <ChainCheck nameOf={nameOf} />
          </Suspense>
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
