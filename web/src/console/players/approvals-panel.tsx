import type { ControlData } from '@chaupar/api/control-client'
import { useState } from 'react'
import { formatRupees } from '../../lib/money.ts'
import { type Actions, useActions, useRead } from '../control/use-control.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import './approvals-panel.css'

type Waiting = ControlData<'listMoneyRequests'>[number]

const nouns = { deposit: 'Deposit', withdrawal: 'Withdrawal', kyc: 'KYC' } as const
const approvals = { deposit: 'approveDeposit', withdrawal: 'approveWithdrawal', kyc: 'approveKyc' } as const
const refusals = { deposit: 'declineDeposit', withdrawal: 'declineWithdrawal', kyc: 'declineKyc' } as const
const makers = ['deposit-pending', 'withdraw-pending', 'kyc-pending']

/** What waits for the operator's word: deposits, withdrawals, KYC documents. */
export function ApprovalsPanel({ world }: { world: string }) {
  const actions = useActions()
  const [reason, setReason] = useState('')
  const waiting = useRead('listMoneyRequests', { world }, { everyMs: 3000 })
  return (
    <Panel
      title="Money and KYC approvals"
      note={waiting.data ? `${waiting.data.length} waiting` : ''}
      actions={actions}
      command={{ op: 'listMoneyRequests', input: { world } }}
    >
      {readProblem(waiting, 3) ?? (
        <>
          {waiting.data?.length === 0 ? <NothingWaits world={world} actions={actions} /> : null}
          <ul className="console-list">
            {waiting.data?.map((request) => (
              <Request
                key={`${request.kind} ${request.id}`}
                world={world}
                request={request}
                reason={reason.trim()}
                actions={actions}
              />
            ))}
          </ul>
          {waiting.data !== undefined && waiting.data.length > 0 ? (
            <input
              className="console-filter approvals-panel-reason"
              aria-label="Reason of a decline"
              placeholder="Reason of a decline, as the player reads it (optional)"
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          ) : null}
        </>
      )}
    </Panel>
  )
}

type RequestProps = { world: string; request: Waiting; reason: string; actions: Actions }

function Request({ world, request, reason, actions }: RequestProps) {
  const { kind, id, amount, username, text } = request
  const title = `${nouns[kind]}${amount === undefined ? '' : ` ${formatRupees(amount)}`}`
  const input = { world, requestId: id }
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>
          {username}, {text}
        </small>
      </span>
      <button
        type="button"
        className="console-button"
        aria-label={`Approve ${title} of ${username}`}
        onClick={() => actions.act(approvals[kind], input)}
      >
        Approve
      </button>
      <button
        type="button"
        className="console-button"
        data-tone="danger"
        aria-label={`Decline ${title} of ${username}`}
        onClick={() => actions.act(refusals[kind], reason === '' ? input : { ...input, reason })}
      >
        Decline
      </button>
    </li>
  )
}

/** An empty list says how to fill it: the scenarios that make a request wait. */
function NothingWaits({ world, actions }: { world: string; actions: Actions }) {
  const scenarios = useRead('listScenarios', {})
  const there = makers.filter((maker) => scenarios.data?.some(({ name }) => name === maker))
  return (
    <div className="console-empty">
      Nothing waits.{there.length > 0 ? ' Let the player ask:' : ''}
      <div className="console-chips">
        {there.map((name) => (
          <button
            key={name}
            type="button"
            className="console-chip"
            onClick={() => actions.act('applyScenarios', { world, scenarios: [{ name }] })}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
