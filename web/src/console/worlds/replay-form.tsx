import type { ControlData, ControlInput } from '@chaupar/contracts/control-client'
import { type ChangeEvent, useState } from 'react'
import type { Actions } from '../control/use-control.ts'

type JournalFile = ControlInput<'replayJournal'>['journal']

/** A journal that was exported, done again in a fresh world; says where the result differs. */
export function ReplayForm({ actions, onMade }: { actions: Actions; onMade: (world: { name: string }) => void }) {
  const [chosen, setChosen] = useState<{ journal: JournalFile; name: string } | null>(null)
  const [wrong, setWrong] = useState(false)
  const [differences, setDifferences] = useState<readonly string[] | null>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    const journal = file === undefined ? null : await readJournalFile(file)
    setChosen(file === undefined || journal === null ? null : { journal, name: file.name })
    setWrong(file !== undefined && journal === null)
  }
  const replay = () => {
    if (chosen === null) return
    const { journal, name } = chosen
    const done = ({ world, differences: found }: ControlData<'replayJournal'>) => {
      if (found.length === 0) onMade(world)
      else setDifferences(found)
    }
    actions.act('replayJournal', { journal }, done, { field: 'journal', name })
  }
  return (
    <div className="console-form">
      <label className="console-form-wide">
        Exported journal
        <input type="file" accept=".json,application/json" onChange={(event) => void choose(event)} />
      </label>
      {wrong ? <p className="console-failed console-form-wide">This file is no exported journal.</p> : null}
      <button type="button" className="console-button" data-tone="main" disabled={chosen === null} onClick={replay}>
        Replay into a fresh world
      </button>
      {differences === null ? null : (
        <ul className="console-form-wide console-list">
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A journal out of a file; null for what is none. The mock checks every field of it. */
export async function readJournalFile(file: Blob): Promise<JournalFile | null> {
  const parsed: unknown = await new Response(await file.text()).json().catch(() => null)
  return isJournal(parsed) ? parsed : null
}

function isJournal(value: unknown): value is JournalFile {
  return typeof value === 'object' && value !== null && 'version' in value && 'world' in value && 'entries' in value
}
