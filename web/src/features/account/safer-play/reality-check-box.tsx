import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isNotOffered } from '../../../api/api-error.ts'
import type { IntentState } from '../../../money/intent.ts'
import { FormOrLost, Refusal, showOutcome } from '../../../money/intent-outcome.tsx'
import { useFreshStart, useIntent } from '../../../money/intent-store.ts'
import { Box } from '../../../ui/basics/page.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { account, type Limits, setLimits, takeLimits } from '../queries.ts'
import { usePlaySession } from './play-session.ts'
import { PlaySessionFigures } from './play-session-figures.tsx'
import './safer-play.css'

const intervals = ['off', '15', '30', '60', '120'] as const
type Interval = (typeof intervals)[number]

/** How often the player sees time and money, and what they are now; left out where the server has none of it. */
export function RealityCheckBox() {
  const limits = useQuery(account.limits())
  const playSession = usePlaySession()
  const limitsFailure = useFailure(limits)
  const sessionFailure = useFailure(playSession)
  if (isNotOffered(limitsFailure) || isNotOffered(sessionFailure)) return null
  return (
    <Box id="reality-check" title={<Trans>Reality check</Trans>}>
      <p className="safer-play-rule text-muted">
        <Trans>After the time that you choose, we pause and show your time and result. You go on or sign out.</Trans>
      </p>
      <Loaded of={limits} failed={<Trans>We could not load your limits</Trans>} waiting={<WaitingRows rows={1} />}>
        {({ sessionMinutes }) => <IntervalForm minutes={sessionMinutes} />}
      </Loaded>
      <h3 className="safer-play-part">
        <Trans>Since you signed in</Trans>
      </h3>
      <Loaded
        of={playSession}
        failed={<Trans>We could not load your activity</Trans>}
        waiting={<WaitingRows rows={2} />}
      >
        {(data) => <PlaySessionFigures playSession={data} />}
      </Loaded>
    </Box>
  )
}

/** A choice holds at once. */
function IntervalForm({ minutes }: { minutes: number | null }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const saving = useIntent(setLimits, 'reality check')
  useFreshStart(setLimits, 'reality check')
  const finish = (end: IntentState<Limits>) => {
    showOutcome(end, { done: t`Reality check saved` })
    if (end.at !== 'done') return
    saving.startAgain()
    takeLimits(queries, end.answer)
  }
  const choose = async (interval: Interval) => {
    const body = { sessionMinutes: interval === 'off' ? null : Number(interval) }
    finish(await saving.send(body))
  }
  const chosen = intervals.find((interval) => interval === (minutes === null ? 'off' : String(minutes)))
  return (
    <FormOrLost intent={saving} onEnd={finish}>
      <Segmented
        label={<Trans>Tell me every</Trans>}
        options={[
          { value: 'off', label: <Trans>Off</Trans> },
          { value: '15', label: <Trans>15 min</Trans> },
          { value: '30', label: <Trans>30 min</Trans> },
          { value: '60', label: <Trans>1 hour</Trans> },
          { value: '120', label: <Trans>2 hours</Trans> },
        ]}
        value={chosen ?? null}
        onChange={(interval) => void choose(interval)}
      />
      <Refusal state={saving.state} />
      {minutes !== null && chosen === undefined ? (
        <p className="safer-play-rule text-muted">
          <Trans>Now every {minutes} minutes.</Trans>
        </p>
      ) : null}
    </FormOrLost>
  )
}
