import { type ReactNode, useId } from 'react'
import { BoxBoundary } from '../states/box-boundary.tsx'
import { PageHeading } from './page-heading.tsx'
import './page.css'

/** A page that is read or filled in: its title, a sentence beside it, figures at the right, then boxes. */
export function Page(props: { title: ReactNode; lead?: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const { title, lead, aside, children } = props
  return (
    <div className="wrap page">
      <header className="page-head">
        <div>
          <PageHeading>{title}</PageHeading>
          {lead ? <p>{lead}</p> : null}
        </div>
        {aside}
      </header>
      {children}
    </div>
  )
}

/** A raised part of a page, named by its heading. `id` is a target for links: /profile#limits. */
export function Box(props: { title: ReactNode; aside?: ReactNode; id?: string; children: ReactNode }) {
  const { title, aside, id, children } = props
  const titleId = useId()
  return (
    <section className="box" aria-labelledby={titleId} id={id}>
      <div className="box-head">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      <BoxBoundary>{children}</BoxBoundary>
    </section>
  )
}
