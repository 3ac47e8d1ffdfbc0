import { Trans } from '@lingui/react/macro'
import { formatRupees, fromPaise } from '../../../../lib/money.ts'
import { EventWords } from './event-words.tsx'
import type { RoundAnswer } from './own-round.ts'

/** Hash, payout and events of a round that was recomputed, and whether they are as shown by the game. */
export function RoundAnswerView({ answer }: { answer: Extract<RoundAnswer, { kind: 'checked' }> }) {
  const { isHashRight, hash, found, eventOff, isPayoutOff } = answer
  const isAsShown = isHashRight && eventOff === null && !isPayoutOff
  const staked = formatRupees(fromPaise(found.stakePaise))
  const pays = formatRupees(fromPaise(found.payoutPaise ?? 0))
  return (
    <div className="round-check-result" data-kind={isAsShown ? 'match' : 'differs'}>
      <p>
        {isHashRight ? (
          <Trans>
            <b>The hash is right.</b> This seed was fixed before the round.
          </Trans>
        ) : (
          <Trans>
            <b>The hash is wrong.</b> This seed is not the one whose hash was shown.
          </Trans>
        )}
      </p>
      <p className="round-check-hash">
        <Trans>Hash of the seed:</Trans> <code>{hash}</code>
      </p>
      <p>
        {found.payoutPaise === null ? (
          <Trans>Staked {staked}. With these decisions the round is not over.</Trans>
        ) : (
          <Trans>
            Staked {staked}, pays {pays}.
          </Trans>
        )}
      </p>
      <ol>
        {found.events.map((event) => (
          <li key={event.index}>
            <EventWords event={event} />
          </li>
        ))}
      </ol>
      <Comparison answer={answer} />
    </div>
  )
}

function Comparison({ answer }: { answer: Extract<RoundAnswer, { kind: 'checked' }> }) {
  const { found, eventOff, isPayoutOff, shownPaise, shownEvents } = answer
  if (shownPaise === null && shownEvents === null) return null
  const place = (eventOff ?? 0) + 1
  const shown = formatRupees(fromPaise(shownPaise ?? 0))
  const pays = formatRupees(fromPaise(found.payoutPaise ?? 0))
  const shownEvent = JSON.stringify(shownEvents?.[eventOff ?? 0] ?? null)
  if (eventOff === null && !isPayoutOff)
    return (
      <p>
        <b>{shownEvents === null ? <Trans>The payout matches.</Trans> : <Trans>The round matches.</Trans>}</b>
      </p>
    )
  return (
    <>
      {eventOff === null ? null : (
        <p>
          <Trans>
            <b>Does not match:</b> the game showed event {place} as <code>{shownEvent}</code>
          </Trans>
        </p>
      )}
      {isPayoutOff ? (
        <p>
          <Trans>
            <b>Does not match:</b> the game showed a payout of {shown}; it is {pays}.
          </Trans>
        </p>
      ) : null}
    </>
  )
}
