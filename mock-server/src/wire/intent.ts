import type { Schema } from '@chaupar/api/api'
import { renderFailure } from '../contract/failure.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { IntentState } from '../domain/idempotency/intents.ts'
import { wireAutoCashOut, wireMarketCashedOut, wirePlacedBet } from './bet.ts'
import { wireBonus } from './bonus.ts'
import { wireBank, wireDepositAnswer, wireFastDeposit, wireWithdrawalAnswer } from './cashier.ts'
import { wireSubmission } from './kyc.ts'
import { wireLimits } from './limits.ts'

/** How the kept answer of each call with an idempotency key looks on the wire. */
const answers = {
  placeBet: wirePlacedBet,
  cancelBet: wirePlacedBet,
  editBet: wirePlacedBet,
  cashOutBet: wirePlacedBet,
  cashOutMarket: wireMarketCashedOut,
  setAutoCashOut: wireAutoCashOut,
  createDeposit: wireDepositAnswer,
  payDepositFast: wireFastDeposit,
  createWithdrawal: wireWithdrawalAnswer,
  cancelWithdrawal: wireWithdrawalAnswer,
  claimBonus: wireBonus,
  cancelBonus: wireBonus,
  submitKyc: wireSubmission,
  addBank: wireBank,
  setLimits: wireLimits,
  startTimeOut: wireLimits,
  selfExclude: wireLimits,
  updatePassword: () => null,
}

/** The outcome of a call, with the envelope of its answer. */
export function wireIntent(intent: IntentState): Schema<'Intent'> {
  if (intent.state === 'none' || intent.state === 'closed') return { state: intent.state }
  if (intent.state === 'in_flight') return { state: 'in_flight', operationId: intent.operation }
  const { status, body } =
    'refusal' in intent
      ? renderFailure(new DomainError(intent.refusal, intent.details))
      : { status: 200, body: { error: false, message: '', data: wireAnswer(intent.operation, intent.answer) } }
  return { state: 'done', operationId: intent.operation, status, answer: { ...body } }
}

/** The domain kept its own answer under the operation's name: the name is the proof of the type. */
function wireAnswer(operation: string, answer: unknown): object | null {
  const entry = Object.entries(answers).find(([name]) => name === operation)
  if (!entry) throw new Error(`no wire form of the answer of ${operation}`)
  const wire: (answer: never) => object | null = entry[1]
  return wire(answer as never)
}
