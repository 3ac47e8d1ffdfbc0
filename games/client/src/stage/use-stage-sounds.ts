import { useMemo } from 'react'
import type { FaceRound, Phase } from '../faces/face.ts'
import { paiseOf } from '../money/amounts.ts'
import { useSettings } from '../shell/game-store.tsx'
import { useSounds } from '../sound/use-sounds.ts'
import { useStage } from './shared-store.tsx'

/** Sounds the player's bets as those of any game: that one is placed, and what it came to. */
export function useStageSounds(): void {
  const hasSound = useSettings((settings) => settings.hasSound)
  const slots = useStage((stage) => stage.slots)
  const round = useMemo((): FaceRound | null => {
    const [last] = slots.flatMap(({ bet }) => (bet === null ? [] : [bet])).sort((a, b) => b.betID - a.betID)
    if (last === undefined) return null
    return {
      id: last.roundID,
      bet: { mode: last.mode, meta: {} },
      stakePaise: paiseOf(last.amount),
      events: last.state,
      isPlaying: false,
      payoutPaise: last.active ? null : paiseOf(last.payout),
    }
  }, [slots])
  const isPlacing = slots.some(({ asked }) => asked === 'place')
  const phase: Phase = isPlacing ? 'staking' : round?.payoutPaise == null ? 'playing' : 'ended'
  useSounds(hasSound, round, phase)
}
