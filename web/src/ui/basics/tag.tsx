import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TagTone = 'plain' | 'demo' | 'quiet' | 'back' | 'lay'

/** A small label; its text carries the meaning, its colour only repeats it. */
export function Tag({ tone = 'plain', title, children }: { tone?: TagTone; title?: string; children: ReactNode }) {
  return (
    <span title={title} className={classNames('tag', tone !== 'plain' && `tag-${tone}`)}>
      {children}
    </span>
  )
}
