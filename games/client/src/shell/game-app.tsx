import { frameMessageOf } from '@chaupar/api/frame-messages'
import { lazy, Suspense, useEffect } from 'react'
import { BetBar } from '../bet/bet-bar.tsx'
import { moodNamed } from '../faces/face.ts'
import { sharedTexts } from '../i18n/shared-texts.ts'
import { Panels } from '../panels/panels.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { GameHead } from './game-head.tsx'
import { GameOver } from './game-over.tsx'
import { useGame, useLanguage, useRounds, useSettings } from './game-store.tsx'
import { NoticeLine, RoundResult, Spoken } from './history-lines.tsx'
import { HistoryStrip } from './history-strip.tsx'
import { useFaceProps } from './use-face-props.ts'
import './game-app.css'
import './game-app-wide.css'

/** Tables alone need it, and of these the live ones. A file that does not come is a game that failed. */
const LiveTable = lazy(async () => ({ default: (await import('../stage/live/live-table.tsx')).LiveTable }))

/** One game: past rounds and menu over the stage, the bet bar below it. */
export function GameApp() {
  const language = useLanguage()
  const face = useRounds((rounds) => rounds.face)
  const title = useRounds(({ config }) => config?.title ?? '')
  const isShared = useRounds(({ config }) => config?.channel !== undefined)
  const isOver = useRounds((rounds) => rounds.isOver)
  useTitle(title)
  useFreshBalance()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  if (isOver) return <GameOver />
  if (face === null) return <Opening />
  const { Shared } = face.face
  if (Shared !== undefined) return <Shared />
  if (isShared)
    return (
      <Suspense fallback={<Opening />}>
        <LiveTable />
      </Suspense>
    )
  return <OpenGame family={face.family} />
}

function OpenGame({ family }: { family: string }) {
  const opened = useFaceProps()
  const hasSound = useSettings((settings) => settings.hasSound)
  useSounds(hasSound, opened?.props.round ?? null, opened?.props.phase ?? 'loading')
  if (opened === null) return <Opening />
  const { face, props } = opened
  const { Stage, Controls } = face
  const mood = moodNamed(props.theme) ?? (typeof face.mood === 'string' ? face.mood : face.mood(props.variant))
  return (
    <div className={`game mood-${mood}`} data-family={family} data-phase={props.phase}>
      <GameHead strip={<HistoryStrip face={face} variant={props.variant} past={props.past ?? []} />} />
      <main className="stage">
        <div className="stage-picture">
          <Stage {...props} />
        </div>
        <RoundResult round={props.round} phase={props.phase} />
        <NoticeLine />
      </main>
      <BetBar face={face} props={props} controls={Controls === undefined ? null : <Controls {...props} />} />
      <Panels />
      <Spoken face={face} variant={props.variant} theme={props.theme} round={props.round} />
    </div>
  )
}

function Opening() {
  const language = useLanguage()
  return (
    <main className="bar game-alone">
      <p role="status">{sharedTexts[language].opening}</p>
      <NoticeLine />
    </main>
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = title
  }, [title])
}

/** Bets and other tabs move the balance too: it is asked for when the site says so, and when the player comes back to this tab. */
function useFreshBalance(): void {
  const { machine } = useGame()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void machine.refreshBalance()
    }
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === window.parent && frameMessageOf(data)?.type === 'site:balance-changed') refresh()
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('focus', refresh)
    window.addEventListener('message', listen)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('focus', refresh)
      window.removeEventListener('message', listen)
    }
  }, [machine])
}
