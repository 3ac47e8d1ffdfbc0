import type { FormEvent } from 'react'
import { type Actions, useRead } from '../control/use-control.ts'
import { showOpened } from '../panel/panel.tsx'

/** Offers a bonus, to everybody or to one player; one of the same id is replaced. Rates by single game are for curl. */
export function BonusForm({ world, act, onDone }: { world: string; act: Actions['act']; onDone: () => void }) {
  const players = useRead('listPlayers', { world })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    act('placeBonusOffer', { world, ...offerIn(new FormData(event.currentTarget)) }, onDone)
  }
  return (
    <form ref={showOpened} className="console-form" aria-label="Bonus offer" onSubmit={submit}>
      <label>
        Id
        <input name="id" required pattern="[a-z0-9][a-z0-9\-]*" maxLength={64} defaultValue="bn-friday" />
      </label>
      <label>
        Name
        <input name="name" required maxLength={100} defaultValue="Friday bonus" />
      </label>
      <label className="console-form-wide">
        Description
        <input name="description" maxLength={1000} />
      </label>
      <Amount name="amount" label="Amount ₹" value={200} />
      <Amount name="wagerTarget" label="To wager ₹" value={1000} />
      <Whole name="parts" label="Parts" max={100} value={2} />
      <Whole name="lifeHours" label="Hours after the claim" max={8760} value={24} />
      <Whole name="markets" label="Bets count %" min={0} max={100} value={100} />
      <Whole name="games" label="Games count %" min={0} max={100} value={50} />
      <label>
        For
        <select name="username" defaultValue="">
          <option value="">everybody</option>
          {players.data?.map(({ username }) => (
            <option key={username}>{username}</option>
          ))}
        </select>
      </label>
      <label>
        Can be claimed until
        <input name="claimUntil" placeholder="2026-11-30T18:30:00.000Z" maxLength={40} />
      </label>
      <label className="console-form-wide">
        Conditions, split by |
        <input name="conditions" maxLength={2000} placeholder="Void bets do not count. | One for each player." />
      </label>
      <button type="submit" className="console-button" data-tone="main">
        Offer it
      </button>
    </form>
  )
}

function Amount({ name, label, value }: { name: string; label: string; value: number }) {
  return (
    <label>
      {label}
      <input name={name} type="number" required min={0.01} step={0.01} max={1_000_000_000} defaultValue={value} />
    </label>
  )
}

function Whole(props: { name: string; label: string; min?: number; max: number; value: number }) {
  const { name, label, min = 1, max, value } = props
  return (
    <label>
      {label}
      <input name={name} type="number" required min={min} step={1} max={max} defaultValue={value} />
    </label>
  )
}

/** What stands in the form, as the control surface takes it; an empty field is left out. */
function offerIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const number = (name: string) => Number(text(name))
  const given = (name: string) => (text(name) === '' ? {} : { [name]: text(name) })
  const conditions = text('conditions')
    .split('|')
    .map((one) => one.trim())
  const [markets, games] = [number('markets'), number('games')]
  return {
    id: text('id'),
    name: text('name'),
    amount: number('amount'),
    wagerTarget: number('wagerTarget'),
    parts: number('parts'),
    lifeHours: number('lifeHours'),
    rates: {
      markets: {
        match_odds: markets,
        bookmaker: markets,
        tied_match: markets,
        toss: markets,
        fancy: markets,
        session: markets,
      },
      games: { slots: games, draws: games, instant: games, tables: games, baccarat: games },
    },
    conditions: conditions.filter((one) => one !== ''),
    ...given('description'),
    ...given('username'),
    ...given('claimUntil'),
  }
}
