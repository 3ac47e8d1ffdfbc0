import type { ReactNode } from 'react'

/** A part that scrolls within itself; the keyboard reaches it, since it may hold nothing else to focus. */
export function ScrollArea(props: { className: string; name: string; children: ReactNode }) {
  const { className, name, children } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={className} aria-label={name} tabIndex={0}>
      {children}
    </section>
  )
}
