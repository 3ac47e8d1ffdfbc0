import { type ReactNode, useState } from 'react'

export type DisclosureProps = { summary: ReactNode; className?: string; id?: string; children: () => ReactNode }

/** A `details` whose inside is made when it is first opened: a document holds more than a page can draw at once. */
export function Disclosure({ summary, className, id, children }: DisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={className} id={id} onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      <summary>{summary}</summary>
      {wasOpened ? children() : null}
    </details>
  )
}
