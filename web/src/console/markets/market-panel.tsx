import { useState } from 'react'
import { type Actions, useActions } from '../control/use-control.ts'
import { ConfirmButton } from '../panel/confirm-button.tsx'
import { Panel, readProblem } from '../panel/panel.tsx'
import { MarketTable } from './market-table.tsx'
import { MatchEnd } from './match-end.tsx'
import { NextEvents } from './next-events.tsx'
import { PriceMover } from './price-mover.tsx'
import { SettleForm } from './settle-form.tsx'
import { type ControlMatch, useChosenMatch } from './use-chosen-match.ts'
import './market-panel.css'

/** The markets of a match: what they show, what they are worth, and how they end. */
export function MarketPanel({ world }: { world: string }) {
  const actions = useActions()
  const { list, matches, match, choose: chooseMatch } = useChosenMatch(world)
  const [marketId, setMarketId] = useState('')
  const [settling, setSettling] = useState(false)
  const market = match?.markets.find((one) => one.marketId === marketId) ?? match?.markets[0]
  // A settled market moves down the list; the one acted on stays chosen.
  if (market !== undefined && market.marketId !== marketId) setMarketId(market.marketId)
  const total = matches.reduce((sum, { markets }) => sum + markets.length, 0)
  const choose = (id: string) => {
    setMarketId(id)
    setSettling(false)
  }
  const isOver = market === undefined || market.result !== null
  const at = { world, marketId: market?.marketId ?? '' }
  return (
    <Panel
      title="Market control"
      note={match ? `${match.markets.length} of ${total}` : ''}
      actions={actions}
      command={{ op: 'listMarkets', input: { world } }}
    >
      {readProblem(list, 5) ?? null}
      {list.data && !match ? <p className="console-empty">No match is in play or to come in this world.</p> : null}
      {match && market ? (
        <>
          <MatchPicker matches={matches} match={match} onChoose={chooseMatch} />
          <NextEvents key={`next ${match.refMatchId}`} world={world} match={match} act={actions.act} />
          <fieldset className="console-buttons market-panel-ending">
            <legend>Settle this match</legend>
            <MatchEnd
              match={match}
              onSettle={(winner) => actions.act('settleMatch', { world, refMatchId: match.refMatchId, winner })}
            />
          </fieldset>
          <MarketTable markets={match.markets} chosen={market.marketId} onChoose={choose} />
          <MarketButtons
            at={at}
            name={market.HeadName}
            isOver={isOver}
            settling={settling}
            onSettling={() => setSettling(!settling)}
            act={actions.act}
          />
          {settling ? (
            <SettleForm
              key={market.marketId}
              market={market}
              onSettle={(result) =>
                actions.act(isOver ? 'resettleMarket' : 'settleMarket', { ...at, result }, () => setSettling(false))
              }
            />
          ) : null}
          {isOver ? null : (
            <PriceMover
              key={`price ${market.marketId}`}
              market={market}
              onMove={(move) => actions.act('movePrice', { ...at, ...move })}
            />
          )}
        </>
      ) : null}
    </Panel>
  )
}

type MarketButtonsProps = {
  at: { world: string; marketId: string }
  name: string
  isOver: boolean
  settling: boolean
  onSettling: () => void
  act: Actions['act']
}

function MarketButtons({ at, name, isOver, settling, onSettling, act }: MarketButtonsProps) {
  return (
    <fieldset className="console-buttons market-panel-acts">
      <legend>{name}</legend>
      <button type="button" className="console-button" disabled={isOver} onClick={() => act('suspendMarket', at)}>
        Suspend
      </button>
      <button type="button" className="console-button" disabled={isOver} onClick={() => act('runBall', at)}>
        Ball running
      </button>
      <button
        type="button"
        className="console-button"
        disabled={isOver}
        title="Let the match decide again; prices that were held go free"
        onClick={() => act('openMarket', at)}
      >
        Open
      </button>
      <button type="button" className="console-button" aria-expanded={settling} onClick={onSettling}>
        {isOver ? 'Settle again…' : 'Settle…'}
      </button>
      <ConfirmButton
        label="Void"
        question={`Give all stakes of ${name} back?`}
        disabled={isOver}
        onConfirm={() => act('voidMarket', at)}
      />
    </fieldset>
  )
}

type MatchPickerProps = {
  matches: readonly ControlMatch[]
  match: ControlMatch
  onChoose: (refMatchId: string) => void
}

function MatchPicker({ matches, match, onChoose }: MatchPickerProps) {
  return (
    <div className="market-panel-match">
      <select aria-label="Match" value={match.refMatchId} onChange={(event) => onChoose(event.target.value)}>
        {matches.map(({ refMatchId, matchName, status }) => (
          <option key={refMatchId} value={refMatchId}>
            {matchName} ({status === 'inplay' ? 'in play' : status})
          </option>
        ))}
      </select>
      <span className="console-note console-mono">{match.score ?? match.competition}</span>
    </div>
  )
}
