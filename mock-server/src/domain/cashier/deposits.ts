import { fileTypeOf } from '@chaupar/api/file-type'
import type { Player } from '../accounts/player-records.ts'
import type { WorldContext } from '../base/context.ts'
import {
  type DescribedAnswers,
  detailsOf,
  type FormField,
  hashedAnswers,
  hashOf,
  isRefusal,
  noAnswers,
} from '../base/described-fields.ts'
import { DomainError, type ErrorRule } from '../base/errors.ts'
import type { RequestQuery } from '../base/request-status.ts'
import { rupeeText } from '../base/rupee-text.ts'
import { fileRefusal, shownName, type UploadedFile } from '../base/uploaded-file.ts'
import { keepNotification } from '../content/notification-records.ts'
import { answerOnce, type Outcome, type Refused } from '../idempotency/intents.ts'
import { depositRefusal } from '../play-limits/check-limits.ts'
import {
  type Deposit,
  type DepositGateway,
  depositById,
  depositPage,
  insertDeposit,
  isUtrTaken,
} from './deposit-records.ts'
import type { GatewayTerms } from './gateway-terms.ts'
import { fitsField, gatewayRefusal, termsOf } from './gateways.ts'
import { operatorBanks } from './operator-banks.ts'
import { payPagePath } from './pay-page.ts'

export interface DepositBody {
  gateway: DepositGateway
  amountPaise: number
  utr?: string
  /** Operator's account that was paid into. */
  bankId?: string
  /** Answers to the other fields that the gateway describes. */
  described?: DescribedAnswers
}

export interface FastDeposit {
  /** The page where it is paid, on whatever origin the server is reached by. */
  redirectUrl: string
  deposit: Deposit
}

/** A payment that was announced is looked for this long; a page of the payment provider is open for less. */
const expiryMs = 24 * 60 * 60 * 1000
const fastExpiryMs = 15 * 60 * 1000

/**
 * Announces a payment: the request waits for the operator, no money moves yet. Throws `demo_not_allowed`,
 * `gateway_not_found`, `gateway_unavailable`, `amount_below_min`, `amount_above_max`, `utr_required`, `utr_invalid`,
 * `utr_taken`, `proof_required`, `bank_not_found`, the refusals of a file and of described fields, those of the player's own limits, and as
 * `answerOnce`.
 */
export function createDeposit(
  world: WorldContext,
  player: Player,
  body: DepositBody,
  proof: UploadedFile | null,
  idempotencyKey?: string,
): Deposit {
  refuseDemo(player)
  const { described = noAnswers, ...payment } = body
  const sentBody = { ...payment, proof: proof && hashOf(proof), ...hashedAnswers(described) }
  const intent = { playerId: player.id, key: idempotencyKey, operation: 'createDeposit', body: sentBody }
  return answerOnce(world, intent, (): Outcome<Deposit> => {
    const terms = termsOf(world, 'deposit', body.gateway)
    if (terms === null) return { refusal: 'gateway_not_found' }
    const refused = amountRefusal(world, player.id, terms, body.amountPaise)
    if (refused !== null) return refused
    const refusal = paymentRefusal(world, terms, body) ?? proofRefusal(terms, proof)
    if (refusal !== null) return { refusal }
    const details = detailsOf(terms.fields.filter(isDescribed), described)
    if (isRefusal(details)) return { refusal: details }
    const id = insertDeposit(world, {
      playerId: player.id,
      gateway: body.gateway,
      amountPaise: body.amountPaise,
      utr: body.utr ?? null,
      bankId: body.bankId ?? null,
      details,
      byProvider: false,
      proof: proof && { name: shownName(proof), type: fileTypeOf(proof.bytes) ?? '', bytes: proof.bytes.length },
      expiresAtMs: world.clock.now() + expiryMs,
    })
    return { answer: received(world, id, terms) }
  })
}

/**
 * Begins a payment on a page of the payment provider: it waits for the provider's word, and expires without it.
 * Throws `demo_not_allowed`, `gateway_not_found`, `gateway_not_fast`, `gateway_unavailable`, `amount_below_min`,
 * `amount_above_max`, those of the player's own limits, and as `answerOnce`.
 */
export function payDepositFast(
  world: WorldContext,
  player: Player,
  body: Pick<DepositBody, 'gateway' | 'amountPaise'>,
  idempotencyKey?: string,
): FastDeposit {
  refuseDemo(player)
  const intent = { playerId: player.id, key: idempotencyKey, operation: 'payDepositFast', body }
  return answerOnce(world, intent, (): Outcome<FastDeposit> => {
    const terms = termsOf(world, 'deposit', body.gateway)
    if (terms === null) return { refusal: 'gateway_not_found' }
    if (!terms.fast) return { refusal: 'gateway_not_fast' }
    const refused = amountRefusal(world, player.id, terms, body.amountPaise)
    if (refused !== null) return refused
    const id = insertDeposit(world, {
      ...body,
      playerId: player.id,
      utr: null,
      bankId: null,
      proof: null,
      details: [],
      byProvider: true,
      expiresAtMs: world.clock.now() + fastExpiryMs,
    })
    const deposit = received(world, id, terms)
    return { answer: { redirectUrl: payPagePath(world, id), deposit } }
  })
}

/** A player's deposit requests, newest first. */
export function listDeposits(
  world: WorldContext,
  playerId: number,
  query: RequestQuery,
): { deposits: Deposit[]; count: number } {
  return depositPage(world, playerId, query)
}

function refuseDemo({ isDemo }: Player): void {
  if (isDemo) throw new DomainError('demo_not_allowed')
}

/** Why an amount is not taken: by the method, or by a break or a limit of the player's own. */
function amountRefusal(
  world: WorldContext,
  playerId: number,
  terms: GatewayTerms,
  amountPaise: number,
): Refused | null {
  const refusal = gatewayRefusal(world, terms, amountPaise)
  return refusal === null ? depositRefusal(world, playerId, amountPaise) : { refusal }
}

function paymentRefusal(world: WorldContext, terms: GatewayTerms, body: DepositBody): ErrorRule | null {
  if (body.bankId !== undefined && !operatorBanks.some(({ id }) => id === body.bankId)) return 'bank_not_found'
  const utr = plainUtr(body)
  if (utr === null) return asksUtr(terms) ? 'utr_required' : null
  if (!fitsField(terms, 'utr', utr)) return 'utr_invalid'
  return isUtrTaken(world, utr) ? 'utr_taken' : null
}

/** A reference is needed unless the gateway's description leaves it out. */
function asksUtr({ fields }: GatewayTerms): boolean {
  return fields.some(({ name, required }) => name === 'utr' && required)
}

/** Reference and proof have parts of their own in the request. */
function isDescribed({ name }: FormField): boolean {
  return name !== 'utr' && name !== 'proof'
}

function proofRefusal({ fields }: GatewayTerms, proof: UploadedFile | null): ErrorRule | null {
  if (proof !== null) return fileRefusal(proof)
  return fields.some(({ name, required }) => name === 'proof' && required) ? 'proof_required' : null
}

/** Hashes are written in either case, with 0x before them or not: the form for comparing deposits, not the stored one. */
function plainUtr({ utr }: DepositBody): string | null {
  return utr?.toLowerCase().replace(/^0x/, '') ?? null
}

function received(world: WorldContext, id: string, { name }: GatewayTerms): Deposit {
  const deposit = depositById(world, id)
  if (deposit === null) throw new Error(`deposit ${id} is missing`)
  keepNotification(world, deposit.playerId, {
    title: 'Deposit request sent',
    message: `${rupeeText(deposit.amountPaise)} by ${name} is being checked`,
    status: 'info',
  })
  return deposit
}
