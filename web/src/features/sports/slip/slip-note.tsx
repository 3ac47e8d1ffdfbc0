import { Plural, Trans } from '@lingui/react/macro'
import { Timer } from 'lucide-react'
import { ProblemWords } from './problem-text.tsx'
import type { LineCheck, SlipCheck } from './slip-check.ts'
import { HaltMark } from './slip-halt-words.tsx'
import { SelectionWords, useSideWords } from './slip-line-words.tsx'

type SlipNoteProps = {
  check: SlipCheck
  /** The lines stand in a sheet that scrolls: what a line says of itself may be under the foot. */
  sheet: boolean
}

/** Under the button: why it waits, and for which line, else how long a bet is held. One line, so that nothing moves. */
export function SlipNote({ check: { checks, blocked }, sheet }: SlipNoteProps) {
  const several = checks.length > 1
  const first = checks.find((one) => one.halt !== null || (one.problem !== null && (several || isTold(one, sheet))))
  const delay = Math.max(0, ...checks.map(({ line }) => line.delayMs)) / 1000
  return (
    <p className="slip-note">
      {blocked ? (
        <Trans>Prices are paused. No bet can be placed now.</Trans>
      ) : first ? (
        <Obstacle check={first} named={several} />
      ) : delay > 0 ? (
        <>
          <Timer size={14} aria-hidden="true" />
          <Plural
            value={delay}
            one="In play: held # second before it is matched"
            other="In play: held # seconds before it is matched"
          />
        </>
      ) : null}
    </p>
  )
}

/** A single line says itself what is wrong with it, and a stake that is missing is no news. */
function isTold({ problem }: LineCheck, sheet: boolean): boolean {
  return sheet && problem?.kind !== 'no-stake'
}

function Obstacle({ check: { line, halt, problem }, named }: { check: LineCheck; named: boolean }) {
  const words = useSideWords(line)
  return (
    <span className="slip-obstacle">
      {named ? (
        <>
          {words} <SelectionWords line={line} />:{' '}
        </>
      ) : null}
      {halt ? <HaltMark halt={halt} /> : problem ? <ProblemWords problem={problem} /> : null}
    </span>
  )
}
