import type { RgsSchema } from '@chaupar/api/rgs'
import { useCallback, useEffect, useState } from 'react'
import { paiseOf, rupees } from '../money/amounts.ts'
import { useGame, useLanguage, useRounds } from '../shell/game-store.tsx'
import { type Checked, checkPast, textOf } from './check-round.ts'
import { panelTexts } from './panel-texts.ts'
import { roundTime } from './round-time.ts'
import { useAnswer } from './use-answer.ts'
import './rounds-panel.css'

type Past = RgsSchema<'PastRound'>

const pageSize = 20
/** How far the round that the game was opened at is looked for. */
const mostSought = 500

/** Rounds of this game, newest first; each can be shown again, and checked once its server seed is revealed. */
export function RoundsPanel() {
  const { rgs, launch } = useGame()
  const t = panelTexts[useLanguage()]
  const page = (skip: number) => rgs.call('readPastRounds', { body: { skip, limit: pageSize } })
  const first = useAnswer(() => page(0))
  const [older, setOlder] = useState<readonly Past[]>([])
  const [hasMore, setMore] = useState<boolean | null>(null)
  const [isFailed, setFailed] = useState(false)
  const rounds = [...(first?.rounds ?? []), ...older]
  const canGoOn = hasMore ?? first?.hasMore ?? false
  const readOlder = async () => {
    const next = await page(rounds.length).catch(() => null)
    setFailed(next === null)
    if (next === null) return
    setOlder([...older, ...next.rounds])
    setMore(next.hasMore)
  }
  const { round: asked } = launch
  const isMissing = asked !== undefined && !rounds.some(({ round }) => round.roundID === asked)
  const isSought = isMissing && canGoOn && rounds.length < mostSought
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (isSought) void readOlder()
  }, [isSought, rounds.length])
  const notFound = isSought ? t.seeking : canGoOn ? t.notAmongNewest(rounds.length) : t.notYours
  if (!first) return <p role="status">{first === null ? t.failed : t.loading}</p>
  return (
    <>
      {isMissing ? <SheetMessage>{isFailed ? t.olderFailed : notFound}</SheetMessage> : null}
      {rounds.length === 0 ? (
        <p>{t.noRounds}</p>
      ) : (
        <ul>
          {rounds.map((past) => (
            <PastRoundRow key={past.round.roundID} past={past} />
          ))}
        </ul>
      )}
      {isFailed && !isMissing ? <SheetMessage>{t.olderFailed}</SheetMessage> : null}
      {canGoOn ? (
        <button type="button" className="plain-button" onClick={readOlder}>
          {t.older}
        </button>
      ) : null}
    </>
  )
}

function SheetMessage({ children }: { children: string }) {
  return (
    <p className="sheet-message" role="status">
      {children}
    </p>
  )
}

/** The round that the game was opened at, when it has been drawn. */
const scrollTo = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' })

function PastRoundRow({ past }: { past: Past }) {
  const { machine, settings, launch } = useGame()
  const language = useLanguage()
  const t = panelTexts[language]
  const face = useRounds((rounds) => rounds.face)
  const gameID = useRounds((rounds) => rounds.config?.gameID)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [text, setText] = useState<string | null>(null)
  const { round, openedAt } = past
  const { clientSeed, nonce } = round.fairness
  // Nothing was drawn for a bet on a shared round that was taken back.
  const isTakenBack = round.state.some(({ type }) => type === 'cancelled')
  const showAgain = () => {
    settings.getState().open(null)
    void machine.replay(round)
  }
  return (
    <li
      className="past-round"
      aria-current={round.roundID === launch.round || undefined}
      ref={round.roundID === launch.round ? scrollTo : undefined}
    >
      <p className="past-round-head">
        <strong>{t.round(round.betID)}</strong>
        <time dateTime={openedAt}>{roundTime(openedAt, language)}</time>
      </p>
      <p>
        {t.staked} {rupees(paiseOf(round.amount), language)} · {t.paid} {rupees(paiseOf(round.payout), language)}
      </p>
      <p className="past-round-seeds">{round.forced ? t.byTester : t.seedAndNonce(clientSeed, nonce)}</p>
      {round.active || isTakenBack ? null : (
        <div className="past-round-acts">
          {round.shared === undefined ? (
            <button type="button" className="plain-button" onClick={showAgain}>
              {t.again}
            </button>
          ) : null}
          <button
            type="button"
            className="plain-button"
            onClick={async () => face !== null && setChecked(await checkPast(past, face))}
          >
            {t.check}
          </button>
          {round.forced ? null : (
            <button
              type="button"
              className="plain-button"
              onClick={async () => gameID !== undefined && setText(await textOf(past, gameID))}
            >
              {t.copy}
            </button>
          )}
        </div>
      )}
      {text === null ? null : <RoundText text={text} />}
      <SheetMessage>{checked === null ? '' : t[checked]}</SheetMessage>
      {checked === 'notYet' && round.shared === undefined ? (
        <button type="button" className="plain-button" onClick={() => settings.getState().open('fairness')}>
          {t.change}
        </button>
      ) : null}
    </li>
  )
}

/** The text of a round, copied as soon as it stands there. A frame without an origin has no clipboard but what is selected. */
function RoundText({ text }: { text: string }) {
  const t = panelTexts[useLanguage()]
  const [isCopied, setCopied] = useState(false)
  const copy = useCallback((box: HTMLTextAreaElement | null) => {
    if (box === null) return
    box.select()
    setCopied(document.execCommand('copy'))
  }, [])
  return (
    <>
      <textarea ref={copy} className="past-round-text" readOnly rows={3} value={text} aria-label={t.roundText} />
      <SheetMessage>{isCopied ? t.copied : t.copyByHand}</SheetMessage>
    </>
  )
}
