import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../basics/button.tsx'
import { FocusOnMount } from './focus-on-mount.tsx'
import { Spinner } from './loading.tsx'
import { Note } from './note.tsx'

export type LostAnswerProps = {
  /** True while the outcome is being looked up. */
  asking: boolean
  onCheckAgain: () => void
  /** Shown when the outcome stays unknown; replaces the default text, which points to a list. */
  unresolved?: ReactNode
  /** The list in which the request would appear. */
  list?: RequestList | undefined
}

/** A page that lists requests, by its path and name. */
export type RequestList = { path: string; name: ReactNode }

/** The notice for a request whose response was lost: it is looked up and never sent again by itself. */
export function LostAnswer({ asking, onCheckAgain, unresolved, list }: LostAnswerProps) {
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
              {unresolved ?? (
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
              {list ? (
                <Link to={list.path} className={buttonClass('quiet')}>
                  {list.name}
                </Link>
              ) : null}
            </div>
          </>
        )}
      </Note>
    </FocusOnMount>
  )
}
