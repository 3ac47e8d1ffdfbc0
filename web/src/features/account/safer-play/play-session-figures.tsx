import { Trans } from '@lingui/react/macro'
import { formatRupees, formatSigned } from '../../../lib/money.ts'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import type { PlaySession } from '../queries.ts'
import { useSignedInMinutes } from './play-session.ts'

/** Time signed in, staked, won, lost and net, a line each. */
export function PlaySessionFigures({ playSession }: { playSession: PlaySession }) {
  return (
    <Definitions sums>
      <Definition term={<Trans>Time signed in</Trans>}>
        <SignedInTime playSession={playSession} />
      </Definition>
      <Definition term={<Trans>Staked</Trans>}>{formatRupees(playSession.staked)}</Definition>
      <Definition term={<Trans>Won</Trans>}>{formatRupees(playSession.won)}</Definition>
      <Definition term={<Trans>Lost</Trans>}>{formatRupees(playSession.lost)}</Definition>
      <Definition term={<Trans>Net</Trans>}>
        <Net rupees={playSession.net} />
      </Definition>
    </Definitions>
  )
}

/** '1 h 5 min', '12 min'. */
export function SignedInTime({ playSession }: { playSession: PlaySession }) {
  const signedIn = useSignedInMinutes(playSession)
  const hours = Math.floor(signedIn / 60)
  const minutes = signedIn % 60
  return hours === 0 ? (
    <Trans>{minutes} min</Trans>
  ) : (
    <Trans>
      {hours} h {minutes} min
    </Trans>
  )
}

/** An amount with its sign, green above zero, red below. */
export function Net({ rupees }: { rupees: number }) {
  const tone = rupees > 0 ? 'num-pos' : rupees < 0 ? 'num-neg' : undefined
  return <span className={tone}>{formatSigned(rupees)}</span>
}
