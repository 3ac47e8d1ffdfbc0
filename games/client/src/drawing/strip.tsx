import type { ReactNode } from 'react'
import './strip.css'

type StripProps = {
  /** Its name for who does not see it. */
  name: string
  /** `li` of the class strip-item, newest first. */
  children: ReactNode
}

/** Past rounds in one line, which scrolls. */
export function Strip({ name, children }: StripProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ol className="strip" aria-label={name} tabIndex={0}>
      {children}
    </ol>
  )
}
