import type { RgsSchema } from '@chaupar/api/rgs'
import { isOfChain, saltedSeed } from '@chaupar/games/rules/chain'
import { fairDraw } from '@chaupar/games/rules/fairness'
import type { GameRules } from '@chaupar/games/rules/rules'
import { useState } from 'react'
import { useRounds } from '../shell/game-store.tsx'
import { chainTexts } from './chain-texts.ts'
import { useSharedGame, useStage } from './shared-store.tsx'

type Result = RgsSchema<'StageResult'>
type Chain = RgsSchema<'StageChain'>

/** Rounds that are listed to be checked. */
const mostRounds = 12

/** Outcome of a round, as short as the strip has it. */
export type NameOf = (result: Result) => string

/** The chain behind the rounds, and the last of them, each to be worked out again in this browser. */
export function ChainCheck({ nameOf }: { nameOf: NameOf }) {
  const { language } = useSharedGame()
  const t = chainTexts[language]
  const chains = useStage((stage) => stage.chains)
  const history = useStage((stage) => stage.history)
  return (
    <div className="prose">
      <p>{t.how}</p>
      {chains.map(({ chain, end, salt }) => (
        <dl key={chain} className="seed">
          <dt>{t.end}</dt>
          <dd>{end}</dd>
          <dt>{t.salt}</dt>
          <dd>{salt}</dd>
        </dl>
      ))}
      <ul>
        {history.slice(0, mostRounds).map((result) => (
          <RoundCheck
            key={result.round}
            result={result}
            chain={chains.find(({ chain }) => chain === result.chain)}
            name={nameOf(result)}
          />
        ))}
      </ul>
    </div>
  )
}

function RoundCheck({ result, chain, name }: { result: Result; chain: Chain | undefined; name: string }) {
  const { language, config } = useSharedGame()
  const face = useRounds((rounds) => rounds.face)
  const t = chainTexts[language]
  const [message, setMessage] = useState('')
  const check = async () => {
    if (result.forced) return setMessage(t.forced)
    if (chain === undefined || face === null) return setMessage(t.unknown)
    const rules = await face.face.rules(face.variant)
    setMessage(isRight(result, chain, (config?.gameID ?? '').replaceAll('.', '/'), rules) ? t.right : t.wrong)
  }
  return (
    <li className="past-round">
      <p className="past-round-head">
        <strong>{t.round(result.number, name)}</strong>
      </p>
      <p className="past-round-seeds">{result.seed}</p>
      <button type="button" className="plain-button" onClick={check}>
        {t.check}
      </button>
      <p className="sheet-message" role="status">
        {message}
      </p>
    </li>
  )
}

/** Whether the seed belongs to the chain, and the round was what the seed says by the rules of its game. */
export function isRight(result: Result, { end, salt }: Chain, slug: string, rules: GameRules): boolean {
  const { seed, number, state } = result
  const draw = fairDraw({ serverSeed: saltedSeed(seed, salt), clientSeed: slug, nonce: number })
  return isOfChain(seed, number, end) && written(rules.deal?.(draw) ?? []) === written(state)
}

/** Events as text, whatever the order of their fields. */
function written(events: readonly object[]): string {
  return JSON.stringify(events.map((event) => Object.entries(event).sort(([one], [other]) => (one < other ? -1 : 1))))
}
