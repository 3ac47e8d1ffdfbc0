import type { ReactNode } from 'react'

export type KolamName = 'empty' | 'none' | 'failed' | 'offline'

export type StateNoteProps = {
  kolam: KolamName
  title: ReactNode
  children?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  role?: 'alert' | 'status'
}

/** The frame that every 'nothing here' state shares: a one-line kolam, a title, a sentence, a next step. */
export function StateNote({ kolam, title, children, action, role }: StateNoteProps) {
  return (
    <div role={role} className="flex flex-col items-center rounded-2 bg-surface-1 px-6 pt-6 pb-5 text-center">
      <img src={`/art/kolam-${kolam}.svg`} alt="" width={180} height={96} loading="lazy" />
      <p className="mt-3 font-display text-h3 font-strong text-strong">{title}</p>
      {children ? <div className="mt-1 max-w-[320px] text-muted">{children}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
