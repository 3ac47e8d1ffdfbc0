type FrameQueue<T> = { add: (item: T) => void; stop: () => void }

/** Longest stay in the queue: a hidden tab has no frames, yet its prices must not pile up. */
const timeoutMs = 1000

/** Collects what arrives within a frame and hands it out once, so that a burst of prices is one drawing. */
export function frameQueue<T>(drain: (items: readonly T[]) => void): FrameQueue<T> {
  let items: T[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const run = () => {
    cancel()
    const taken = items
    items = []
    drain(taken)
  }
  return {
    add(item) {
      items.push(item)
      if (items.length > 1) return
      frame = requestAnimationFrame(run)
      timer = setTimeout(run, timeoutMs)
    },
    stop() {
      items = []
      cancel()
    },
  }
}
