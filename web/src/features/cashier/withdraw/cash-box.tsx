import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { env } from '../../../config/env.ts'
import { paths } from '../../../config/paths.ts'
import { formatRupees, fromPaise, toPaise } from '../../../lib/money.ts'
import { useMoney } from '../../../money/money-store.ts'
import { statusNames } from '../../../player/request-mark.tsx'
import { Button } from '../../../ui/basics/button.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import { Figure, Figures } from '../../../ui/records/figures.tsx'
import { Note } from '../../../ui/states/note.tsx'
import { cashier } from '../queries.ts'
import { useIsCut, useWithdrawFunds } from './use-withdraw-funds.ts'
import './cash-box.css'

/** Shows how much of the balance may be withdrawn, and why the rest may not (decision 010). */
export function CashBox() {
  const { wagering, held } = useWithdrawFunds()
  const wallet = useMoney((money) => money.wallet)
  const bound = useBoundRupees()
  return (
    <Box id="cash" title={<Trans>What may be withdrawn</Trans>}>
      <Definitions sums>
        <Definition term={<Trans>Real balance</Trans>}>{shown(wallet?.balance)}</Definition>
        <Definition term={<Trans>Not withdrawable</Trans>}>{shown(bound)}</Definition>
        {wagering ? <Definition term={<Trans>Of it still to wager</Trans>}>{formatRupees(wagering)}</Definition> : null}
        <Definition term={<Trans>May be withdrawn</Trans>}>{shown(wallet?.cash)}</Definition>
        {held ? <Definition term={<Trans>Held for your requests</Trans>}>{formatRupees(held)}</Definition> : null}
      </Definitions>
      <p className="cash-box-rule text-sm text-muted">
        <WithdrawRule />
      </p>
      <CutNote />
    </Box>
  )
}

/** Before the methods on a narrow screen, so that no form is filled in for nothing: why no amount can be asked for now. */
export function NothingToWithdraw() {
  const { cash } = useWithdrawFunds()
  const bound = useBoundRupees()
  if (cash !== 0 || !bound) return null
  return (
    <div className="cash-box-none">
      <Note>
        <Trans>None of your {formatRupees(bound)} may be withdrawn yet.</Trans> <WithdrawRule />
      </Note>
    </div>
  )
}

/** When money becomes withdrawable. */
function WithdrawRule() {
  return env().playMoney ? (
    <Trans>
      You can withdraw a deposit once you have wagered it, and a bonus as its parts are released. Opening play money is
      for play only.
    </Trans>
  ) : (
    <Trans>You can withdraw a deposit once you have wagered it, and a bonus as its parts are released.</Trans>
  )
}

/** What of the balance may not be withdrawn. */
function useBoundRupees(): number | undefined {
  const wallet = useMoney((money) => money.wallet)
  return wallet ? fromPaise(toPaise(wallet.balance) - toPaise(wallet.cash)) : undefined
}

/**
 * Beside the title on a narrow screen, where the boxes of the conditions are below the methods: what may not be withdrawn links to
 * its box, what is held to its requests, a missing identity check to its page.
 */
export function FundsStrip() {
  const { cash, held } = useWithdrawFunds()
  const bound = useBoundRupees()
  return (
    <div className="cash-box-strip">
      <Figures>
        <Figure term={<Trans>May be withdrawn</Trans>}>{shown(cash)}</Figure>
        {bound ? (
          <Figure term={<Trans>Not withdrawable</Trans>}>
            <Link to={paths.whatMayBeWithdrawn} className="link">
              {formatRupees(bound)}
            </Link>
          </Figure>
        ) : null}
        {held ? (
          <Figure term={<Trans>Held for your requests</Trans>}>
            <Link to={paths.newestWithdrawals} className="link">
              {formatRupees(held)}
            </Link>
          </Figure>
        ) : null}
        <IdentityFigure />
      </Figures>
    </div>
  )
}

function IdentityFigure() {
  const { t } = useLingui()
  const { data } = useQuery(cashier.kyc())
  if (data === undefined || data.status === 'approved') return null
  return (
    <div>
      <dt>
        <Trans>Identity check</Trans>
      </dt>
      <dd>
        <Link to={paths.kyc} className="link">
          {data.status === null ? t`Not submitted` : t(statusNames[data.status])}
        </Link>
      </dd>
    </div>
  )
}

function shown(rupees: number | undefined): string {
  return rupees === undefined ? '₹–' : formatRupees(rupees)
}

/** Says that the amounts stand still, and asks for them by a call. */
export function CutNote() {
  const { reading, cash } = useWithdrawFunds()
  if (!useIsCut()) return null
  return (
    <Note tone="warn" role="status">
      <div className="cash-box-cut">
        {cash === undefined ? (
          <Trans>There is no live connection, and your cash is not known yet.</Trans>
        ) : (
          <Trans>There is no live connection: these amounts do not follow by themselves.</Trans>
        )}
        <Button variant="quiet" onClick={() => void reading.refetch()} busy={reading.isFetching}>
          <Trans>Ask again</Trans>
        </Button>
      </div>
    </Note>
  )
}
