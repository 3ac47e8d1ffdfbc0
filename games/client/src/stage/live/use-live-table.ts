import { useMemo } from 'react'
import { type BetStore, chipsOn, type Placed, placedPaise } from '../../bet/bet-store.ts'
import { stakeLimits, stakeProblem } from '../../bet/stake.ts'
import type { Face, FaceProps } from '../../faces/face.ts'
import { paiseOf } from '../../money/amounts.ts'
import { useBet, useGame, useRounds } from '../../shell/game-store.tsx'
import { useFirstBet } from '../../shell/use-face-props.ts'
import { betsOnRound, freeSlot } from '../offer.ts'
import { useSharedGame, useStage, useStageMachine } from '../shared-store.tsx'
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
  /** Chips lay on the table when the time ran out, and are no bets. */
  isTooLate: boolean
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
  const canChoose = isBetting && !isAsked
  const ownPaise = placed.reduce((sum, { amount }) => sum + paiseOf(amount), 0)
  const draftPaise = placedPaise(draft.placed)
  const slot = freeSlot(stage)
  const t = liveTexts[language]
  const unfit = draftPaise === 0 ? t.placeFirst : stakeProblem(draftPaise, stakeLimits(config), balance, language)
  const problem = canChoose && slot === null ? t.full : unfit
  const on = placedOn(placed)
  const laid = chipsOn(draft.placed)
  const unplaced = unplacedChips(stage, laid)
  if (isBetting) for (const [spot, paise] of laid) on.set(spot, (on.get(spot) ?? 0) + paise)
  const props: FaceProps = {
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
    isTooLate: unplaced.size > 0,
    problem,
    canTakeBack: canChoose && placed.length > 0,
    place() {
      if (!canChoose || problem !== null) return
      const sent = draft.placed
      const isFirst = placed.length === 0
      void machine.placeChips(chipsOn(sent)).then((isTaken) => isTaken && keepSent(bets, sent, isFirst))
    },
    takeBack: () => void (canChoose && machine.takeBack()),
  }
}

/** Chips that were taken are the draft no more; with those that were placed before them on the round they may be repeated on the next. */
function keepSent(bets: BetStore, sent: readonly Placed[], isFirst: boolean): void {
  bets.setState(({ lastPlaced }) => ({ placed: [], lastPlaced: isFirst ? sent : [...lastPlaced, ...sent] }))
}
