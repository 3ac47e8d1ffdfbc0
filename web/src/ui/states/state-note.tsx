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
    <div role={role} className="flex flex-col items-center rounded-2 bg-surface-1 px-6 pt-6 pb-5 text-center">
      {kolam ? (
        <img src={`/art/kolam-${kolam}.svg`} alt="" width={180} height={96} loading="lazy" className="mb-3" />
      ) : null}
      <p className="font-display text-h3 font-strong text-strong">{title}</p>
      {children ? <div className="mt-1 max-w-[320px] text-balance text-muted">{children}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
