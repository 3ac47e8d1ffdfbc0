import type { Data, Schema } from '@chaupar/contracts/api'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import type { ApiError } from '../api/api-error.ts'
import { isFinalRefusal, lookUpIntent } from '../api/intent.ts'
import { mintKey } from '../api/mint-key.ts'
import { onSessionEnd, setWallet } from './session-store.ts'

type MoneyOperation =
  | 'createDeposit'
  | 'payDepositFast'
  | 'createWithdrawal'
  | 'cancelWithdrawal'
  | 'claimBonus'
  | 'cancelBonus'

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

/**
 * A call that moves money, by the client's rules of reliability: never made by react-query, never repeated, one
 * Idempotency-Key per intent. What is on its way outlives the page that sent it, so a return to the form finds it.
 * `lists` are the operations whose answers it changes. Made once for each operation, outside of components; the hook takes
 * the name of what it is about (a gateway, a bonus).
 */
export function moneyCall<Op extends MoneyOperation>(
  op: Op,
  lists: readonly string[],
  walletOf: (answer: Data<Op>) => Schema<'Wallet'> | undefined = () => undefined,
): (subject: string) => MoneyForm<Data<Op>> {
  type State = MoneyState<Data<Op>>
  const useIntents = create<Readonly<Record<string, Intent<Data<Op>>>>>()(() => ({}))
  const ready: State = { at: 'ready' }
  onSessionEnd(() => useIntents.setState({}, true))

  const change = (subject: string, intent: Intent<Data<Op>>) => useIntents.setState({ [subject]: intent })
  const find = (subject: string) => useIntents.getState()[subject]

  const finish = (subject: string, key: string, state: State, queries: QueryClient): State => {
    const intent = find(subject)
    // The session ended meanwhile, and with it the intent's place here.
    if (intent?.key !== key) return state
    change(subject, { ...intent, state })
    const wallet = state.at === 'done' ? walletOf(state.answer) : undefined
    if (wallet) setWallet(wallet)
    for (const list of lists) void queries.invalidateQueries({ queryKey: [list] })
    return state
  }

  const lookUp = async (subject: string, key: string): Promise<State> => {
    const intent = find(subject)
    if (intent) change(subject, { ...intent, state: { at: 'unknown', asking: true } })
    const outcome = await lookUpIntent(op, key)
    switch (outcome.is) {
      case 'done':
        return { at: 'done', answer: outcome.data }
      case 'refused':
        return { at: 'refused', code: outcome.code, message: outcome.message }
      case 'none':
        return { at: 'refused', code: 'not_arrived', message: '' }
      case 'open':
        return { at: 'unknown', asking: false }
    }
  }

  return function useMoneyCall(subject) {
    const queries = useQueryClient()
    const state = useIntents((intents) => intents[subject]?.state ?? ready)
    return {
      state,
      send: async (asked, perform) => {
        const before = find(subject)
        if (before && isOnItsWay(before.state)) return before.state
        const content = JSON.stringify(asked)
        const key = before && isNotArrived(before.state) && before.content === content ? before.key : mintKey()
        change(subject, { state: { at: 'submitting' }, key, content })
        const end = await perform(key).then<State, State>(
          (answer) => ({ at: 'done', answer }),
          (failure: ApiError) =>
            isFinalRefusal(failure)
              ? { at: 'refused', code: failure.code, message: failure.message }
              : lookUp(subject, key),
        )
        return finish(subject, key, end, queries)
      },
      checkAgain: async () => {
        const intent = find(subject)
        if (intent?.state.at !== 'unknown' || intent.state.asking) return intent?.state ?? ready
        return finish(subject, intent.key, await lookUp(subject, intent.key), queries)
      },
      startAnew: () => {
        const intent = find(subject)
        if (intent && !isOnItsWay(intent.state)) change(subject, { ...intent, state: ready })
      },
    }
  }
}

/** Whether money may be moving for it. */
function isOnItsWay({ at }: MoneyState<unknown>): boolean {
  return at === 'submitting' || at === 'unknown'
}

function isNotArrived(state: MoneyState<unknown>): boolean {
  return state.at === 'refused' && state.code === 'not_arrived'
}
