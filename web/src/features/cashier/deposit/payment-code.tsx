import { Trans, useLingui } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { QrCode } from '../../../ui/qr/qr-code.tsx'
import { isUpiLink, linkText, type PayToFacts } from './payment-link.ts'
import './payment-code.css'

/**
 * The QR code of a payment, and on a phone the way into its UPI apps; its box keeps its size while the amount is still
 * missing. Nothing where the receiver has no code.
 */
export function PaymentCode({ payTo, due }: { payTo: PayToFacts; due: string | null }) {
  const { t } = useLingui()
  const text = linkText(payTo, due)
  if (payTo.link === undefined) return null
  return (
    <div className="payment-code" data-upi={isUpiLink(payTo.link) || undefined}>
      <div className="payment-code-box">
        {text === null ? (
          <p className="payment-code-waiting text-sm text-muted">
            <Trans>Choose the amount first: the code carries it.</Trans>
          </p>
        ) : (
          <QrCode text={text} label={t`QR code of the payment`} />
        )}
      </div>
      {text !== null && isUpiLink(text) ? (
        <a href={text} className={buttonClass('secondary', false, 'payment-code-open')}>
          <Smartphone size={18} aria-hidden="true" />
          <Trans>Open a UPI app</Trans>
        </a>
      ) : null}
    </div>
  )
}
