import type { Schema } from '@chaupar/api/api'

export type PaymentMethod = Schema<'PaymentMethod'>
export type GatewayKind = Schema<'Gateway'>['kind']

/** The operator's terms of one payment method. Amounts in paise; hours of Asia/Kolkata. */
export interface GatewayTerms {
  key: PaymentMethod
  kind: GatewayKind
  name: string
  minPaise: number
  maxPaise: number
  /** 'HH:MM-HH:MM', the end excluded; a range may go over midnight. */
  hours: string
  /** Of a withdrawal without a file, see `sendable`. */
  fields: readonly Schema<'FormField'>[]
  /** Whether the payment provider has a page for it. */
  fast?: true
  payTo?: Schema<'PayTo'>
}

/**
 * The terms, once it is sure that a request can answer them. Throws RangeError for a withdrawal that asks for a file: its
 * request is JSON, and the field could never be answered.
 */
export function sendable(offered: readonly GatewayTerms[]): readonly GatewayTerms[] {
  for (const { key, kind, fields } of offered) {
    const file = kind === 'withdraw' ? fields.find((field) => field.kind === 'file') : undefined
    if (file) throw new RangeError(`A withdrawal takes no files: ${key} cannot ask for '${file.name}'`)
  }
  return offered
}

const allDay = '00:00-24:00'

/** Reference of an Indian payment: 12 digits. */
const utr = text('utr', 'UTR number', '^[0-9]{12}$', 12, 12)
/** References of the two wallets of Bangladesh, as their messages name them. */
const bkashId = {
  ...text('utr', 'bKash transaction ID', '^[A-Za-z0-9]{10}$', 10, 10),
  help: 'The message of bKash about the payment names it as TrxID: 10 letters and digits.',
}
const nagadId = {
  ...text('utr', 'Nagad transaction ID', '^[A-Za-z0-9]{8}$', 8, 8),
  help: 'The message of Nagad about the payment names it as TxnID: 8 letters and digits.',
}
/** Hash of a transfer on either network; some wallets write 0x before it. */
const transferHash = {
  ...text('utr', 'Transaction hash', '^(0x)?[0-9A-Fa-f]{64}$', 64, 66),
  help: 'Your wallet shows it with the details of the transfer: 64 letters and digits, some write 0x before them.',
}
/** `{player}` is the player's number: by it the operator finds the payment. */
const note = 'Player {player}'
/** Rupees for one USDT. */
const usdtRate = 88.5
const proof = { name: 'proof', label: 'Proof of payment', kind: 'file' } as const
const optionalProof = { ...proof, required: false }
const savedAccount = text('bankId', 'Saved account', undefined, 1, 64)
const mobileWallet = text('account', 'Wallet number', '^[0-9]{10,11}$', 10, 11)

/** Every way to pay, deposits first (spec 9 names the five gateways). */
export const gatewayTerms = sendable([
  {
    ...terms('m_paytm', 'deposit', 'Paytm', 200, 50_000, allDay),
    fast: true,
    payTo: {
      name: 'Chaupar Play',
      address: 'chaupar.demo@pay',
      note,
      link: 'upi://pay?pa=chaupar.demo@pay&pn=Chaupar%20Play&am={amount}&cu=INR&tn={note}',
    },
    fields: [utr, optionalProof],
  },
  {
    ...terms('m_bkash', 'deposit', 'bKash', 500, 25_000, allDay),
    fast: true,
    payTo: { name: 'Chaupar Play', address: '01700000000', note, link: '01700000000' },
    fields: [bkashId, optionalProof],
  },
  {
    ...terms('m_nagad', 'deposit', 'Nagad', 500, 25_000, '08:00-24:00'),
    fast: true,
    payTo: { name: 'Chaupar Play', address: '01800000000', note, link: '01800000000' },
    fields: [nagadId, optionalProof],
  },
  crypto('m_binance_tron', 'Binance, TRON', allDay, {
    address: 'TPLAYMONEYDONOTSEND000000000000000',
    network: 'TRC-20',
  }),
  crypto('m_binance_bsc', 'Binance, BSC', '06:00-18:00', {
    address: '0x00000000000000000000000000000000706c6179',
    network: 'BEP-20',
  }),
  {
    ...terms('bank', 'deposit', 'Bank transfer', 1_000, 10_00_000, allDay),
    fields: [utr, { ...proof, required: true }],
  },
  { ...terms('bank', 'withdraw', 'Bank transfer', 500, 5_00_000, allDay), fields: [savedAccount] },
  { ...terms('card', 'withdraw', 'Card', 500, 2_00_000, allDay), fields: [savedAccount] },
  { ...terms('m_paytm', 'withdraw', 'Paytm', 200, 50_000, allDay), fields: [mobileWallet] },
  { ...terms('m_bkash', 'withdraw', 'bKash', 500, 25_000, allDay), fields: [mobileWallet] },
  { ...terms('m_nagad', 'withdraw', 'Nagad', 500, 25_000, '08:00-24:00'), fields: [mobileWallet] },
  {
    ...terms('m_binance_tron', 'withdraw', 'Binance, TRON', 1_000, 5_00_000, allDay),
    fields: [text('account', 'TRON address', '^T[1-9A-HJ-NP-Za-km-z]{33}$', 34, 34)],
  },
  {
    ...terms('m_binance_bsc', 'withdraw', 'Binance, BSC', 1_000, 5_00_000, '06:00-18:00'),
    fields: [text('account', 'BSC address', '^0x[0-9A-Fa-f]{40}$', 42, 42)],
  },
])

function terms(key: PaymentMethod, kind: GatewayKind, name: string, min: number, max: number, hours: string) {
  return { key, kind, name, minPaise: min * 100, maxPaise: max * 100, hours }
}

function crypto(
  key: PaymentMethod,
  name: string,
  hours: string,
  payTo: { address: string; network: string },
): GatewayTerms {
  return {
    ...terms(key, 'deposit', name, 1_000, 5_00_000, hours),
    fast: true,
    payTo: { name: 'Chaupar Play', ...payTo, link: payTo.address, currency: 'USDT', rate: usdtRate },
    fields: [transferHash, optionalProof],
  }
}

function text(
  name: string,
  label: string,
  pattern: string | undefined,
  minLength: number,
  maxLength: number,
): Schema<'FormField'> {
  const field = { name, label, kind: 'text', required: true, minLength, maxLength } as const
  return pattern === undefined ? field : { ...field, pattern }
}
