import { useState } from 'react'
import type { SlipLine } from '../selection/slip-store.ts'

/**
 * The draft that is open on the phone, where the others are folded to a row: the newest, or the one that was chosen since.
 */
export function useActiveDraft(drafts: readonly SlipLine[]): [string | undefined, (id: string) => void] {
  const ids = drafts.map(({ id }) => id)
  const [known, setKnown] = useState(ids)
  const [active, setActive] = useState(ids.at(-1))
  if (known.join('\n') === ids.join('\n')) return [active, setActive]
  const now = newest(ids, known) ?? following(ids, known, active)
  // Taken over while drawing, so that no wrong line is open for a moment.
  setKnown(ids)
  setActive(now)
  return [now, setActive]
}

/** The draft that came last, or came back from an answer; undefined when there is none that was not there. */
function newest(ids: readonly string[], known: readonly string[]): string | undefined {
  // A price that is tapped anew puts its line at the end.
  const putLast = ids.length >= known.length && ids.at(-1) !== known.at(-1)
  return putLast ? ids.at(-1) : ids.findLast((id) => !known.includes(id))
}

/** The open draft while it is there, else the one that stood after it. */
function following(ids: readonly string[], known: readonly string[], active: string | undefined): string | undefined {
  const after = active === undefined ? [] : known.slice(known.indexOf(active))
  return after.find((id) => ids.includes(id)) ?? ids.at(-1)
}
