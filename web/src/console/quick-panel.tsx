import type { ControlData } from '@chaupar/api/control-client'
import { type ReactNode, useState } from 'react'
import { type Actions, useActions, useRead } from './control/use-control.ts'
import { MatchEnd } from './markets/match-end.tsx'
import { useChosenMatch } from './markets/use-chosen-match.ts'
import { CurlLine } from './panel/copy-line.tsx'
import { Outcome, readProblem } from './panel/panel.tsx'
import { LogOutButtons } from './players/log-out-buttons.tsx'
import './quick-panel.css'

type Player = ControlData<'listPlayers'>[number]

const sites = [
  ['live', 'Live'],
  ['maintenance', 'Maintenance'],
  ['suspended', 'Suspended'],
] as const

const standings = [
  ['none', 'None'],
  ['pending', 'Pending'],
  ['approved', 'Approved'],
  ['declined', 'Declined'],
  ['expired', 'Expired'],
] as const

/** `children` are groups that stand behind the others. */
export type QuickPanelProps = { world: string; applied: readonly string[]; children?: ReactNode }

/** What testers do most, in sight at once and one press away: the site, a player's session and KYC, a match's end. */
export function QuickPanel({ world, applied, children }: QuickPanelProps) {
  const actions = useActions()
  const [username, setUsername] = useState('')
  const players = useRead('listPlayers', { world }, { everyMs: 3000 })
  const player = players.data?.find((one) => one.username === username) ?? players.data?.[0]
  return (
    <section className="quick-panel" aria-labelledby="quick-panel-title">
      <h2 id="quick-panel-title" className="sr-only">
        Quick actions
      </h2>
      <Site world={world} applied={applied} act={actions.act} />
      {readProblem(players, 1) ?? null}
      {player ? (
        <>
          <Group title="Player">
            <select aria-label="Player" value={player.username} onChange={(event) => setUsername(event.target.value)}>
              {players.data?.map((one) => (
                <option key={one.id}>{one.username}</option>
              ))}
            </select>
            <LogOutButtons world={world} username={player.username} act={actions.act} />
          </Group>
          <Kyc world={world} player={player} act={actions.act} />
        </>
      ) : null}
      <MatchToSettle world={world} act={actions.act} />
      {children}
      <div className="quick-panel-last">
        <Outcome actions={actions} />
        <CurlLine command={actions.last ?? { op: 'logOutEverywhere', input: { world, username: 'player' } }} />
      </div>
    </section>
  )
}

type Doing = { world: string; act: Actions['act'] }

function Site({ world, applied, act }: Doing & { applied: readonly string[] }) {
  const now = applied.find((name) => name === 'maintenance' || name === 'suspended') ?? 'live'
  return (
    <Group title="Site">
      <Choice
        choices={sites}
        chosen={now}
        onChoose={(name) => act('applyScenarios', { world, scenarios: [{ name }] })}
      />
    </Group>
  )
}

function Kyc({ world, player: { username, kyc }, act }: Doing & { player: Player }) {
  return (
    <Group title={`KYC of ${username}`}>
      <Choice
        choices={standings}
        chosen={kyc}
        onChoose={(standing) => act('placeKyc', { world, username, standing })}
      />
    </Group>
  )
}

function MatchToSettle({ world, act }: Doing) {
  const { list, matches, match, choose } = useChosenMatch(world)
  if (list.data === undefined) return readProblem(list, 1)
  return (
    <Group title="Settle a match">
      {match ? (
        <>
          <select
            aria-label="Match to settle"
            value={match.refMatchId}
            onChange={(event) => choose(event.target.value)}
          >
            {matches.map(({ refMatchId, matchName }) => (
              <option key={refMatchId} value={refMatchId}>
                {matchName}
              </option>
            ))}
          </select>
          <MatchEnd
            match={match}
            onSettle={(winner) => act('settleMatch', { world, refMatchId: match.refMatchId, winner })}
          />
        </>
      ) : (
        <span className="console-note">No match in this world</span>
      )}
    </Group>
  )
}

/** What belongs together in the panel, under its title. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="quick-panel-group">
      <legend>{title}</legend>
      <div className="console-buttons">{children}</div>
    </fieldset>
  )
}

type ChoiceProps<Name extends string> = {
  choices: readonly (readonly [name: Name, label: string])[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** Buttons of which one is so now. */
function Choice<Name extends string>({ choices, chosen, onChoose }: ChoiceProps<Name>) {
  return choices.map(([name, label]) => (
    <button
      key={name}
      type="button"
      className="console-button"
      aria-pressed={name === chosen}
      onClick={() => onChoose(name)}
    >
      {label}
    </button>
  ))
}
