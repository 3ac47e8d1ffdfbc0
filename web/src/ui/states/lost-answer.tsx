import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../basics/button.tsx'
import { FocusOnMount } from './focus-on-mount.tsx'
import { Spinner } from './loading.tsx'
import { Note } from './note.tsx'

export type LostAnswerProps = {
  /** It is being looked up right now. */
  asking: boolean
  onCheckAgain: () => void
  /** Shown when the outcome stays unknown; for what is not listed, such as a cancellation. */
  untold?: ReactNode
  /** Where the player can see for himself: a link to the list. */
  look?: ReactNode
}

/** A request whose answer was lost: it is looked up and never sent again by itself. */
export function LostAnswer({ asking, onCheckAgain, untold, look }: LostAnswerProps) {
  return (
    <FocusOnMount>
      <Note tone="warn" role="status">
        {asking ? (
          <span className="lost-answer-looking">
            <Spinner />
            <Trans>The answer was lost. We are checking what became of your request.</Trans>
          </span>
        ) : (
          <>
            <p>
              {untold ?? (
                <Trans>
                  We still do not know what became of your request. It is not sent again by itself: look whether it is
                  listed before you make a new one.
                </Trans>
              )}
            </p>
            <div className="lost-answer-ways">
              <Button onClick={onCheckAgain}>
                <Trans>Check again</Trans>
              </Button>
              {look}
            </div>
          </>
        )}
      </Note>
    </FocusOnMount>
  )
}
