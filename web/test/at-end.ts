/**
 * What a test opened is closed at its end, whichever file asked for it. The hook itself stands in setup.ts, which runs for
 * every file: a hook beside the helpers would belong to the first file alone that imports them, since modules are shared.
 */
const undos: (() => unknown)[] = []

/** Calls `undo` when the test that runs now is over; the last that was asked for goes first. */
export function atEnd(undo: () => unknown): void {
  undos.push(undo)
}

export async function undoAll(): Promise<void> {
  for (const undo of undos.splice(0).reverse()) await undo()
}
