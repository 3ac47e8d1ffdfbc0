import { type FormEvent, useId, useState } from 'react'
import { type Actions, useRead } from '../control/use-control.ts'

const policies = ['play-money', 'uk-strict', 'none'] as const

/**
 * Says what the next round of a game comes to, and how games are offered. Games and the words of the one that is named are offered;
 * others may be typed, and wrong ones are answered with the right ones.
 */
export function ForceForm({ world, actions }: { world: string; actions: Actions }) {
  const [game, setGame] = useState('spribe/dice')
  const [outcome, setOutcome] = useState('loses')
  const id = useId()
  const known = useRead('listOutcomes', {})
  const outcomes = known.data?.find(({ games }) => games.includes(game))?.outcomes ?? []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actions.act('applyScenarios', { world, scenarios: [{ name: 'next-round', params: { game, outcome } }] })
  }
  return (
    <>
      <form className="console-inline rounds-panel-force" onSubmit={submit}>
        <input
          aria-label="Game"
          list={`${id}games`}
          required
          maxLength={100}
          value={game}
          onChange={(event) => setGame(event.target.value)}
        />
        <input
          aria-label="Outcome"
          list={`${id}outcomes`}
          required
          maxLength={100}
          value={outcome}
          onChange={(event) => setOutcome(event.target.value)}
        />
        <button type="submit" className="console-button">
          Set next round
        </button>
        <datalist id={`${id}games`}>
          {known.data?.flatMap(({ rules, games }) =>
            games.map((slug) => <option key={slug} value={slug} label={rules} />),
          )}
        </datalist>
        <datalist id={`${id}outcomes`}>
          {outcomes.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
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
