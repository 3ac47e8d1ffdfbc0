import { Trans, useLingui } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { env } from '../../../config/env.ts'
import { formatRupees } from '../../../lib/money.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { QrCode } from '../../../ui/qr/qr-code.tsx'
import { CopyButton } from '../../../ui/records/copy-button.tsx'
import { Definition, Definitions } from '../../../ui/records/definitions.tsx'
import { Note } from '../../../ui/states/note.tsx'
import type { OperatorBank } from '../queries.ts'
import { dueText, isUpiLink, linkText, type PayToFacts, upiOf } from './payment-link.ts'
import './pay-to.css'

/** `amountPaise` is null until an amount fits. */
type Due = { amountPaise: number | null }

/** Whom a deposit by a gateway is paid to: the code to scan, amount, id or address, network, and the note. */
export function PayTo({ payTo, amountPaise }: Due & { payTo: PayToFacts }) {
  const { t } = useLingui()
  const { address, name, network, note, currency, rate } = payTo
  const due = amountPaise === null ? null : dueText(payTo, amountPaise)
  return (
    <>
      <PlayMoneyNote />
      <div className="pay-to">
        <PaymentCode payTo={payTo} due={due} />
        <Definitions>
          <DueLine due={due} currency={currency} />
          <CopyLine term={<Trans>Pay to</Trans>} text={address} what={t`the address to pay to`} />
          <CopyLine term={<Trans>Name</Trans>} text={name} what={t`the name`} />
          {note === undefined ? null : <CopyLine term={<Trans>Note</Trans>} text={note} what={t`the note`} />}
          {network === undefined ? null : <Definition term={<Trans>Network</Trans>}>{network}</Definition>}
          {rate === undefined ? null : (
            <Definition term={<Trans>Rate</Trans>}>
              1 {currency} = {formatRupees(rate)}
            </Definition>
          )}
        </Definitions>
      </div>
    </>
  )
}

/** One account of the operator (spec 7.2). */
export function OperatorAccount({ bank, amountPaise }: Due & { bank: OperatorBank }) {
  const { t } = useLingui()
  const { bankName, accountName, accountNumber, ifsc, upiId } = bank
  const upi = upiOf(bank)
  const due = amountPaise === null ? null : dueText({ name: accountName, address: accountNumber }, amountPaise)
  return (
    <>
      <PlayMoneyNote />
      <div className="pay-to">
        {upi ? <PaymentCode payTo={upi} due={due} /> : null}
        <Definitions>
          <DueLine due={due} />
          <Definition term={<Trans>Bank</Trans>}>{bankName}</Definition>
          <CopyLine term={<Trans>Name</Trans>} text={accountName} what={t`the name`} />
          <CopyLine term={<Trans>Account number</Trans>} text={accountNumber} what={t`the account number`} />
          {ifsc === undefined ? null : <CopyLine term={<Trans>IFSC</Trans>} text={ifsc} what={t`the IFSC`} />}
          {upiId === undefined ? null : <CopyLine term={<Trans>UPI id</Trans>} text={upiId} what={t`the UPI id`} />}
        </Definitions>
      </div>
    </>
  )
}

/**
 * The QR code of a payment, and on a phone the way into its UPI apps; while the amount is still missing, what to enter. Nothing
 * where the receiver has no code.
 */
function PaymentCode({ payTo, due }: { payTo: PayToFacts; due: string | null }) {
  const { t } = useLingui()
  const text = linkText(payTo, due)
  if (payTo.link === undefined) return null
  return (
    <div className="payment-code">
      <div className="payment-code-box">
        {text === null ? (
          <p className="payment-code-waiting text-sm text-muted">
            <Trans>Enter an amount within the limits to get the code.</Trans>
          </p>
        ) : (
          <QrCode text={text} label={t`QR code of the payment`} />
        )}
      </div>
      {text !== null && isUpiLink(payTo.link) ? (
        <a href={text} className={buttonClass('secondary', false, 'payment-code-open')}>
          <Smartphone size={18} aria-hidden="true" />
          <Trans>Open a UPI app</Trans>
        </a>
      ) : null}
    </div>
  )
}

/** What has to be sent, in the receiver's currency; its place is kept while the amount is missing. */
function DueLine({ due, currency }: { due: string | null; currency?: string | undefined }) {
  const { t } = useLingui()
  if (due === null) return <Definition term={<Trans>To send</Trans>}>–</Definition>
  return (
    <Definition term={<Trans>To send</Trans>} action={<CopyButton text={due} what={t`the amount`} />}>
      {currency === undefined ? formatRupees(Number(due)) : `${due} ${currency}`}
    </Definition>
  )
}

function CopyLine({ term, text, what }: { term: ReactNode; text: string; what: string }) {
  return (
    <Definition term={term} action={<CopyButton text={text} what={what} />}>
      {text}
    </Definition>
  )
}

/** Warns against real payments while the site runs on play money. */
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
