import type { ControlData } from '@chaupar/api/control-client'
import { useState } from 'react'
import { formatRupees } from '../../lib/money.ts'
import { type Actions, useActions, useRead } from '../control/use-control.ts'
import { ConfirmButton } from '../panel/confirm-button.tsx'
import { Panel, readProblem } from '../panel/panel.tsx'
import { ForceForm } from './force-form.tsx'
import { ForcedOutcomes } from './forced-outcomes.tsx'
import './rounds-panel.css'

type PlayedRound = ControlData<'listRounds'>[number]
type Shown = 'all' | 'open' | 'stuck'

const stuckAfterMinutes = 10
const minuteMs = 60_000

const names: Readonly<Record<Shown, string>> = {
  all: 'All',
  open: 'Open',
  stuck: `Stuck ${stuckAfterMinutes} min`,
}
const kinds: readonly Shown[] = ['all', 'open', 'stuck']
const filters = {
  all: {},
  open: { isOpen: true },
  stuck: { isOpen: true, idleMs: stuckAfterMinutes * minuteMs },
} as const

/** Rounds of games of the world, with their seeds, what ends a stuck one, and what the next one shall come to. */
export function RoundsPanel({ world }: { world: string }) {
  const actions = useActions()
  const [shown, setShown] = useState<Shown>('all')
  const input = { world, ...filters[shown] }
  const rounds = useRead('listRounds', input, { everyMs: 3000 })
  return (
    <Panel
      title="Rounds of games"
      note={rounds.data ? `${rounds.data.length} shown` : ''}
      actions={actions}
      command={{ op: 'listRounds', input }}
    >
      <ForceForm world={world} actions={actions} />
      <ForcedOutcomes world={world} act={actions.act} />
      <div className="console-chips">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="console-chip"
            aria-pressed={shown === kind}
            onClick={() => setShown(kind)}
          >
            {names[kind]}
          </button>
        ))}
      </div>
      {readProblem(rounds, 3) ?? (
        <>
          {rounds.data?.length === 0 ? <p className="console-empty">No such round.</p> : null}
          <ul className="console-list">
            {rounds.data?.map((round) => (
              <RoundRow key={round.round} world={world} round={round} act={actions.act} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

type RowProps = { world: string; round: PlayedRound; act: Actions['act'] }

function RoundRow({ world, round, act }: RowProps) {
  const { game, username, status, stake, payout, idleMs, forced, seeds } = round
  const paid = payout === null ? 'not decided' : `pays ${formatRupees(payout)}`
  const idle = status === 'open' ? `, untouched for ${Math.floor(idleMs / minuteMs)} min` : ''
  return (
    <li>
      <span>
        <b>
          {round.round} {game}
        </b>
        <small>
          {username}, {status}, {formatRupees(stake)} staked, {paid}
          {idle}
        </small>
        <small className="rounds-panel-seeds">
          {forced
            ? 'Set by a tester'
            : seeds
              ? `${seeds.serverSeed} ${seeds.clientSeed}:${seeds.nonce}`
              : 'A shared round'}
        </small>
      </span>
      {status === 'open' ? (
        <>
          {seeds === null && !forced ? null : (
            <ConfirmButton
              label="Settle"
              question={`Settle ${round.round} by its safest decisions?`}
              isCalm
              onConfirm={() => act('settleRound', { world, round: round.round })}
            />
          )}
          <ConfirmButton
            label="Void"
            question={`Give ${formatRupees(stake)} of ${round.round} back?`}
            onConfirm={() => act('voidRound', { world, round: round.round })}
          />
        </>
      ) : null}
    </li>
  )
}
