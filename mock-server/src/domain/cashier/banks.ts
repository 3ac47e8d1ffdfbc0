import type { WorldContext } from '../base/context.ts'
import { DomainError, type ErrorRule } from '../base/errors.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import { numberDigest } from './account-numbers.ts'
import { type Bank, type BankType, bankById, bankPage, deleteBank, insertBank, isBankSaved } from './bank-records.ts'
import { hasPendingTo } from './withdrawal-records.ts'

export interface BankBody {
  type: BankType
  holder: string
  number: string
  bankName?: string
  ifsc?: string
}

/** Accounts that one player can save. */
const mostBanks = 25

/** A player's saved banks and cards, newest first (spec 7.3). */
export function listBanks(
  world: WorldContext,
  playerId: number,
  query: { skip: number; pageSize: number; type?: BankType },
): { banks: Bank[]; count: number } {
  return bankPage(world, playerId, query)
}

/**
 * Saves an account or card. Throws `bank_number_invalid`, `bank_name_required`, `ifsc_required`, `card_number_invalid`,
 * `bank_exists`, `bank_limit`, and as `answerOnce`.
 */
export function addBank(world: WorldContext, playerId: number, body: BankBody, idempotencyKey?: string): Bank {
  const { type, number } = body
  const numberHash = numberDigest(world, playerId, number)
  const intent = { playerId, key: idempotencyKey, operation: 'addBank', body: { ...body, number: numberHash } }
  return answerOnce(world, intent, (): Outcome<Bank> => {
    const refusal = type === 'bank' ? bankRefusal(body) : cardRefusal(body)
    if (refusal !== null) return { refusal }
    if (isBankSaved(world, playerId, type, numberHash)) return { refusal: 'bank_exists' }
    if (bankPage(world, playerId, { skip: 0, pageSize: 1 }).count >= mostBanks) return { refusal: 'bank_limit' }
    const id = insertBank(world, {
      playerId,
      type,
      holder: body.holder.trim(),
      bankName: body.bankName?.trim() ?? null,
      numberHash,
      lastFour: number.slice(-4),
      ifsc: body.ifsc ?? null,
    })
    return { answer: requireBank(world, playerId, id) }
  })
}

/** Forgets a saved account. Throws `bank_not_found` (also for another player's), `bank_in_use`. */
export function removeBank(world: WorldContext, playerId: number, id: string): void {
  world.transaction(() => {
    requireBank(world, playerId, id)
    if (hasPendingTo(world, id)) throw new DomainError('bank_in_use', { id })
    deleteBank(world, id)
  })
}

function requireBank(world: WorldContext, playerId: number, id: string): Bank {
  const bank = bankById(world, playerId, id)
  if (bank === null) throw new DomainError('bank_not_found', { id })
  return bank
}

/** Indian accounts have 9 to 18 digits and a branch code. */
function bankRefusal({ number, bankName, ifsc }: BankBody): ErrorRule | null {
  if (!/^\d{9,18}$/.test(number)) return 'bank_number_invalid'
  if (bankName === undefined || bankName.trim() === '') return 'bank_name_required'
  return ifsc === undefined ? 'ifsc_required' : null
}

function cardRefusal({ number }: BankBody): ErrorRule | null {
  return /^\d{12,19}$/.test(number) && passesLuhn(number) ? null : 'card_number_invalid'
}

/** The check digit of card numbers (ISO/IEC 7812-1): every second digit from the right counts double. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
