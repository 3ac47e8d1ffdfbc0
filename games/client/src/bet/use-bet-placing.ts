import { typedPaise } from '@chaupar/api/typed-numbers'
import { useEffect, useMemo, useState } from 'react'
import type { Bet, Face, FaceProps } from '../faces/face.ts'
import { sharedTexts } from '../i18n/shared-texts.ts'
import { mostInAir } from '../round/rounds-store.ts'
import { useBalance, useBet, useGame, useRounds } from '../shell/game-store.tsx'
import { chipsOn, placedPaise } from './bet-store.ts'
import { stakeLimits, stakeProblem } from './stake.ts'

/** Whether and how the chosen bet can be placed now. */
export interface BetPlacing {
  /** Bets are taken now. */
  isOpen: boolean
  /** `minimumRoundDuration` is not over yet, or the most rounds are in the air. */
  waits: boolean
  /** How long `minimumRoundDuration` holds the next bet back after the one under way, in ms; null once it is over. */
  waitMs: number | null
  /** Why what is chosen is no bet, in words; null = it is one. */
  problem: string | null
  /** The part of it that is about the stake. */
  stakeProblem: string | null
  /** The part of it that is about what is chosen beside the stake; undefined = none. */
  unfinished: string | undefined
  place(): void
}

export function useBetPlacing(face: Face, { bet, canChoose, language, variant }: FaceProps): BetPlacing {
  const { machine, bets } = useGame()
  const config = useRounds((rounds) => rounds.config)
  const balance = useBalance()
  const stakeText = useBet((draft) => draft.stakeText)
  const placed = useBet((draft) => draft.placed)
  const isFull = useRounds(({ inAir }) => inAir.length >= mostInAir)
  const waitMs = useWaiting()
  const waits = (waitMs !== null || isFull) && canChoose
  const isTable = face.bets === 'spots'
  const paise = isTable ? placedPaise(placed) : typedPaise(stakeText)
  const limits = config && stakeLimits(config)
  const isEmpty = isTable && placed.length === 0
  const unfitStake = limits === null || isEmpty ? null : stakeProblem(paise, limits, balance, language)
  const unfinished = isEmpty ? sharedTexts[language].placeFirst : face.unfinished?.(bet, variant, language)
  const problem = unfitStake ?? unfinished ?? null
  const isOpen = canChoose && !waits && limits !== null
  const place = () => {
    if (!isOpen || problem !== null || paise === null) return
    bets.getState().keepPlaced()
    void machine.play(paise, isTable ? withChips(bet, chipsOn(placed)) : bet)
  }
  return { isOpen, waits, waitMs, problem, stakeProblem: unfitStake, unfinished: unfinished ?? undefined, place }
}

/** A table's bets, as the rules take them (betsOf in games/rules/bets.ts). */
function withChips(bet: Bet, on: ReadonlyMap<string, number>): Bet {
  const bets = [...on].map(([spot, amountPaise]) => ({ on: spot, amountPaise }))
  return { ...bet, meta: { ...bet.meta, bets } }
}

/** The whole time from the last bet until the next one may be placed, in ms; null once it is over. */
function useWaiting(): number | null {
  const nextBetAtMs = useRounds((rounds) => rounds.nextBetAtMs)
  const [isOver, setOver] = useState(0)
  useEffect(() => {
    const left = nextBetAtMs - performance.now()
    const timer = setTimeout(() => setOver(nextBetAtMs), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [nextBetAtMs])
  const waitMs = useMemo(() => Math.max(0, nextBetAtMs - performance.now()), [nextBetAtMs])
  return nextBetAtMs > 0 && isOver !== nextBetAtMs ? waitMs : null
}
