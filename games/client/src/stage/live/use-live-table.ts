import { useEffect, useMemo, useState } from 'react'
import { chipsOn, placedPaise } from '../../bet/bet-store.ts'
import { stakeLimits, stakeProblem } from '../../bet/stake.ts'
import type { Face, FaceProps } from '../../faces/face.ts'
import { paiseOf } from '../../money/amounts.ts'
import { useBet, useGame, useRounds } from '../../shell/game-store.tsx'
import { useFirstBet } from '../../shell/use-face-props.ts'
import { betsOnRound } from '../offer.ts'
import { useSharedGame, useStage, useStageMachine, useStageStore } from '../shared-store.tsx'
import { type LaidChips, laidChips } from './laid-chips.ts'
import { livePhase, liveRound, placedOn, unplacedChips } from './live-round.ts'
import { liveTexts } from './live-texts.ts'

/** A live table with its chips. */
export interface LiveTable {
  face: Face
  family: string
  props: FaceProps
  /** What the chips that are not placed yet come to, and those that are, in paise. */
  draftPaise: number
  placedPaise: number
  /** Why chips that lie on the table when betting is closed are no bets, in words; null = there are none. */
  notPlaced: string | null
  /** The laid chips are sent: no more may be laid on this round. */
  isClosing: boolean
  /** Why the chips cannot be placed, in words; null = they can. */
  problem: string | null
  canTakeBack: boolean
  place(): void
  takeBack(): void
}

/** The open table; null until the session is known. */
export function useLiveTable(): LiveTable | null {
  const { bets } = useGame()
  const machine = useStageMachine()
  const laying = useLaidChips()
  const { language, config, balance } = useSharedGame()
  const open = useRounds(({ face }) => face)
  const stage = useStage((all) => all)
  const draft = useBet((one) => one)
  const round = useMemo(() => liveRound(stage), [stage])
  useFirstBet()
  if (open === null || config === null) return null
  const { face, family, variant } = open
  const phase = livePhase(stage)
  const placed = betsOnRound(stage)
  const isBetting = stage.now?.phase === 'betting' && stage.link === 'live'
  const isAsked = stage.slots.some(({ asked }) => asked !== null)
  const isClosing = isBetting && stage.closingOn === stage.now?.round
  const canChoose = isBetting && !isAsked && !isClosing
  const ownPaise = placed.reduce((sum, { amount }) => sum + paiseOf(amount), 0)
  const draftPaise = placedPaise(draft.placed)
  const t = liveTexts[language]
  const unfit = draftPaise === 0 ? t.placeFirst : stakeProblem(draftPaise, stakeLimits(config), balance, language)
  const isFull = stage.rules !== null && placed.length >= stage.rules.slots
  const problem = canChoose && isFull ? t.full : unfit
  const on = placedOn(placed)
  const laid = chipsOn(draft.placed)
  const canTakeBack = isBetting && !isAsked && placed.length > 0
  const isClosed = stage.now !== null && stage.now.phase !== 'betting'
  const reason = isFull ? t.full : stage.refusedOn === stage.now?.round ? null : t.timeRanOut
  const unplaced = unplacedChips(stage, laid)
  // What was sent lies there until its response says whether it was placed.
  if (isBetting || isAsked) for (const [spot, paise] of laid) on.set(spot, (on.get(spot) ?? 0) + paise)
  const props: FaceProps = {
    gameId: config.gameID,
    variant,
    title: config.title,
    theme: config.theme ?? '',
    language,
    phase,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    bet: draft.bet,
    choose: () => undefined,
    setMode: () => undefined,
    canChoose,
    stakePaise: isBetting ? ownPaise + draftPaise : ownPaise,
    chips: {
      on,
      unplaced,
      chipPaise: draft.chipPaise,
      place: (spot) => canChoose && bets.getState().place(spot),
      lift: (spot) => canChoose && bets.getState().lift(spot),
    },
    round,
    canAct: () => false,
    act: () => undefined,
  }
  return {
    face,
    family,
    props,
    draftPaise,
    placedPaise: ownPaise,
    notPlaced: isClosed && unplaced.size > 0 ? t.notPlaced(unfit ?? reason) : null,
    isClosing,
    problem,
    canTakeBack,
    place: () => canChoose && problem === null && laying.place(),
    takeBack: () => void (canTakeBack && machine.takeBack()),
  }
}

/** The laid chips of the open table, followed while it is shown. */
function useLaidChips(): LaidChips {
  const { bets, machine: rounds } = useGame()
  const machine = useStageMachine()
  const stage = useStageStore()
  const [laying] = useState(() => {
    const fits = (paise: number) => {
      const { config, balance } = rounds.store.getState()
      return config !== null && stakeProblem(paise, stakeLimits(config), balance, 'en') === null
    }
    return laidChips({ stage, machine, bets, rounds: rounds.store, fits, nowMs: () => performance.now() })
  })
  useEffect(() => laying.start(), [laying])
  return laying
}
