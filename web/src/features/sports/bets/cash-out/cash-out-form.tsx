import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatSigned } from '../../../../lib/money.ts'
import type { IntentState } from '../../../../money/intent.ts'
import { Button } from '../../../../ui/basics/button.tsx'
import { Note } from '../../../../ui/states/note.tsx'
import { CashOutReason, type Ending, resultClass, useBackText, useResultText } from './cash-out-words.tsx'
import { ShareSlider } from './share-slider.tsx'

type CashOutFormProps = {
  /** What is cashed out, and under it what it is made of. */
  title: ReactNode
  about: ReactNode
  /** null while there is none. */
  offer: Ending | null
  /** Why there is none. */
  error: { code: string; message: string } | null
  online: boolean
  share: number
  onShare: (share: number) => void
  state: IntentState<unknown>
  onTake: () => void
  onClose: () => void
  /** Under the offer: what each outcome pays, what is held. */
  children?: ReactNode
}

/** An offer as profit or loss with what comes back beside it, how much of it, and the way to take it. */
export function CashOutForm(props: CashOutFormProps) {
  const { title, about, offer, error, online, share, onShare, state, onTake, onClose, children } = props
  const resultText = useResultText()
  const backText = useBackText()
  const busy = state.at === 'submitting'
  return (
    <>
      <div className="cash-out-what">
        <b>{title}</b>
        <small>{about}</small>
        {offer ? (
          <p className="cash-out-offer">
            <b className={resultClass(offer.profitLoss)}>{resultText(offer.profitLoss)}</b> · {backText(offer)}
          </p>
        ) : null}
      </div>
      <ShareSlider share={share} disabled={busy} onShare={onShare} />
      <div className="cash-out-actions">
        <Button onClick={onClose} disabled={busy}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="primary" busy={busy} disabled={!offer} onClick={onTake}>
          {offer ? <Trans>Cash out {formatSigned(offer.profitLoss)}</Trans> : <Trans>Cash out</Trans>}
        </Button>
      </div>
      {children}
      {state.at === 'refused' ? (
        <Note tone="bad" role="alert">
          <CashOutReason code={state.code} message={state.message} />
        </Note>
      ) : !online ? (
        <Note role="status">
          <Trans>You are offline. Prices are paused, your bets are safe.</Trans>
        </Note>
      ) : error ? (
        <Note role="status">
          <CashOutReason code={error.code} message={error.message} />
        </Note>
      ) : null}
    </>
  )
}
