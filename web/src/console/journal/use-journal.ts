import type { ControlData } from '@chaupar/api/control-client'
import { hasWords } from '@chaupar/api/journal-words'
import { useEffect, useRef, useState } from 'react'
import { ask } from '../control/control.ts'

export type Entry = ControlData<'queryJournal'>['entries'][number]
export type Kind = Entry['kind']
/** What the journal is narrowed to: a kind, or what does not fit the documents, of whatever kind. */
export type Narrowing = Kind | 'mismatch'

type Journal = {
  entries: readonly Entry[]
  counts: Readonly<Record<string, number>>
  error: unknown
  isLoaded: boolean
}

const nothing: Journal = { entries: [], counts: {}, error: null, isLoaded: false }

/** Rows that are kept on the page; older ones are in the export. */
const mostRows = 500
const longestWaitMs = 25_000
const pauseMs = 2000

/**
 * The journal of a world as it grows: what there is, then whatever comes, by asking "what follows id N" with an answer
 * that waits. Stops while paused and goes on where it was.
 */
export function useJournal(world: string, paused: boolean): Journal & { retry: () => void } {
  const [journal, setJournal] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const lastId = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to begin again
  useEffect(() => {
    if (paused) return
    let ended = false
    const follow = async () => {
      const waitMs = lastId.current === 0 ? 0 : longestWaitMs
      const page = await ask('queryJournal', { world, after: lastId.current, limit: mostRows, waitMs })
      if (ended) return
      lastId.current = page.lastId
      setJournal((before) => ({
        entries: [...before.entries, ...page.entries].slice(-mostRows),
        counts: page.counts,
        error: null,
        isLoaded: true,
      }))
      timer = setTimeout(run, page.entries.length === 0 && waitMs === 0 ? pauseMs : 100)
    }
    const run = () => {
      follow().catch((error: unknown) => {
        if (ended) return
        setJournal((before) => ({ ...before, error }))
        timer = setTimeout(run, pauseMs * 5)
      })
    }
    let timer = setTimeout(run, 0)
    return () => {
      ended = true
      clearTimeout(timer)
    }
  }, [world, paused, attempt])
  return { ...journal, retry: () => setAttempt(attempt + 1) }
}

/** Whether an entry is one of those the tester wants to see, by the rule that the world searches by too. */
export function isWanted(entry: Entry, narrowing: Narrowing | null, words: string): boolean {
  if (narrowing === 'mismatch' && !isMismatch(entry)) return false
  if (narrowing !== null && narrowing !== 'mismatch' && entry.kind !== narrowing) return false
  return hasWords(entry, words)
}

/** Whether a real backend, or who called it, did not keep to the documents. */
export function isMismatch({ data }: Entry): boolean {
  return Array.isArray(data?.mismatches)
}
