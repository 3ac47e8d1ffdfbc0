import type { Data, Schema } from '@chaupar/contracts/api'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import type { ApiError } from '../api/api-error.ts'
import { type IntentOutcome, isFinalRefusal, lookUpIntent } from '../api/intent.ts'
import { mintKey } from '../api/mint-key.ts'
import { onSessionEnd } from '../player/session-store.ts'
import { setWallet } from './money-store.ts'

type MoneyOperation =
  | 'createDeposit'
  | 'payDepositFast'
  | 'createWithdrawal'
  | 'cancelWithdrawal'
  | 'claimBonus'
  | 'cancelBonus'
  | 'cashOutBet'

/** Where an intent stands on its way from the button to its final answer. */
export type MoneyState<Answer> =
  | { at: 'ready' }
  | { at: 'submitting' }
  /** The answer was lost: it is looked up by key and never sent again by itself. */
  | { at: 'unknown'; asking: boolean }
  /** `code` 'not_arrived': the server never heard of it, so it may be sent again. */
  | { at: 'refused'; code: string; message: string }
  | { at: 'done'; answer: Answer }

type Intent<Answer> = { state: MoneyState<Answer>; key: string; content: string }

export type MoneyForm<Answer> = {
  state: MoneyState<Answer>
  /**
   * Sends the intent, once: while it is on its way a second call does nothing, in the same tick too. `content` is what the
   * player asks for; the same content after a call that never arrived goes out under the same key.
   */
  send: (content: object, perform: (idempotencyKey: string) => Promise<Answer>) => Promise<MoneyState<Answer>>
  /** Looks a lost answer up again, on the player's wish. Reads only. */
  checkAgain: () => Promise<MoneyState<Answer>>
  /** Makes the form ready for a new intent; a call that is still on its way stays. */
  startAnew: () => void
}

type Answered<Op extends MoneyOperation> = MoneyState<Data<Op>>

/** One operation that moves money, with the intents of this tab by what they are about. */
export type MoneyCall<Op extends MoneyOperation> = {
  useIntents: UseBoundStore<StoreApi<Readonly<Record<string, Intent<Data<Op>>>>>>
  lookUp: (key: string) => Promise<IntentOutcome<Data<Op>>>
  /** Operations whose answers it changes. */
  lists: readonly string[]
  walletOf: (answer: Data<Op>) => Schema<'Wallet'> | undefined
}

/** Made once for each operation, outside of components. */
export function moneyCall<Op extends MoneyOperation>(
  op: Op,
  lists: readonly string[],
  walletOf: MoneyCall<Op>['walletOf'] = () => undefined,
): MoneyCall<Op> {
  const useIntents = create<Readonly<Record<string, Intent<Data<Op>>>>>()(() => ({}))
  onSessionEnd(() => useIntents.setState({}, true))
  return { useIntents, lookUp: (key) => lookUpIntent(op, key), lists, walletOf }
}

const ready = { at: 'ready' } as const

/**
 * A call that moves money, by the client's rules of reliability: never made by react-query, never repeated, one
 * Idempotency-Key per intent. What is on its way outlives the page that sent it, so a return to the form finds it.
 * `subject` is what the intent is about: a gateway, a bonus.
 */
export function useMoneyCall<Op extends MoneyOperation>(of: MoneyCall<Op>, subject: string): MoneyForm<Data<Op>> {
  const queries = useQueryClient()
  const state = of.useIntents((intents) => intents[subject]?.state ?? ready)
  const find = () => of.useIntents.getState()[subject]
  const change = (intent: Intent<Data<Op>>) => of.useIntents.setState({ [subject]: intent })
  return {
    state,
    send: async (asked, perform) => {
      const before = find()
      if (before && isOnItsWay(before.state)) return before.state
      const content = JSON.stringify(asked)
      const key = before && isNotArrived(before.state) && before.content === content ? before.key : mintKey()
      // What never leaves the browser leaves nothing open.
      if (!navigator.onLine) {
        const state = notArrived()
        change({ state, key, content })
        return state
      }
      change({ state: { at: 'submitting' }, key, content })
      const end = await perform(key).then<Answered<Op>, Answered<Op>>(
        (answer) => ({ at: 'done', answer }),
        (failure: ApiError) =>
          isFinalRefusal(failure)
            ? { at: 'refused', code: failure.code, message: failure.message }
            : lookUp(of, subject, key),
      )
      return finish(of, subject, key, end, queries)
    },
    checkAgain: async () => {
      const intent = find()
      if (intent?.state.at !== 'unknown' || intent.state.asking) return intent?.state ?? ready
      return finish(of, subject, intent.key, await lookUp(of, subject, intent.key), queries)
    },
    startAnew: () => {
      const intent = find()
      if (intent && !isOnItsWay(intent.state)) change({ ...intent, state: ready })
    },
  }
}

async function lookUp<Op extends MoneyOperation>(
  of: MoneyCall<Op>,
  subject: string,
  key: string,
): Promise<Answered<Op>> {
  const intent = of.useIntents.getState()[subject]
  if (intent) of.useIntents.setState({ [subject]: { ...intent, state: { at: 'unknown', asking: true } } })
  const outcome = await of.lookUp(key)
  switch (outcome.is) {
    case 'done':
      return { at: 'done', answer: outcome.data }
    case 'refused':
      return { at: 'refused', code: outcome.code, message: outcome.message }
    case 'none':
      return notArrived()
    case 'open':
      return { at: 'unknown', asking: false }
  }
}

function finish<Op extends MoneyOperation>(
  of: MoneyCall<Op>,
  subject: string,
  key: string,
  state: Answered<Op>,
  queries: QueryClient,
): Answered<Op> {
  const intent = of.useIntents.getState()[subject]
  // The session ended meanwhile, and with it the intent's place here.
  if (intent?.key !== key) return state
  of.useIntents.setState({ [subject]: { ...intent, state } })
  const wallet = state.at === 'done' ? of.walletOf(state.answer) : undefined
  if (wallet) setWallet(wallet)
  for (const list of of.lists) void queries.invalidateQueries({ queryKey: [list] })
  return state
}

/** Whether money may be moving for it. */
function isOnItsWay({ at }: MoneyState<unknown>): boolean {
  return at === 'submitting' || at === 'unknown'
}

function notArrived() {
  return { at: 'refused', code: 'not_arrived', message: '' } as const
}

function isNotArrived(state: MoneyState<unknown>): boolean {
  return state.at === 'refused' && state.code === 'not_arrived'
}
