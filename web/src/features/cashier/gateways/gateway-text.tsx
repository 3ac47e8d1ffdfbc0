import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../lib/clock-store.ts'
import { formatRupees } from '../../../lib/money.ts'
import { methodNames } from '../names.ts'
import { cashier, type Gateway, type PaymentMethod } from '../queries.ts'
import { readHours } from './gateway-hours.ts'
import { isSendable } from './gateway-uses.ts'

/** How often opening hours are held against the clock, in ms. */
const hoursCheckMs = 15_000

/** '₹200 to ₹50,000, open 24 hours', or why nothing can be sent by the gateway now. */
export function GatewayTerms({ gateway }: { gateway: Gateway }) {
  const { available, min, max } = gateway
  if (!isSendable(gateway)) return <Trans>Cannot be used: it asks for a file</Trans>
  if (!available) return <GatewayClosed gateway={gateway} />
  return (
    <>
      <Trans>
        {wholeRupees(min)} to {wholeRupees(max)}
      </Trans>
      {', '}
      <Trans>
        open <GatewayHours gateway={gateway} />
      </Trans>
    </>
  )
}

/** '₹200' where there are no paise, as on a tile. */
function wholeRupees(rupees: number): string {
  return formatRupees(rupees).replace(/\.00$/, '')
}

/** When it is open, on one line: '24 hours', '8:00 am to 12:00 am IST'. */
export function GatewayHours({ gateway }: { gateway: Gateway }) {
  const hours = readHours(gateway.hours, useNow(hoursCheckMs))
  if (!hours) return gateway.hours
  return (
    <span className="whitespace-nowrap">
      {hours.allDay ? (
        <Trans>24 hours</Trans>
      ) : (
        <Trans>
          {hours.from} to {hours.to} IST
        </Trans>
      )}
    </span>
  )
}

/** Why it takes nothing now: outside of its hours, or down. */
function GatewayClosed({ gateway }: { gateway: Gateway }) {
  const hours = readHours(gateway.hours, useNow(hoursCheckMs))
  if (hours && !hours.isOpen) return <Trans>Closed until {hours.from} IST</Trans>
  return <Trans>Not available now</Trans>
}

/** The name of a method in lists that have only its key. */
export function MethodName({ method }: { method: PaymentMethod }) {
  const nameOf = useMethodNames(methodNames[method] === undefined)
  return nameOf(method)
}

/**
 * Names by key: ours for the methods of the specification, the operator's for others; the key itself while those are not
 * here. `asks`: whether the operator's are asked for where nothing else on the page did.
 */
export function useMethodNames(asks: boolean): (method: PaymentMethod) => string {
  const { t } = useLingui()
  const { data } = useQuery({ ...cashier.gatewaysList(), enabled: asks })
  return (method) => {
    const ours = methodNames[method]
    return ours ? t(ours) : (data?.gateways.find(({ key }) => key === method)?.name ?? method)
  }
}
