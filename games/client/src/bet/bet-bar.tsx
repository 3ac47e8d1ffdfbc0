import { type ReactNode, useEffect } from 'react'
import type { Face, FaceProps } from '../faces/face.ts'
import { sharedTexts } from '../i18n/shared-texts.ts'
import { rupees } from '../money/amounts.ts'
import { Purse } from '../money/purse.tsx'
import { useBet, useRounds } from '../shell/game-store.tsx'
import { ChipTray } from './chip-tray.tsx'
import { DecisionPanel, TakeButton } from './decision-panel.tsx'
import { stakeLimits } from './stake.ts'
import { StakeField } from './stake-field.tsx'
import { type BetPlacing, useBetPlacing } from './use-bet-placing.ts'
import './bet-bar.css'
import './choices.css'
import './bar-narrow.css'
import './bar-wide.css'
import './bar-across.css'

type BetBarProps = { face: Face; props: FaceProps; controls: ReactNode }

/** The one bar under every game: the stake, what the family lets choose, the button, and what the player has. */
export function BetBar({ face, props, controls }: BetBarProps) {
  const { language, phase } = props
  const placing = useBetPlacing(face, props)
  const decisions = phase === 'playing' ? (face.decisions?.(props) ?? []) : []
  const take = decisions.find(({ tone }) => tone === 'take')
  const hasChoices = decisions.some(({ tone }) => tone === 'go')
  useSpaceBar(placing.isOpen && placing.problem === null, placing.place)
  return (
    <section
      className={`bar ${face.bets === 'spots' ? 'bar-chips' : 'bar-single'}`}
      aria-label={sharedTexts[language].bet}
    >
      {hasChoices ? (
        <DecisionPanel decisions={decisions} props={props} />
      ) : (
        <div className="panel">
          {face.bets === 'spots' ? (
            <ChipTray language={language} canChoose={props.canChoose} />
          ) : (
            <GameStake props={props} problem={placing.stakeProblem} />
          )}
          {take === undefined ? (
            <MainButton face={face} props={props} placing={placing} />
          ) : (
            <TakeButton decision={take} props={props} />
          )}
          {controls === null ? null : <div className="choices">{controls}</div>}
        </div>
      )}
      <Purse language={language} />
    </section>
  )
}

/** The stake of the next round; while one is open it shows that round's. */
function GameStake({ props, problem }: { props: FaceProps; problem: string | null }) {
  const { language, canChoose, stakePaise } = props
  const config = useRounds((rounds) => rounds.config)
  const stakeText = useBet((draft) => draft.stakeText)
  const typeStake = useBet((draft) => draft.typeStake)
  if (config === null) return null
  return (
    <StakeField
      language={language}
      limits={stakeLimits(config)}
      isOpen={canChoose}
      text={canChoose ? stakeText : String(stakePaise / 100)}
      problem={canChoose ? problem : null}
      isWrong={canChoose && problem !== null}
      onType={typeStake}
    />
  )
}

type MainProps = { face: Face; props: FaceProps; placing: BetPlacing }

/** Places the bet; while a round goes on it says so. */
function MainButton({ face, props, placing }: MainProps) {
  const { language, phase, stakePaise } = props
  const t = sharedTexts[language]
  const own = face.go?.(props) ?? {}
  const word = { loading: t.opening, staking: t.placing, showing: t.running, playing: t.decide }
  const isChoosing = phase === 'ready' || phase === 'ended'
  const note = isChoosing
    ? (placing.unfinished ?? (face.bets === 'spots' ? placing.stakeProblem : null) ?? own.note)
    : undefined
  return (
    <button
      type="button"
      className={isChoosing || phase === 'staking' ? 'go' : 'go go-cancel'}
      aria-disabled={!placing.isOpen || placing.problem !== null}
      aria-busy={phase === 'staking'}
      onClick={placing.place}
    >
      <span className="go-word">{isChoosing ? (placing.waits ? t.wait : (own.word ?? t.bet)) : word[phase]}</span>
      {stakePaise === 0 ? null : (
        <span className="go-sum" translate="no">
          {rupees(stakePaise, language)}
        </span>
      )}
      {note === undefined ? null : <span className="go-note">{note}</span>}
      {placing.waitMs === null ? null : <GoBar key={placing.waitMs} ms={placing.waitMs} />}
    </button>
  )
}

/** Fills while the next bet has to wait; it begins with the bet, and so runs on while the button says something else. */
function GoBar({ ms }: { ms: number }) {
  return <i className="go-bar" aria-hidden="true" style={{ animationDuration: `${ms}ms` }} />
}

/** The space bar bets where the policy lets it, unless the player is on something that takes it itself. */
function useSpaceBar(isOpen: boolean, place: () => void): void {
  const isForbidden = useRounds(({ config }) => config?.jurisdiction.disabledSpacebar ?? true)
  useEffect(() => {
    if (!isOpen || isForbidden) return
    const listen = (event: KeyboardEvent) => {
      const isTaken =
        event.target instanceof Element && event.target.closest('button, input, select, a, [role]') !== null
      if (event.key !== ' ' || event.repeat || isTaken) return
      event.preventDefault()
      place()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen, isForbidden, place])
}
