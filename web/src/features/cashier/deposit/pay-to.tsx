import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { env } from '../../../config/env.ts'
import { CopyButton } from '../../../ui/basics/copy-button.tsx'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import { Note } from '../../../ui/states/note.tsx'
import type { Gateway, OperatorBank } from '../queries.ts'
import './pay-to.css'

/** Whom a deposit by a gateway is paid to: name, id or address, network. */
export function PayTo({ payTo }: { payTo: NonNullable<Gateway['payTo']> }) {
  const { t } = useLingui()
  return (
    <>
      <PlayMoneyNote />
      <Definitions>
        <CopyLine term={<Trans>Pay to</Trans>} text={payTo.address} what={t`the address to pay to`} />
        <CopyLine term={<Trans>Name</Trans>} text={payTo.name} what={t`the name`} />
        {payTo.network === undefined ? null : <Definition term={<Trans>Network</Trans>}>{payTo.network}</Definition>}
      </Definitions>
    </>
  )
}

/** One account of the operator (spec 7.2). */
export function OperatorAccount({ bank }: { bank: OperatorBank }) {
  const { t } = useLingui()
  const { bankName, accountName, accountNumber, ifsc, upiId } = bank
  return (
    <>
      <PlayMoneyNote />
      <Definitions>
        <Definition term={<Trans>Bank</Trans>}>{bankName}</Definition>
        <CopyLine term={<Trans>Name</Trans>} text={accountName} what={t`the name`} />
        <CopyLine term={<Trans>Account number</Trans>} text={accountNumber} what={t`the account number`} />
        {ifsc === undefined ? null : <CopyLine term={<Trans>IFSC</Trans>} text={ifsc} what={t`the IFSC`} />}
        {upiId === undefined ? null : <CopyLine term={<Trans>UPI id</Trans>} text={upiId} what={t`the UPI id`} />}
      </Definitions>
    </>
  )
}

function CopyLine({ term, text, what }: { term: ReactNode; text: string; what: string }) {
  return (
    <Definition term={term} action={<CopyButton text={text} what={what} />}>
      {text}
    </Definition>
  )
}

/** While the site runs on play money nobody may pay in earnest. */
function PlayMoneyNote() {
  if (!env().playMoney) return null
  return (
    <div className="pay-to-note">
      <Note tone="warn">
        <Trans>Play money. Do not send a real payment.</Trans>
      </Note>
    </div>
  )
}
