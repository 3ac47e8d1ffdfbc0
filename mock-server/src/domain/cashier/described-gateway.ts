import type { WorldContext } from '../base/context.ts'
import { istDay } from '../base/days.ts'
import type { FormField } from '../base/described-fields.ts'
import { type GatewayTerms, sendable } from './gateway-terms.ts'

const key = 'm_upi_counter'
const hours = '00:00-24:00'

/** One field of each kind (spec 9 names file, text and date); a payment date after `today` is invalid. */
const paymentFields = (today: string): readonly FormField[] => [
  {
    name: 'utr',
    label: 'UTR number',
    kind: 'text',
    required: true,
    minLength: 12,
    maxLength: 12,
    pattern: '^[0-9]{12}$',
  },
  { name: 'payerName', label: "Payer's name", kind: 'text', required: true, minLength: 2, maxLength: 60 },
  {
    name: 'counter',
    label: 'Counter number',
    kind: 'number',
    required: true,
    min: 1,
    max: 999,
    help: 'It stands on the board above the counter.',
  },
  { name: 'paidOn', label: 'Paid on', kind: 'date', required: true, latest: today },
  {
    name: 'app',
    label: 'App that was used',
    kind: 'choice',
    required: true,
    options: [
      { value: 'bhim', label: 'BHIM' },
      { value: 'bank-app', label: "My bank's app" },
      { value: 'other', label: 'Another one' },
    ],
  },
  { name: 'slip', label: 'Slip of the counter', kind: 'file', required: true },
  { name: 'remark', label: 'Remark', kind: 'text', required: false, maxLength: 100 },
]

const targetFields: readonly FormField[] = [
  {
    name: 'account',
    label: 'UPI id',
    kind: 'text',
    required: true,
    minLength: 5,
    maxLength: 60,
    pattern: '^[A-Za-z0-9.-]+@[A-Za-z]+$',
  },
  { name: 'holder', label: "Account holder's name", kind: 'text', required: true, minLength: 2, maxLength: 60 },
  {
    name: 'accountKind',
    label: 'Kind of account',
    kind: 'choice',
    required: true,
    options: [
      { value: 'savings', label: 'Savings' },
      { value: 'current', label: 'Current' },
    ],
  },
]

/**
 * A gateway that the specification does not name, as an operator might have one: a client has nothing but its
 * description.
 */
export function describedGateway({ clock }: Pick<WorldContext, 'clock'>): readonly GatewayTerms[] {
  const common = { key, name: 'UPI counter', minPaise: 100_00, maxPaise: 20_000_00, hours }
  return sendable([
    {
      ...common,
      kind: 'deposit',
      fields: paymentFields(istDay(clock.now())),
      payTo: {
        name: 'Chaupar Play',
        address: 'chaupar.counter@pay',
        note: 'Player {player}',
        link: 'upi://pay?pa=chaupar.counter@pay&pn=Chaupar%20Play&am={amount}&cu=INR&tn={note}',
      },
    },
    { ...common, kind: 'withdraw', fields: targetFields },
  ])
}
