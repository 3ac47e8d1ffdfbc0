import type { ReactNode } from 'react'
import { classNames } from '../basics/class-names.ts'
import './records.css'

/** Names and what they stand for, a line each. `sums`: amounts at the right edge, as on a bill. */
export function Definitions({ sums = false, children }: { sums?: boolean; children: ReactNode }) {
  return <dl className={classNames('defs', sums && 'defs-sums')}>{children}</dl>
}

/**
 * `action` is what can be done with the value: a button that copies it. A value that is a plain string is an amount, a code or a name,
 * which no translator may change.
 */
export function Definition(props: { term: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <div>
      <dt>{props.term}</dt>
      <dd translate={typeof props.children === 'string' ? 'no' : undefined}>{props.children}</dd>
      {props.action ? <dd>{props.action}</dd> : null}
    </div>
  )
}
