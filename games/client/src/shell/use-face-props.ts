import { typedPaise } from '@chaupar/api/typed-numbers'
import { useEffect, useMemo } from 'react'
import { chipsOn, placedBy, placedPaise } from '../bet/bet-store.ts'
import { stakeLimits } from '../bet/stake.ts'
import type { Bet, Face, FaceProps, FaceRound, Phase } from '../faces/face.ts'
import { paiseOf } from '../money/amounts.ts'
import type { WireRound } from '../round/rounds-store.ts'
import { useBet, useGame, useLanguage, useRounds } from './game-store.tsx'

/** Phases in which the next bet may be chosen. */
const choosing: readonly Phase[] = ['ready', 'ended']

/** The open face with what it is given; null until the session is known. */
export function useFaceProps(): { face: Face; props: FaceProps } | null {
  const { machine, bets } = useGame()
  const language = useLanguage()
  const open = useRounds(({ face }) => face)
  const config = useRounds((rounds) => rounds.config)
  const phase = useRounds((rounds) => rounds.phase)
  const isBusy = useRounds((rounds) => rounds.isBusy)
  const shownCount = useRounds((rounds) => rounds.shownCount)
  const wire = useRounds(({ round }) => round)
  const draft = useBet((one) => one)
  const wiresInAir = useRounds((rounds) => rounds.inAir)
  const inAir = useMemo(() => wiresInAir.map((one) => faceRoundOf(one, one.state.length, 'showing')), [wiresInAir])
  const wiresPast = useRounds((rounds) => rounds.past)
  const past = useMemo(() => wiresPast.map((one) => faceRoundOf(one, one.state.length, 'ended')), [wiresPast])
  const round = useMemo(() => (wire === null ? null : faceRoundOf(wire, shownCount, phase)), [wire, shownCount, phase])
  useFirstBet()
  if (open === null || config === null) return null
  const { face, variant } = open
  const canChoose = choosing.includes(phase) && !isBusy
  const isOwn = choosing.includes(phase) || phase === 'staking' || round === null
  const bet = isOwn ? draft.bet : round.bet
  const ownPaise = face.bets === 'spots' ? placedPaise(draft.placed) : (typedPaise(draft.stakeText) ?? 0)
  const canAct = (action: string) => phase === 'playing' && !isBusy && wire?.actions.includes(action) === true
  const props: FaceProps = {
    gameId: config.gameID,
    variant,
    title: config.title,
    theme: config.theme ?? '',
    language,
    phase,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    bet,
    choose: (meta) => canChoose && inAir.length === 0 && draft.choose(meta),
    setMode: (mode) => canChoose && inAir.length === 0 && draft.setMode(mode),
    canChoose,
    stakePaise: isOwn ? ownPaise : round.stakePaise,
    chips: {
      on: isOwn ? chipsOn(draft.placed) : chipsOn(placedBy(round.bet.meta)),
      chipPaise: draft.chipPaise,
      place: (spot) => canChoose && bets.getState().place(spot),
      lift: (spot) => canChoose && bets.getState().lift(spot),
    },
    inAir,
    past,
    round,
    canAct,
    act: (action, meta) => void (canAct(action) && machine.act(action, meta)),
  }
  return { face, props }
}

/** The bet before the player chooses: that of the open round, else the face's. */
export function useFirstBet(): void {
  const { bets, machine } = useGame()
  const open = useRounds(({ face }) => face)
  const config = useRounds((rounds) => rounds.config)
  useEffect(() => {
    if (open === null || config === null) return
    const { round } = machine.store.getState()
    const limits = stakeLimits(config)
    const bet = round === null ? open.face.firstBet(open.variant) : betOf(round)
    bets.getState().begin(bet, limits.defaultPaise, limits.levelsPaise[0] ?? limits.minPaise)
  }, [open, config, bets, machine])
}

function betOf({ mode, meta }: WireRound): Bet {
  return { mode, meta: meta ?? {} }
}

/** A round of the wire as far as it is shown. That its stake came back is a notice of its own: no face knows such an event. */
export function faceRoundOf(wire: WireRound, shownCount: number, phase: Phase): FaceRound {
  const isReturned = wire.state.at(-1)?.type === 'cancelled'
  const events = wire.state.slice(0, shownCount).filter(({ type }) => type !== 'cancelled')
  const isPlaying = shownCount < wire.state.length
  const isDecided = wire.actions.length === 0 && !isPlaying && !isReturned && phase !== 'loading'
  return {
    id: wire.roundID,
    bet: betOf(wire),
    stakePaise: paiseOf(wire.amount),
    events,
    isPlaying,
    payoutPaise: isDecided ? paiseOf(wire.payout) : null,
  }
}
