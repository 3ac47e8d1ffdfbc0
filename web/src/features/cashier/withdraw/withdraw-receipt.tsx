import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees } from '../../../lib/money.ts'
import { RequestMark } from '../../../player/request-mark.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { CopyButton } from '../../../ui/records/copy-button.tsx'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import { MethodName } from '../gateways/gateway-text.tsx'
import { cashier, type Withdrawal } from '../queries.ts'
import { AfterRequest, RequestDetails } from '../requests/receipt.tsx'

/** A withdrawal that was just asked for; where it stands follows the operator's decision by itself. */
export function WithdrawReceipt({ request, onNew }: { request: Withdrawal; onNew: () => void }) {
  const { t } = useLingui()
  const listed = useQuery(cashier.withdrawal(request.id)).data
  const { id, amount, method, account, details, createdAt, status, cancelledByPlayer, reason } = listed ?? request
  return (
    <Box title={<Trans>Your request</Trans>} aside={<RequestMark status={status} cancelled={cancelledByPlayer} />}>
      <p className="receipt-amount" translate="no">
        {formatRupees(amount)}
      </p>
      <Definitions>
        <Definition term={<Trans context="receiver">To</Trans>}>{account ?? <MethodName method={method} />}</Definition>
        <RequestDetails details={details} />
        <Definition term={<Trans>Request number</Trans>} action={<CopyButton text={id} what={t`the request number`} />}>
          {id}
        </Definition>
        <Definition term={<Trans>Sent</Trans>}>{formatDateTime(createdAt)} IST</Definition>
        {reason === undefined ? null : <Definition term={<Trans>Reason</Trans>}>{reason}</Definition>}
      </Definitions>
      {status === 'pending' ? (
        <p className="receipt-held text-muted">
          <Trans>The amount is held until the operator decides. You can cancel it under your requests.</Trans>
        </p>
      ) : null}
      <AfterRequest list={paths.withdrawList} onNew={onNew} />
    </Box>
  )
}
