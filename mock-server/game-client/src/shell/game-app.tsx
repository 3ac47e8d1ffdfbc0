import { useEffect } from 'react'
import { BetBar } from '../bet/bet-bar.tsx'
import { noticeTexts } from '../i18n/notice-texts.ts'
import { sharedTexts } from '../i18n/shared-texts.ts'
import { GameMenu } from './game-menu.tsx'
import { useGame, useLanguage, useRounds } from './game-store.tsx'
import { HistoryStrip } from './history-strip.tsx'
import { leaveGame } from './site-messages.ts'
import { NoticeLine, RoundResult, Spoken } from './told-lines.tsx'
import { useFaceProps } from './use-face-props.ts'
import './game-app.css'
import './game-app-wide.css'

/** One game: past rounds and menu over the stage, the bet bar below it. */
export function GameApp() {
  const language = useLanguage()
  const face = useRounds((rounds) => rounds.face)
  const title = useRounds(({ config }) => config?.title ?? '')
  const isOver = useRounds((rounds) => rounds.isOver)
  useTitle(title)
  useFreshBalance()
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  if (isOver) return <GameOver />
  if (face === null) return <Opening />
  return <OpenGame family={face.family} title={title} />
}

function OpenGame({ family, title }: { family: string; title: string }) {
  const opened = useFaceProps()
  const isPlayMoney = useRounds(({ config }) => config?.jurisdiction.socialCasino === true)
  if (opened === null) return <Opening />
  const { face, props } = opened
  const { Stage, Controls } = face
  const mood = typeof face.mood === 'string' ? face.mood : face.mood(props.variant, props.gameId)
  return (
    <div className={`game mood-${mood}`} data-family={family} data-phase={props.phase}>
      <header className="top">
        <div className="top-name">
          <h1>{title}</h1>
          {isPlayMoney ? <span className="top-round">{sharedTexts[props.language].playMoney}</span> : null}
        </div>
        <HistoryStrip face={face} variant={props.variant} />
        <GameMenu />
      </header>
      <main className="stage">
        <div className="stage-picture">
          <Stage {...props} />
        </div>
        <RoundResult round={props.round} phase={props.phase} />
        <NoticeLine />
      </main>
      <BetBar face={face} props={props} controls={Controls === undefined ? null : <Controls {...props} />} />
      <Spoken face={face} variant={props.variant} round={props.round} />
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

/** The session is over, or this game cannot be shown. */
function GameOver() {
  const language = useLanguage()
  return (
    <main className="bar game-alone">
      <NoticeLine />
      <button type="button" className="go" onClick={leaveGame}>
        {sharedTexts[language].back}
      </button>
    </main>
  )
}

/** An address without a session. */
export function NoGame() {
  return (
    <main className="bar game-alone">
      <p role="alert">{noticeTexts.en.noLaunch}</p>
      <p lang="hi">{noticeTexts.hi.noLaunch}</p>
      <button type="button" className="go" onClick={leaveGame}>
        {sharedTexts.en.back}
      </button>
    </main>
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    if (title !== '') document.title = title
  }, [title])
}

/** Other tabs move the balance too: it is asked for when the player comes back to this one. */
function useFreshBalance(): void {
  const { machine } = useGame()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void machine.refreshBalance()
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('focus', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('focus', refresh)
    }
  }, [machine])
}
