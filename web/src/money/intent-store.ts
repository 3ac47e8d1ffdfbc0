import type { Data, OperationId } from '@chaupar/api/api'
import type { SentBody } from '@chaupar/api/operation-call'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { create, type StoreApi, type UseBoundStore } from 'zustand'
import { onSessionEnd } from '../player/session-store.ts'
import { type Intent, type IntentState, ready } from './intent.ts'
import {
  beginAgain,
  checkIntent,
  type IntentPlace,
  type IntentRules,
  type SendOptions,
  sendIntent,
} from './intent-run.ts'

/** One operation that forms send, with the intents of this tab by what they are about. */
export type IntentOperation<Op extends OperationId> = {
  rules: IntentRules<Op>
  useIntents: UseBoundStore<StoreApi<Readonly<Record<string, Intent<Data<Op>>>>>>
}

/** Made once for each operation, outside of components. */
export function intentOperation<Op extends OperationId>(
  op: Op,
  stale: readonly OperationId[],
  rules?: Pick<IntentRules<Op>, 'walletOf' | 'isHarmless' | 'isEmpty'>,
): IntentOperation<Op> {
  const useIntents = create<Readonly<Record<string, Intent<Data<Op>>>>>()(() => ({}))
  onSessionEnd(() => useIntents.setState({}, true))
  return { rules: { op, stale, ...rules }, useIntents }
}

export type IntentForm<Op extends OperationId> = {
  state: IntentState<Data<Op>>
  /** Like sendIntent. Resolves when the outcome is known or its look-up has ended. */
  send: (body: SentBody<Op>, options?: SendOptions) => Promise<IntentState<Data<Op>>>
  checkAgain: () => Promise<IntentState<Data<Op>>>
  startAgain: () => void
}

/** The intent of a form. What is on its way outlives the page: who leaves and returns finds it. `subject` is what it is about: a gateway, a bonus. */
export function useIntent<Op extends OperationId>(of: IntentOperation<Op>, subject: string): IntentForm<Op> {
  const queries = useQueryClient()
  const state = of.useIntents((intents) => intents[subject]?.state ?? ready)
  const place = placeOf(of, subject)
  return {
    state,
    send: (body, options) => sendIntent(of.rules, place, queries, body, options),
    checkAgain: () => checkIntent(of.rules, place, queries),
    startAgain: () => beginAgain(place),
  }
}

export type IntentsOf<Op extends OperationId> = {
  intents: Readonly<Record<string, Intent<Data<Op>>>>
  stateOf: (subject: string) => IntentState<Data<Op>>
  /** As in IntentForm, for one of the subjects. */
  send: (subject: string, body: SentBody<Op>) => Promise<IntentState<Data<Op>>>
  checkAgain: (subject: string) => Promise<IntentState<Data<Op>>>
}

/** The intents of an operation about several subjects at once, such as the offers of a list. */
export function useIntentsOf<Op extends OperationId>(of: IntentOperation<Op>): IntentsOf<Op> {
  const queries = useQueryClient()
  const intents = of.useIntents()
  const calls = useMemo(
    (): Pick<IntentsOf<Op>, 'send' | 'checkAgain'> => ({
      send: (subject, body) => sendIntent(of.rules, placeOf(of, subject), queries, body),
      checkAgain: (subject) => checkIntent(of.rules, placeOf(of, subject), queries),
    }),
    [of, queries],
  )
  return { intents, stateOf: (subject) => intents[subject]?.state ?? ready, ...calls }
}

/** Where a form's intent stands now. */
export function intentState<Op extends OperationId>(of: IntentOperation<Op>, subject: string): IntentState<Data<Op>> {
  return placeOf(of, subject).read()?.state ?? ready
}

/** Makes a form ready for a new intent; one that is still on its way stays. */
export function startAgain<Op extends OperationId>(of: IntentOperation<Op>, subject: string): void {
  beginAgain(placeOf(of, subject))
}

/** Forgets the refusal of an earlier visit when a form comes onto the screen; what is still on its way stays. */
export function useFreshStart<Op extends OperationId>(of: IntentOperation<Op>, subject: string): void {
  useEffect(() => startAgain(of, subject), [of, subject])
}

function placeOf<Op extends OperationId>({ useIntents }: IntentOperation<Op>, subject: string): IntentPlace<Data<Op>> {
  return {
    read: () => useIntents.getState()[subject],
    write: (intent) => useIntents.setState({ [subject]: intent }),
  }
}
