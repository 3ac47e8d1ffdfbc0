import { type ReactNode, useEffect, useRef } from 'react'

/**
 * What takes the place of a form: it gets the focus, so that it is brought into sight and read out, wherever on the long
 * form the button was.
 */
export function FocusOnMount({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1} className="focus-on-mount">
      {children}
    </div>
  )
}
