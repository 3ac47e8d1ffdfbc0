import type { Market, Price, Runner } from '../queries.ts'

/**
 * Takes a newer state of a market and keeps every part that did not change as the very same object, so that only the
 * cells whose price moved are drawn again. An older state changes nothing, unless it `holds` all the same.
 */
export function mergeMarket(old: Market | undefined, next: Market, holds = false): Market {
  if (!old) return next
  if (next.sequence < old.sequence && !holds) return old
  const runners = keepAll(
    old.runners,
    next.runners.map((runner) => mergeRunner(old, runner)),
  )
  return { ...next, runners }
}

function mergeRunner(old: Market, next: Runner): Runner {
  const known = old.runners.find(({ selectionId }) => selectionId === next.selectionId)
  if (!known) return next
  const back = keepAll(
    known.back,
    next.back.map((price, level) => mergePrice(known.back[level], price)),
  )
  const lay = keepAll(
    known.lay,
    next.lay.map((price, level) => mergePrice(known.lay[level], price)),
  )
  const same = back === known.back && lay === known.lay && next.status === known.status && next.name === known.name
  return same ? known : { ...next, back, lay }
}

function mergePrice(old: Price | undefined, next: Price): Price {
  const same = old && old.price === next.price && old.size === next.size && old.line === next.line
  return same ? old : next
}

/** The old list when every member is the same object as before. */
function keepAll<T>(old: T[], next: T[]): T[] {
  return old.length === next.length && next.every((member, index) => member === old[index]) ? old : next
}
