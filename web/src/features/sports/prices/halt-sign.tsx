import { Lock, Timer } from 'lucide-react'
import type { Halt } from './halt-words.tsx'

/** The sign that stands before the words: a clock for what ends by itself within seconds, else a lock. */
export function HaltSign({ halt, size }: { halt: Halt; size: number }) {
  return halt === 'ball_running' ? (
    <Timer size={size + 1} aria-hidden="true" />
  ) : (
    <Lock size={size} aria-hidden="true" />
  )
}
