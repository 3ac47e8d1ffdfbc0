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
  useEffect(() => {
    if (phase === 'staking') sounds.current?.play('place')
  }, [phase])
  // Both name the round, since rounds in the air end one after another.
  const isAbove = round !== null && phase === 'ended' && (round.payoutPaise ?? 0) > round.stakePaise
  const above = isAbove ? round.id : null
  useEffect(() => {
    if (above !== null) sounds.current?.play('above')
  }, [above])
  const shown = round !== null && round.events.length > 0 ? `${round.id} ${round.events.length}` : null
  useEffect(() => {
    if (shown !== null) sounds.current?.play('outcome')
  }, [shown])
}
