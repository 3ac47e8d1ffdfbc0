import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees } from '../../../lib/money.ts'
import { RequestMark } from '../../../player/request-mark.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { CopyButton } from '../../../ui/records/copy-button.tsx'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import { MethodName } from '../gateways/gateway-text.tsx'
import { cashier, type Deposit } from '../queries.ts'
import { AfterRequest, RequestDetails } from '../requests/receipt.tsx'

type DepositReceiptProps = {
  request: Deposit
  /** What is left to do while it is pending, in place of the word that the operator checks it. */
  open?: ReactNode
  onNew: () => void
}

/** A request that was made; where it stands follows the decision by itself where the server lists it. */
export function DepositReceipt({ request, open, onNew }: DepositReceiptProps) {
  const { t } = useLingui()
  const listed = useQuery(cashier.deposit(request.id)).data
  const { id, amount, gateway, utr, details, createdAt, status, reason } = listed ?? request
  return (
    <Box title={<Trans>Your request</Trans>} aside={<RequestMark status={status} />}>
      <p className="receipt-amount" translate="no">
        {formatRupees(amount)}
      </p>
      <Definitions>
        <Definition term={<Trans>Method</Trans>}>
          <MethodName method={gateway} />
        </Definition>
        <Definition term={<Trans>Request number</Trans>} action={<CopyButton text={id} what={t`the request number`} />}>
          {id}
        </Definition>
        {utr === undefined ? null : <Definition term={<Trans>Reference</Trans>}>{utr}</Definition>}
        <RequestDetails details={details} />
        <Definition term={<Trans>Sent</Trans>}>{formatDateTime(createdAt)} IST</Definition>
        {reason === undefined ? null : <Definition term={<Trans>Reason</Trans>}>{reason}</Definition>}
      </Definitions>
      {status === 'pending' ? <div className="receipt-held">{open ?? <Checked />}</div> : null}
      <AfterRequest list={paths.gatewayList} onNew={onNew} />
    </Box>
  )
}

function Checked() {
  return (
    <p className="text-muted">
      <Trans>The operator checks it. It is in your balance as soon as it is approved; you may leave this page.</Trans>
    </p>
  )
}
