import { useState } from 'react'
import { saveFile } from '../../lib/csv.ts'
import { problemText } from '../control/control.ts'
import { useActions } from '../control/use-control.ts'
import { Group } from '../quick-panel.tsx'
import { type OpenFile, readBundleFile } from './bundle-file.ts'
import { screenBeside } from './screen-beside.ts'
import './bundle-bar.css'

export type BundleBarProps = { world: string; onOpen: (file: OpenFile) => void }

/** One press keeps what happened in a file; such a file is opened here too. */
export function BundleBar({ world, onOpen }: BundleBarProps) {
  const { act, state, error } = useActions()
  const [saved, setSaved] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const save = () => {
    const beside = screenBeside(world)
    act('saveBundle', { world, ...('screen' in beside ? beside : {}) }, (bundle) => {
      saveFile(`${world}.chaupar.json`, 'application/json', JSON.stringify(bundle))
      const screen = 'screen' in beside ? '.' : ` without the screen: ${beside.reason}.`
      setSaved([`Saved ${world}.chaupar.json${screen}`, ...bundle.shortened])
    })
  }
  const open = async (file: File | undefined) => {
    setProblem(null)
    if (file === undefined) return
    const read = await readBundleFile(file)
    if ('problem' in read) setProblem(read.problem)
    else onOpen(read)
  }
  return (
    <Group title="What happened">
      <button type="button" className="console-button" disabled={state === 'busy'} onClick={save}>
        Save what happened
      </button>
      <label className="bundle-bar-file">
        Open what happened
        {/* The browser's own field: a file can be dropped on it too. */}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => void open(event.target.files?.[0])}
          onClick={({ currentTarget }) => {
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <p role="status" className="bundle-bar-outcome" data-failed={state === 'failed' || undefined}>
        {state === 'busy' ? 'Saving ...' : null}
        {state === 'done' ? saved.join(' ') : null}
        {state === 'failed' ? problemText(error) : null}
      </p>
      {problem === null ? null : (
        <p role="alert" className="console-failed">
          {problem}
        </p>
      )}
    </Group>
  )
}
