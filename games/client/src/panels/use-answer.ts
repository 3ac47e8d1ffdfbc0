import { useEffect, useState } from 'react'

/** What a panel asked for: undefined until it is there, null when it did not come. */
export function useAnswer<Value>(ask: () => Promise<Value>): Value | null | undefined {
  const [answer, setAnswer] = useState<Value | null>()
  // Asked once for each time that the panel is opened.
  const [asked] = useState(() => ask)
  useEffect(() => {
    let isWanted = true
    asked().then(
      (value) => isWanted && setAnswer(value),
      () => isWanted && setAnswer(null),
    )
    return () => {
      isWanted = false
    }
  }, [asked])
  return answer
}
