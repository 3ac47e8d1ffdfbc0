import type { ControlData } from '@chaupar/api/control-client'
import { type FormEvent, useState } from 'react'
import { readableMobile } from '../../lib/mobile-number.ts'
import { formatRupees } from '../../lib/money.ts'
import { type Actions, useActions, useRead } from '../control/use-control.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import { LogOutButtons } from './log-out-buttons.tsx'
import './player-panel.css'

type Player = ControlData<'listPlayers'>[number]

/** Who plays here: money, sessions, and what an operator may do to one. */
export function PlayerPanel({ world }: { world: string }) {
  const actions = useActions()
  const players = useRead('listPlayers', { world }, { everyMs: 3000 })
  const [chosen, setChosen] = useState('')
  const player = players.data?.find(({ username }) => username === chosen) ?? players.data?.[0]
  return (
    <Panel
      title="Players"
      className="console-tall"
      note={players.data ? `${players.data.length}` : ''}
      actions={actions}
      command={{ op: 'listPlayers', input: { world } }}
    >
      {readProblem(players, 4) ?? (
        <ul className="player-panel-list">
          {players.data?.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-pressed={one === player}
                className="console-row"
                onClick={() => setChosen(one.username)}
              >
                <span>
                  <b>{one.username}</b>
                  <small>{one.sessions === 0 ? 'not logged in' : `logged in ${one.sessions}×`}</small>
                </span>
                <em className="console-mono">{formatRupees(one.wallet.balance)}</em>
              </button>
            </li>
          ))}
        </ul>
      )}
      {player ? <PlayerActions key={player.id} world={world} player={player} actions={actions} /> : null}
      <div className="console-buttons">
        <button type="button" className="console-button" onClick={() => actions.act('makeDemoUsers', { world })}>
          Make a demo user
        </button>
      </div>
    </Panel>
  )
}

function PlayerActions({ world, player, actions }: { world: string; player: Player; actions: Actions }) {
  const { username, wallet, exposure, mobile } = player
  const [amount, setAmount] = useState('')
  const [to, setTo] = useState<'balance' | 'coins'>('balance')
  const credit = (event: FormEvent) => {
    event.preventDefault()
    actions.act('creditPlayer', { world, username, amount: Number(amount), to }, () => setAmount(''))
  }
  return (
    <fieldset className="player-panel-player">
      <legend>{username}</legend>
      <p className="console-note">
        {readableMobile(mobile)}, bonus {formatRupees(wallet.coins)}, cash {formatRupees(wallet.cash)}, exposure{' '}
        {formatRupees(exposure)}
      </p>
      <div className="console-buttons">
        <LogOutButtons world={world} username={username} act={actions.act} />
        <button
          type="button"
          className="console-button"
          title="Sends update_balance over the socket"
          onClick={() => actions.act('pushBalance', { world, username })}
        >
          Push balance
        </button>
        <button
          type="button"
          className="console-button"
          onClick={() => actions.act('expireBonus', { world, username })}
        >
          Expire bonus
        </button>
        <button
          type="button"
          className="console-button"
          title="Counts all that the active bonus still has to be wagered"
          onClick={() => actions.act('finishWagering', { world, username })}
        >
          Finish wagering
        </button>
      </div>
      <form className="console-inline" onSubmit={credit}>
        <label>
          <span className="console-note">credit ₹</span>
          <input
            type="number"
            required
            min={0.01}
            step={0.01}
            max={1_000_000_000}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </label>
        <select
          aria-label="To"
          value={to}
          onChange={(event) => setTo(event.target.value === 'coins' ? 'coins' : 'balance')}
        >
          <option value="balance">to balance</option>
          <option value="coins">to bonus</option>
        </select>
        <button type="submit" className="console-button">
          Credit
        </button>
      </form>
    </fieldset>
  )
}
