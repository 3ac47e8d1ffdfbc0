import type { ControlData } from '@chaupar/contracts/control-client'
import { useState } from 'react'
import { formatRupees } from '../lib/money.ts'
import { Panel, readProblem } from './panel.tsx'
import { type Actions, useActions, useRead } from './use-control.ts'

type Waiting = ControlData<'listMoneyRequests'>[number]

const nouns = { deposit: 'Deposit', withdrawal: 'Withdrawal', kyc: 'KYC' } as const
const approvals = { deposit: 'approveDeposit', withdrawal: 'approveWithdrawal', kyc: 'approveKyc' } as const
const refusals = { deposit: 'declineDeposit', withdrawal: 'declineWithdrawal', kyc: 'declineKyc' } as const
const makers = ['deposit-pending', 'withdraw-pending', 'kyc-pending']

/** What waits for the operator's word: deposits, withdrawals, KYC documents. */
export function ApprovalsPanel({ world }: { world: string }) {
  const actions = useActions()
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
          <ul className="qa-list">
            {waiting.data?.map((request) => (
              <Request key={`${request.kind} ${request.id}`} world={world} request={request} actions={actions} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

function Request({ world, request, actions }: { world: string; request: Waiting; actions: Actions }) {
  const { kind, id, amount, username, text } = request
  const [reason, setReason] = useState<string | null>(null)
  const title = `${nouns[kind]}${amount === undefined ? '' : ` ${formatRupees(amount)}`}`
  const input = { world, requestId: id }
  const decline = () => actions.act(refusals[kind], reason ? { ...input, reason } : input)
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
        className="qa-btn"
        aria-label={`Approve ${title} of ${username}`}
        onClick={() => actions.act(approvals[kind], input)}
      >
        Approve
      </button>
      <button
        type="button"
        className="qa-btn qa-danger"
        aria-expanded={reason !== null}
        aria-label={`Decline ${title} of ${username}`}
        onClick={() => setReason(reason === null ? '' : null)}
      >
        Decline
      </button>
      {reason === null ? null : (
        <form
          className="qa-inline"
          onSubmit={(event) => {
            event.preventDefault()
            decline()
          }}
        >
          <input
            aria-label="Reason that the player reads"
            placeholder="Reason that the player reads (optional)"
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <button type="submit" className="qa-btn qa-danger">
            Decline now
          </button>
        </form>
      )}
    </li>
  )
}

/** An empty list says how to fill it: the scenarios that make a request wait. */
function NothingWaits({ world, actions }: { world: string; actions: Actions }) {
  const scenarios = useRead('listScenarios', {})
  const there = makers.filter((maker) => scenarios.data?.some(({ name }) => name === maker))
  return (
    <div className="qa-empty">
      Nothing waits.{there.length > 0 ? ' Let the player ask:' : ''}
      <div className="qa-chips">
        {there.map((name) => (
          <button
            key={name}
            type="button"
            className="qa-chip"
            onClick={() => actions.act('applyScenarios', { world, scenarios: [{ name }] })}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  )
}
