import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isNotOffered } from '../../../api/api-error.ts'
import { RunningBreak } from '../../../player/running-break.tsx'
import { Button } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { account } from '../queries.ts'
import { BreakDialog } from './break-dialog.tsx'
import { type Break, BreakLength, exclusions, timeOuts } from './break-names.tsx'
import './safer-play.css'

/** Time-out and self-exclusion, /responsiblegame#take-break; left out where the server has none. */
export function BreaksBox() {
  const limits = useQuery(account.limits())
  const [asked, setAsked] = useState<Break | null>(null)
  if (isNotOffered(limits.error)) return null
  return (
    <Box id="take-break" title={<Trans>Take a break</Trans>}>
      <p className="safer-play-rule text-muted">
        <Trans>
          Until it ends you cannot bet, open games, deposit or claim a bonus. Open bets are settled, and you can
          withdraw.
        </Trans>
      </p>
      <Loaded of={limits} failed={<Trans>We could not load your limits</Trans>} waiting={<WaitingRows rows={4} />}>
        {(data) => (
          <>
            {data.timeOutUntil === null && data.selfExcludedUntil === null ? null : (
              <div className="safer-play-note">
                <Note tone="warn" role="status">
                  <RunningBreak limits={data} /> <Trans>Nobody can end it early. It can be made longer.</Trans>
                </Note>
              </div>
            )}
            <TimeOut onAsk={setAsked} />
            <Exclusion onAsk={setAsked} />
          </>
        )}
      </Loaded>
      {asked ? <BreakDialog wanted={asked} onClose={() => setAsked(null)} /> : null}
    </Box>
  )
}

function TimeOut({ onAsk }: { onAsk: (wanted: Break) => void }) {
  const [chosen, setChosen] = useState('24')
  const hours = timeOuts.find((length) => String(length) === chosen) ?? 24
  return (
    <div className="safer-play-break">
      <h3>
        <Trans>Time-out</Trans>
      </h3>
      <Segmented
        label={<Trans>How long</Trans>}
        options={timeOuts.map((length) => ({
          value: String(length),
          label: <BreakLength of={{ kind: 'time-out', hours: length }} />,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button onClick={() => onAsk({ kind: 'time-out', hours })}>
        <Trans>Take a time-out</Trans>
      </Button>
    </div>
  )
}

function Exclusion({ onAsk }: { onAsk: (wanted: Break) => void }) {
  const [chosen, setChosen] = useState('6')
  const months = exclusions.find((length) => String(length) === chosen) ?? 6
  return (
    <div className="safer-play-break">
      <h3>
        <Trans>Self-exclusion</Trans>
      </h3>
      <Segmented
        label={<Trans>How long</Trans>}
        options={exclusions.map((length) => ({
          value: String(length),
          label: <BreakLength of={{ kind: 'exclusion', months: length }} />,
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button onClick={() => onAsk({ kind: 'exclusion', months })}>
        <Trans>Exclude myself</Trans>
      </Button>
    </div>
  )
}
