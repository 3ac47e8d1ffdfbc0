import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FaceRound, Phase } from '../faces/face.ts'
import { useSounds } from './use-sounds.ts'

/** Pitches that were sounded, and contexts that were opened and closed. */
let tones: number[]
let contexts: string[]

beforeEach(() => {
  tones = []
  contexts = []
  class Context {
    currentTime = 0
    destination = {}
    constructor() {
      contexts.push('opened')
    }
    createGain() {
      const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
      return { gain, connect: () => undefined }
    }
    createOscillator() {
      const frequency = { value: 0 }
      return {
        frequency,
        type: '',
        connect: (next: object) => next,
        start: () => tones.push(frequency.value),
        stop: () => undefined,
      }
    }
    close() {
      contexts.push('closed')
      return Promise.resolve()
    }
  }
  vi.stubGlobal('AudioContext', Context)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const roundOf = (payoutPaise: number | null, events: number): FaceRound => ({
  id: 'g-1',
  bet: { mode: 'base', meta: {} },
  stakePaise: 10_000,
  events: Array.from({ length: events }, (_, index) => ({ index, type: 'pick' })),
  isPlaying: false,
  payoutPaise,
})

function play(isOn: boolean, payoutPaise: number): void {
  type Props = { round: FaceRound | null; phase: Phase }
  const first: Props = { round: null, phase: 'ready' }
  const { rerender } = renderHook(({ round, phase }: Props) => useSounds(isOn, round, phase), { initialProps: first })
  rerender({ round: null, phase: 'staking' })
  rerender({ round: roundOf(null, 1), phase: 'showing' })
  rerender({ round: roundOf(payoutPaise, 1), phase: 'ended' })
}

test('nothing sounds, and no sound is opened, until it is switched on', () => {
  play(false, 20_000)
  expect({ tones, contexts }).toEqual({ tones: [], contexts: [] })
})

test('a bet and its outcome sound; a payout above the stake is set off, and the browser gets its sound back', () => {
  play(true, 20_000)
  expect(tones).toEqual([220, 520, 523, 659, 784])
  cleanup()
  expect(contexts).toEqual(['opened', 'closed'])
})

test.each([0, 9_900, 10_000])('a payout of %d paise on a stake of 10,000 is not celebrated', (payoutPaise) => {
  play(true, payoutPaise)
  expect(tones).toEqual([220, 520])
})
