import { type FormEvent, useState } from 'react'
import type { Actions } from '../control/use-control.ts'

const policies = ['play-money', 'uk-strict', 'none'] as const

/** Says what the next round of a game comes to, and how games are offered. Wrong words are answered with the right ones. */
export function ForceForm({ world, actions }: { world: string; actions: Actions }) {
  const [game, setGame] = useState('spribe/dice')
  const [outcome, setOutcome] = useState('loses')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.act('applyScenarios', { world, scenarios: [{ name: 'next-round', params: { game, outcome } }] })
  }
  return (
    <>
      <form className="console-inline rounds-panel-force" onSubmit={submit}>
        <input
          aria-label="Game"
          required
          maxLength={100}
          value={game}
          onChange={(event) => setGame(event.target.value)}
        />
        <input
          aria-label="Outcome"
          required
          maxLength={100}
          value={outcome}
          onChange={(event) => setOutcome(event.target.value)}
        />
        <button type="submit" className="console-button">
          Set next round
        </button>
      </form>
      <div className="console-chips">
        {policies.map((policy) => (
          <button
            key={policy}
            type="button"
            className="console-chip"
            onClick={() => actions.act('applyScenarios', { world, scenarios: [{ name: `policy-${policy}` }] })}
          >
            policy {policy}
          </button>
        ))}
      </div>
    </>
  )
}
