import { isOfChain, saltedSeed } from '@chaupar/contracts/games/chain'
import { fairDraw } from '@chaupar/contracts/games/fairness'
import { crash, crashPoint, fastCrash } from '@chaupar/contracts/games/rules/instant/crash'
import type { RgsSchema } from '@chaupar/contracts/rgs'
import { useState } from 'react'
import { timesText } from '../../money/amounts.ts'
import { useSharedGame, useStage } from '../../stage/shared-store.tsx'
import { numberAt } from '../fields.ts'
import { chainTexts } from './chain-texts.ts'

type Result = RgsSchema<'StageResult'>
type Chain = RgsSchema<'StageChain'>

/** Rounds that are listed to be checked. */
const mostRounds = 12

/** The chain behind the rounds, and the last of them, each to be worked out again in this browser. */
export function ChainCheck() {
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
          <RoundCheck key={result.round} result={result} chain={chains.find(({ chain }) => chain === result.chain)} />
        ))}
      </ul>
    </div>
  )
}

function RoundCheck({ result, chain }: { result: Result; chain: Chain | undefined }) {
  const { language, config, variant } = useSharedGame()
  const t = chainTexts[language]
  const [told, setTold] = useState('')
  const check = () => {
    if (result.forced) return setTold(t.forced)
    if (chain === undefined) return setTold(t.unknown)
    setTold(isRight(result, chain, (config?.gameID ?? '').replaceAll('.', '/'), variant) ? t.right : t.wrong)
  }
  return (
    <li className="past-round">
      <p className="past-round-head">
        <strong>{t.round(result.number, timesText(endedAt(result)))}</strong>
      </p>
      <p className="past-round-seeds">{result.seed}</p>
      <button type="button" className="plain-button" onClick={check}>
        {t.check}
      </button>
      <p className="sheet-told" role="status">
        {told}
      </p>
    </li>
  )
}

function endedAt({ state }: Result): number {
  return numberAt(state.find(({ type }) => type === 'crash') ?? {}, 'times', 100)
}

/** Whether the seed belongs to the chain, and the round ended where the seed says. */
export function isRight(result: Result, { end, salt }: Chain, slug: string, variant: string): boolean {
  const { seed, number } = result
  const draw = fairDraw({ serverSeed: saltedSeed(seed, salt), clientSeed: slug, nonce: number })
  return isOfChain(seed, number, end) && crashPoint(draw, variant === 'fast' ? fastCrash : crash) === endedAt(result)
}
