import { useEffect, useRef, useState } from 'react'

/**
 * One request in flight: `busy` from the first click until the answer, and a second click in the same frame does nothing
 * (the lock is synchronous, the disabled button is not). When the form goes away, because the player closed the flow, the
 * request is given up and whatever it answers has no effect.
 */
export function useSubmit<Values>(action: (values: Values, signal: AbortSignal) => Promise<void>) {
  const running = useRef<AbortController | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => () => running.current?.abort(), [])

  const submit = async (values: Values): Promise<void> => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setBusy(true)
    await action(values, controller.signal).finally(() => {
      running.current = null
      setBusy(false)
    })
  }
  return { submit, busy }
}
