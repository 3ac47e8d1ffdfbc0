import { useState } from 'react'
import { saveFile } from '../../lib/csv.ts'
import { ask, problemText } from '../control/control.ts'
import { journeyOf } from './journey.ts'

/** Saves what happened in the last two minutes as a test for Playwright, or says why none can be written. */
export function TwoMinutesButton({ world }: { world: string }) {
  const [outcome, setOutcome] = useState('')
  const write = async () => {
    const [journal, clock] = await Promise.all([ask('exportJournal', { world }), ask('readClock', { world })])
    const journey = journeyOf(journal, Date.parse(clock.now))
    if ('problem' in journey) return setOutcome(journey.problem)
    saveFile(`${world}.spec.ts`, 'text/plain', journey.code)
    setOutcome(`Saved as ${world}.spec.ts`)
  }
  return (
    <>
      <button
        type="button"
        className="console-button"
        onClick={() => void write().catch((error: unknown) => setOutcome(problemText(error)))}
      >
        My last two minutes as a test
      </button>
      <span role="status">{outcome}</span>
    </>
  )
}
