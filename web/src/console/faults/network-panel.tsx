import { useActions, useRead } from '../control/use-control.ts'
import { Panel, readProblem } from '../panel/panel.tsx'

/** Through which network the players of the world reach it. */
export function NetworkPanel({ world }: { world: string }) {
  const actions = useActions()
  const networks = useRead('listNetworks', {})
  const network = useRead('readNetwork', { world }, { everyMs: 3000 })
  const on = network.data?.profile
  const about = networks.data?.find(({ name }) => name === on)?.about
  return (
    <Panel title="Network" note={on ?? ''} actions={actions} command={{ op: 'readNetwork', input: { world } }}>
      {readProblem(network, 1) ?? readProblem(networks, 1) ?? (
        <div className="console-chips">
          <button
            type="button"
            className="console-chip"
            data-normal
            aria-pressed={on === 'normal'}
            onClick={() => actions.act('endNetwork', { world })}
          >
            normal
          </button>
          {networks.data?.map(({ name, about }) => (
            <button
              key={name}
              type="button"
              className="console-chip"
              title={about}
              aria-pressed={on === name}
              onClick={() => actions.act('useNetwork', { world, profile: name })}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {about === undefined ? null : <p className="console-empty">{about}</p>}
      {network.data?.atPortal ? (
        <button type="button" className="console-button" onClick={() => actions.act('signInAtPortal', { world })}>
          Sign in at the portal
        </button>
      ) : null}
    </Panel>
  )
}
