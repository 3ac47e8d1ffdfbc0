import type { ControlData, ControlInput } from '@chaupar/api/control-client'
import { type ChangeEvent, useState } from 'react'
import type { Actions } from '../control/use-control.ts'

type Journal = NonNullable<ControlInput<'replayJournal'>['journal']>

/** A journal out of a file, which holds the journal itself or, saved by curl, the whole answer that brought it. */
type JournalFile = { journal: Journal; isAnswer: boolean }

/** A journal that was exported, done again in a fresh world; says where the result differs. */
export function ReplayForm({ actions, onMade }: { actions: Actions; onMade: (world: { name: string }) => void }) {
  const [chosen, setChosen] = useState<(JournalFile & { name: string }) | null>(null)
  const [wrong, setWrong] = useState(false)
  const [differences, setDifferences] = useState<readonly string[] | null>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    const read = file === undefined ? null : await readJournalFile(file)
    setChosen(file === undefined || read === null ? null : { ...read, name: file.name })
    setWrong(file !== undefined && read === null)
  }
  const replay = () => {
    if (chosen === null) return
    const { journal, isAnswer, name } = chosen
    const done = ({ world, differences: found }: ControlData<'replayJournal'>) => {
      if (found.length === 0) onMade(world)
      else setDifferences(found)
    }
    actions.act('replayJournal', { journal }, done, { field: isAnswer ? null : 'journal', name })
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

/** A journal from a file; null for any other file. The mock checks every field of it. */
export async function readJournalFile(file: Blob): Promise<JournalFile | null> {
  const parsed: unknown = await new Response(await file.text()).json().catch(() => null)
  if (isJournal(parsed)) return { journal: parsed, isAnswer: false }
  const data = typeof parsed === 'object' && parsed !== null && 'data' in parsed ? parsed.data : null
  return isJournal(data) ? { journal: data, isAnswer: true } : null
}

function isJournal(value: unknown): value is Journal {
  return typeof value === 'object' && value !== null && 'version' in value && 'world' in value && 'entries' in value
}
