import { type ChangeEvent, useState } from 'react'
import { type JournalFile, readJournalFile } from './journal-file.ts'
import type { Actions } from './use-control.ts'

/** A journal that was exported, done again in a fresh world; says where the result differs. */
export function ReplayForm({ actions, onMade }: { actions: Actions; onMade: (world: string) => void }) {
  const [journal, setJournal] = useState<JournalFile | null>(null)
  const [wrong, setWrong] = useState(false)
  const [differences, setDifferences] = useState<readonly string[] | null>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    const read = file === undefined ? null : await readJournalFile(file)
    setJournal(read)
    setWrong(file !== undefined && read === null)
  }
  const replay = (of: JournalFile) =>
    actions.act('replayJournal', { journal: of }, ({ world, differences: found }) => {
      if (found.length === 0) onMade(world.name)
      else setDifferences(found)
    })
  return (
    <div className="qa-form">
      <label className="qa-wide">
        Exported journal
        <input type="file" accept=".json,application/json" onChange={(event) => void choose(event)} />
      </label>
      {wrong ? <p className="qa-failed qa-wide">This file is no exported journal.</p> : null}
      <button
        type="button"
        className="qa-btn qa-main"
        disabled={journal === null}
        onClick={() => (journal === null ? undefined : replay(journal))}
      >
        Replay into a fresh world
      </button>
      {differences === null ? null : (
        <ul className="qa-wide qa-list">
          {differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
