import type { ChildProcess } from 'node:child_process'
import { stopProcess } from './processes.ts'

/** A process that can be started again; never two at once. */
export type RestartingProcess = {
  /** Ends the one that runs, waits until it is gone and starts the next. */
  restart(): void
  /** Ends it for good. */
  stop(): Promise<void>
}

/** Keeps a process that ends by itself, as one with a broken source does, ready to be started again. */
export function startRestarting(name: string, start: () => ChildProcess): RestartingProcess {
  let turn: Promise<void> | null = null
  let isOver = false
  const begin = () => {
    const begun = start()
    begun.once('exit', () => {
      if (turn === null && !isOver)
        console.log(`[${name}] It has ended, and starts again when one of its files changes.`)
    })
    return begun
  }
  let child = begin()

  const change = async () => {
    await stopProcess(child)
    if (!isOver) child = begin()
    turn = null
  }
  return {
    restart() {
      // While the old one ends, the next has not read its files yet: it will find every change.
      if (isOver || turn !== null) return
      console.log(`[${name}] Starting again ...`)
      turn = change()
    },
    async stop() {
      isOver = true
      await turn
      await stopProcess(child)
    },
  }
}
