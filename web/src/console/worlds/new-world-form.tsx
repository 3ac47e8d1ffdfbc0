import { type FormEvent, useState } from 'react'
import type { Actions } from '../control/use-control.ts'
import { ScenarioPicker } from './scenario-picker.tsx'
import { worldNameRules } from './world-name.ts'

/** A world from scenarios and a seed; the same ones always make the same world. */
export function NewWorldForm({ actions, onMade }: { actions: Actions; onMade: (world: { name: string }) => void }) {
  const [name, setName] = useState('')
  const [seed, setSeed] = useState('7')
  const [frozen, setFrozen] = useState(false)
  const [scenarios, setScenarios] = useState<readonly string[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const input = {
      ...(name === '' ? {} : { name }),
      ...(seed === '' ? {} : { seed }),
      ...(frozen ? { frozen } : {}),
      ...(scenarios.length === 0 ? {} : { scenarios: scenarios.map((one) => ({ name: one })) }),
    }
    actions.act('createWorld', input, onMade)
  }
  return (
    <form className="console-form" aria-label="New world" onSubmit={submit}>
      <label>
        Name
        <input
          {...worldNameRules}
          value={name}
          placeholder="one is given"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label>
        Seed
        <input value={seed} maxLength={100} placeholder="by chance" onChange={(event) => setSeed(event.target.value)} />
      </label>
      <ScenarioPicker chosen={scenarios} onChange={setScenarios} />
      <label className="console-form-check">
        <input type="checkbox" checked={frozen} onChange={(event) => setFrozen(event.target.checked)} />
        Time stands still from the start
      </label>
      <button type="submit" className="console-button" data-tone="main" disabled={actions.state === 'busy'}>
        Make this world
      </button>
    </form>
  )
}
