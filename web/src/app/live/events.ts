import type { OperationId } from '@chaupar/api/api'
import type { ServerEvent } from '@chaupar/api/realtime'
import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { invalidate, query } from '../../api/query.ts'
import { takeExposure } from '../../money/exposure.ts'
import { exposureOf, walletChangeOf } from '../../money/money-payloads.ts'
import { setWallet } from '../../money/money-store.ts'
import { on } from '../../realtime/connection.ts'
import { toastOf } from '../../shell/notifications/notification-text.ts'
import { appDetailsQuery } from '../../site/app-details.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { checkAndRefresh } from './session-check.ts'

/** Lists that a change of money concerns. */
const money = ['listDeposits', 'listWithdrawals', 'listBonuses', 'getBonusStats', 'listBonusParts'] as const

/**
 * The operations that an event makes stale; those on the screen are refetched. The operator decides on deposits, withdrawals and
 * documents, and his decision arrives as a toast and as a new balance; so does a decided bet or round, which may move a
 * bonus on. An alert that fires arrives as a toast, and is spent. A bet that was accepted, decided or void counts against limits in
 * another way, and its event also says that a rule to cash it out has changed. Prices are merged into their
 * boards where these are (features/sports/prices).
 */
const staleAfter = {
  notification_toast: ['getKyc', 'getAlerts', ...money],
  update_balance: money,
  session_refresh: [],
  'odds:update': [],
  'exposure:update': [],
  'bet:update': ['listMatchBets', 'listUserBets', 'getLimits', 'listAutoCashOuts'],
} as const satisfies Record<ServerEvent, readonly OperationId[]>

/** Hears every event that concerns the player; returns how to end each. */
export function hearEvents(queries: QueryClient): (() => void)[] {
  const stale = (event: ServerEvent) => invalidate(queries, ...staleAfter[event])
  return [
    on('notification_toast', (payload) => {
      const { kind, text } = toastOf(payload)
      toast(kind, typeof text === 'string' ? text : i18n._(text))
      askNotifications(queries)
      stale('notification_toast')
    }),
    on('update_balance', (payload) => {
      const change = walletChangeOf(payload)
      if (change) setWallet(change)
      stale('update_balance')
    }),
    on('session_refresh', () => {
      void checkAndRefresh().then((still) => {
        if (still) askForAll(queries)
      })
    }),
    on('exposure:update', (payload) => {
      const exposure = exposureOf(payload)
      if (exposure) void takeExposure(queries, exposure)
    }),
    on('bet:update', () => stale('bet:update')),
  ]
}

/**
 * Refetches data that the operator, a result or the clock (a reality check) may have changed between the loading of a page
 * and the first event of the socket.
 */
export function askForDecisions(queries: QueryClient): void {
  invalidate(queries, ...staleAfter.notification_toast, ...staleAfter['bet:update'], 'getExposure', 'getPlaySession')
}

/**
 * Refetches everything that is shown and that events keep up to date. A running game is not launched again. The details of
 * the site have no event, so a request for them that is under way is kept.
 */
export function askForAll(queries: QueryClient): void {
  const { queryKey: details } = appDetailsQuery
  void queries.invalidateQueries({ predicate: ({ queryKey: [op] }) => op !== 'launchGame' && op !== details[0] })
  void queries.invalidateQueries({ queryKey: details }, { cancelRefetch: false })
  askNotifications(queries)
}

/** At login and after each push; the bell only reads, so that it asks nothing by itself. */
export function askNotifications(queries: QueryClient): void {
  void queries.prefetchQuery({ ...query('listNotifications'), staleTime: 0 })
}
