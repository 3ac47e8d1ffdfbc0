import { useEffect, useRef } from 'react'
import type { FaceRound, Phase } from '../faces/face.ts'
import { openSounds, type Sounds } from './sound.ts'

/** Sounds a bet, each event that is shown, and a payout above its stake; a smaller one sounds like any event. */
export function useSounds(isOn: boolean, round: FaceRound | null, phase: Phase): void {
  const sounds = useRef<Sounds | null>(null)
  useEffect(() => {
    if (!isOn) return
    const opened = openSounds()
    sounds.current = opened
    return () => {
      sounds.current = null
      opened.end()
    }
  }, [isOn])
  const isAbove = round !== null && (round.payoutPaise ?? 0) > round.stakePaise
  const shownCount = round?.events.length ?? 0
  const id = round?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: rounds in the air end one after another
  useEffect(() => {
    if (phase === 'staking') sounds.current?.play('place')
    if (phase === 'ended' && isAbove) sounds.current?.play('above')
  }, [phase, isAbove, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: so too
  useEffect(() => {
    if (shownCount > 0) sounds.current?.play('outcome')
  }, [shownCount, id])
}
