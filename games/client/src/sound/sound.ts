/** Sounds of the game, made by oscillators when they are needed: no files, and nothing until the player switches them on. */
export type Cue = 'place' | 'outcome' | 'above'

/** Each cue as notes: pitch in Hz, beginning and length in ms. */
const notes: Readonly<Record<Cue, readonly (readonly [hz: number, fromMs: number, forMs: number])[]>> = {
  place: [[220, 0, 70]],
  outcome: [[520, 0, 50]],
  above: [
    [523, 0, 120],
    [659, 90, 120],
    [784, 180, 220],
  ],
}

const volume = 0.12

export interface Sounds {
  play(cue: Cue): void
  /** Gives the browser's sound back. */
  end(): void
}

/** To be called in a press of the player's, before which a browser lets no page sound. */
export function openSounds(): Sounds {
  const context = new AudioContext()
  return {
    play(cue) {
      for (const [hz, fromMs, forMs] of notes[cue]) {
        const from = context.currentTime + fromMs / 1000
        const gain = context.createGain()
        gain.gain.setValueAtTime(volume, from)
        gain.gain.exponentialRampToValueAtTime(0.001, from + forMs / 1000)
        const tone = context.createOscillator()
        tone.type = 'triangle'
        tone.frequency.value = hz
        tone.connect(gain).connect(context.destination)
        tone.start(from)
        tone.stop(from + forMs / 1000)
      }
    },
    end: () => void context.close(),
  }
}
