import type { ReactNode } from 'react'

export type KolamName = 'empty' | 'none'

export type StateNoteProps = {
  /** Left out where the network may be the trouble: the picture is fetched. */
  kolam?: KolamName
  title: ReactNode
  children?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** The frame that every 'nothing here' state shares: a one-line kolam, a title, a sentence, a next step. */
export function StateNote({ kolam, title, children, action, role }: StateNoteProps) {
  return (
    <div role={role} className="state-note">
      {kolam ? (
        <img
          src={`/art/kolam-${kolam}.svg`}
          alt=""
          width={180}
          height={96}
          loading="lazy"
          className="state-note-kolam"
        />
      ) : null}
      <p className="state-note-title">{title}</p>
      {children ? <div className="state-note-text">{children}</div> : null}
      {action ? <div className="state-note-ways">{action}</div> : null}
    </div>
  )
}
