import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { paths } from '../../../config/paths.ts'
import { signOut } from '../../../player/session-store.ts'
import { Button } from '../../../ui/basics/button.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { account, type PlaySession } from '../queries.ts'
import { isCheckDue, usePlaySession } from './play-session.ts'
import { PlaySessionFigures } from './play-session-figures.tsx'
import './safer-play.css'

/**
 * The reality check, over whatever is shown, while one is due: it stays through a reload and in every tab until it is answered in
 * one of them. Neither Esc, Back nor a tap beside it answers for the player.
 */
export function RealityCheckDialog() {
  const { data: playSession } = usePlaySession()
  return playSession && isCheckDue(playSession) ? <DueCheck playSession={playSession} /> : null
}

function DueCheck({ playSession }: { playSession: PlaySession }) {
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A game may have added history entries of its own: each step back is an event, and so is a new entry.
    document.addEventListener('fullscreenchange', leaveFullScreen)
    leaveFullScreen()
    return () => document.removeEventListener('fullscreenchange', leaveFullScreen)
  }, [])
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        {/* No button has the focus at first, so that Enter from another field confirms nothing. */}
        <AlertDialog.Popup ref={popup} initialFocus={popup} className="dialog">
          <header className="dialog-head">
            <AlertDialog.Title className="dialog-title">
              <Trans>Reality check</Trans>
            </AlertDialog.Title>
          </header>
          <div className="safer-play-dialog">
            <AlertDialog.Description className="text-muted">
              <Trans>
                This is how long you have been signed in, and what play came to. Open bets are not decided yet.
              </Trans>
            </AlertDialog.Description>
            <PlaySessionFigures playSession={playSession} />
            <Answers />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** The browser paints nothing over the part that has its full screen, a game's own frame included. */
function leaveFullScreen(): void {
  // Refused only where it has ended meanwhile.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}

function Answers() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState<'ready' | 'failed' | 'goOn' | 'limits'>('ready')
  const busy = state === 'goOn' || state === 'limits'
  const confirm = async (pressed: 'goOn' | 'limits', then: () => void) => {
    setState(pressed)
    try {
      queries.setQueryData(account.playSession().queryKey, await call('confirmRealityCheck'))
      then()
    } catch {
      // Confirming twice moves nothing, so that the player may simply press again.
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' ? (
        <Note tone="bad" role="alert">
          <Trans>Your answer did not arrive. Please try again, or sign out.</Trans>
        </Note>
      ) : null}
      <div className="safer-play-answers">
        <Button onClick={signOut}>
          <Trans>Sign out</Trans>
        </Button>
        <Button busy={state === 'goOn'} disabled={busy} onClick={() => void confirm('goOn', () => undefined)}>
          <Trans>Go on</Trans>
        </Button>
      </div>
      <Button
        variant="quiet"
        busy={state === 'limits'}
        disabled={busy}
        onClick={() => void confirm('limits', () => navigate(paths.takeBreak))}
      >
        <Trans>Limits and breaks</Trans>
      </Button>
    </>
  )
}
