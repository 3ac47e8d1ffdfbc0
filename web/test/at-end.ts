/**
 * What a test opened is closed at its end, whichever file asked for it, in the order in which things must end: the last
 * that was opened goes first. setup.ts calls it.
 */
const undos: (() => unknown)[] = []

/** Calls `undo` when the test that runs now is over; the last that was asked for goes first. */
export function atEnd(undo: () => unknown): void {
  undos.push(undo)
}

export async function undoAll(): Promise<void> {
  for (const undo of undos.splice(0).reverse()) await undo()
}
