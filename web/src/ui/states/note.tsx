import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../basics/class-names.ts'
import '../basics/page.css'

/** A remark beside what it is about. plain: worth knowing; warn: mind this; bad: it did not work. */
export function Note(props: { tone?: 'plain' | 'warn' | 'bad'; role?: 'alert' | 'status'; children: ReactNode }) {
  const { tone = 'plain', role, children } = props
  const Icon = tone === 'bad' ? CircleAlert : Info
  return (
    <div role={role} className={classNames('note', tone !== 'warn' && `note-${tone}`)}>
      <Icon size={18} aria-hidden="true" />
      <div className="note-text">{children}</div>
    </div>
  )
}
