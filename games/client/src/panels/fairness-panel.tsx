import type { RgsAnswer, RgsSchema } from '@chaupar/api/rgs'
import { useId, useState } from 'react'
import { failedOf } from '../rgs/failure.ts'
import { useGame, useLanguage } from '../shell/game-store.tsx'
import { panelTexts } from './panel-texts.ts'
import { useAnswer } from './use-answer.ts'

/** What the next round is drawn from, and the way to change it, which reveals the server seed that was used. */
export function FairnessPanel() {
  const { rgs } = useGame()
  const t = panelTexts[useLanguage()]
  const first = useAnswer(async () => (await rgs.call('readSeeds')).fairness)
  const [rotated, setRotated] = useState<RgsAnswer<'rotateSeed'> | null>(null)
  const seeds = rotated?.fairness ?? first
  return (
    <div className="prose">
      <p>{t.howFair}</p>
      {seeds ? <SeedList seeds={seeds} /> : <p role="status">{seeds === null ? t.failed : t.loading}</p>}
      <SeedForm onRotated={setRotated} />
      {rotated === null ? null : (
        <dl className="seed">
          <dt>{t.revealed}</dt>
          <dd>{rotated.revealed.serverSeed}</dd>
        </dl>
      )}
    </div>
  )
}

function SeedList({ seeds }: { seeds: RgsSchema<'Fairness'> }) {
  const t = panelTexts[useLanguage()]
  return (
    <dl className="seed">
      <dt>{t.hash}</dt>
      <dd>{seeds.serverSeedHash}</dd>
      <dt>{t.clientSeed}</dt>
      <dd>{seeds.clientSeed}</dd>
      <dt>{t.nonce}</dt>
      <dd>{seeds.nonce}</dd>
    </dl>
  )
}

/** Not a form element: a sandboxed frame blocks form submission silently. */
function SeedForm({ onRotated }: { onRotated: (answer: RgsAnswer<'rotateSeed'>) => void }) {
  const { rgs } = useGame()
  const t = panelTexts[useLanguage()]
  const id = useId()
  const [seed, setSeed] = useState('')
  const [message, setMessage] = useState('')
  const rotate = async () => {
    setMessage('')
    try {
      onRotated(await rgs.call('rotateSeed', { body: { clientSeed: seed } }))
      setSeed('')
    } catch (error) {
      const failed = failedOf(error)
      const code = failed.is === 'refused' ? failed.code : null
      setMessage(code === 'ERR_BE' ? t.openRound : code === 'ERR_VAL' ? t.seedRule : t.failed)
    }
  }
  return (
    <div>
      <label className="sheet-label" htmlFor={id}>
        {t.newSeed}
      </label>
      <input
        id={id}
        className="sheet-input"
        value={seed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setSeed(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && seed !== '' && rotate()}
      />
      <button type="button" className="plain-button" disabled={seed === ''} onClick={rotate}>
        {t.change}
      </button>
      <p className="sheet-message" role="status">
        {message}
      </p>
    </div>
  )
}
