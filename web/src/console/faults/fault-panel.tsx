import { useState } from 'react'
import { useActions, useRead } from '../control/use-control.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import { FaultForm } from './fault-form.tsx'
import { effectText, targetText, timesText } from './fault-text.ts'

/** What goes wrong on purpose: calls and socket messages. */
export function FaultPanel({ world }: { world: string }) {
  const actions = useActions()
  const faults = useRead('listFaults', { world }, { everyMs: 3000 })
  const [adding, setAdding] = useState(false)
  return (
    <Panel
      title="Faults"
      note={faults.data ? `${faults.data.length} on` : ''}
      actions={actions}
      command={{ op: 'listFaults', input: { world } }}
    >
      {readProblem(faults, 2) ?? (
        <>
          {faults.data?.length === 0 ? <p className="console-empty">Nothing goes wrong on purpose.</p> : null}
          <ul className="console-list">
            {faults.data?.map((fault) => (
              <li key={fault.id}>
                <span>
                  <b className="console-mono">{targetText(fault)}</b>
                  <small>{effectText(fault.effect)}</small>
                </span>
                <em>{timesText(fault)}</em>
                <button
                  type="button"
                  className="console-button"
                  aria-label={`Remove the fault on ${targetText(fault)}`}
                  onClick={() => actions.act('removeFault', { world, faultId: fault.id })}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="console-buttons">
        <button type="button" className="console-button" aria-expanded={adding} onClick={() => setAdding(!adding)}>
          Add fault
        </button>
        <button
          type="button"
          className="console-button"
          disabled={faults.data === undefined || faults.data.length === 0}
          onClick={() => actions.act('clearFaults', { world })}
        >
          Clear all
        </button>
      </div>
      {adding ? (
        <FaultForm onPlant={(fault) => actions.act('plantFault', { world, ...fault }, () => setAdding(false))} />
      ) : null}
    </Panel>
  )
}
