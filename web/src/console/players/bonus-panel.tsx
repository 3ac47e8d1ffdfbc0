import type { ControlData } from '@chaupar/api/control-client'
import { useState } from 'react'
import { formatRupees } from '../../lib/money.ts'
import { type Actions, useActions, useRead } from '../control/use-control.ts'
import { Panel, readProblem } from '../panel/panel.tsx'
import { BonusForm } from './bonus-form.tsx'

type Offer = ControlData<'listBonusOffers'>[number]

/** What the operator offers as bonuses, to everybody and to single players. Claims that were made keep their terms. */
export function BonusPanel({ world }: { world: string }) {
  const actions = useActions()
  const offers = useRead('listBonusOffers', { world }, { everyMs: 3000 })
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Panel
      title="Bonus offers"
      note={offers.data ? `${offers.data.length}` : ''}
      actions={actions}
      command={{ op: 'listBonusOffers', input: { world } }}
    >
      {readProblem(offers, 3) ?? (
        <ul className="console-list">
          {offers.data?.map((offer) => (
            <OfferRow key={offer.id} world={world} offer={offer} actions={actions} />
          ))}
        </ul>
      )}
      {offers.data?.length === 0 ? <p className="console-empty">No bonus is offered now.</p> : null}
      <div className="console-buttons">
        <button
          type="button"
          className="console-button"
          aria-expanded={isAdding}
          onClick={() => setIsAdding(!isAdding)}
        >
          Offer a bonus
        </button>
      </div>
      {isAdding ? <BonusForm world={world} act={actions.act} onDone={() => setIsAdding(false)} /> : null}
    </Panel>
  )
}

function OfferRow({ world, offer, actions }: { world: string; offer: Offer; actions: Actions }) {
  const { id, name, amount, wagerTarget, parts, lifeHours, username } = offer
  return (
    <li>
      <span>
        <b>
          {name} {formatRupees(amount)}
        </b>
        <small>
          {id}, {username ?? 'everybody'}, {formatRupees(wagerTarget)} to wager in {lifeHours} h, {parts} parts
        </small>
      </span>
      <button
        type="button"
        className="console-button"
        data-tone="danger"
        aria-label={`Withdraw ${name}`}
        onClick={() => actions.act('withdrawBonusOffer', { world, bonusId: id })}
      >
        Withdraw
      </button>
    </li>
  )
}
