import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { ApiError, isNotOffered } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isRecord, readJson, writeJson } from '../../lib/storage.ts'
import { currentToken, onSessionEnd, useIsAuthenticated, useSession } from '../../player/session-store.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { sports } from './queries.ts'

/** As many as are kept; the oldest go first, since their match is long over. */
const most = 100
const none: readonly string[] = []

/** A market that a player has pinned: it stands first on its match's page, and on the page of all pins. */
export type Pin = { matchId: string; marketId: string }

/**
 * Pins as 'match market', since an id of neither has a space. `ofAccount`: the server keeps them, and this device has a copy; else
 * they are this device's own.
 */
type Kept = { ids: readonly string[]; ofAccount: boolean }

type Change = { ids: readonly string[]; pinned: boolean }

/** `changes` were sent and are not answered yet; they show at once. */
const usePinsStore = create<{ kept: Kept | null; changes: readonly Change[] }>()(() => ({ kept: null, changes: [] }))
onSessionEnd(() => usePinsStore.setState({ kept: null, changes: [] }))

/** The pinned markets, in the order in which they were pinned; none for a guest and before they were read. */
export function usePins(): readonly Pin[] {
  const { kept, changes } = usePinsStore()
  return useMemo(() => changes.reduce(changed, kept?.ids ?? none).map(pinOf), [kept, changes])
}

/** Reads the pins of this device, and takes over the account's where the server has them (`getPins` is an extension). */
export function useKeptPins(): void {
  const queries = useQueryClient()
  const player = useIsAuthenticated()
  const { data, error } = useQuery({ ...sports.pins(), enabled: player })
  useEffect(() => {
    if (!player) return
    const kept = usePinsStore.getState().kept ?? readKept()
    usePinsStore.setState({ kept })
    if (data) join(queries, kept, data.pins.map(idOf))
    else if (kept.ofAccount && isNotOffered(error)) keep({ ...kept, ofAccount: false })
  }, [player, queries, data, error])
}

/** Pins markets or unpins them: at once, and taken back with a toast when the server refuses or does not answer. */
export function useChangePins(): (pins: readonly Pin[], pinned: boolean) => void {
  const { t } = useLingui()
  const queries = useQueryClient()
  return (pins, pinned) => {
    const { kept } = usePinsStore.getState()
    const change = { ids: pins.map((pin) => `${pin.matchId} ${pin.marketId}`), pinned }
    if (!kept?.ofAccount) return keepHere(change)
    send(queries, change, (failure) => {
      if (isNotOffered(failure)) return keepHere(change)
      const message = failure instanceof ApiError ? failure.message : ''
      toast('error', navigator.onLine ? message || t`Something went wrong` : t`You are offline`)
    })
  }
}

/** Shows the account's pins, and adds to them once what this device kept before. */
function join(queries: QueryClient, kept: Kept, ids: readonly string[]): void {
  const own = kept.ofAccount ? none : kept.ids.filter((id) => !ids.includes(id))
  if (own.length === 0) {
    keep({ ids, ofAccount: true })
    return
  }
  const change = { ids: own, pinned: true }
  // Marked as sent only after the server has them: a page closed before sends them again.
  usePinsStore.setState({ kept: { ids, ofAccount: true } })
  send(queries, change, () => keepHere(change))
}

let lastSent: Promise<void> = Promise.resolve()

/** Sends one change after another, so that each answer is the list after all that were pressed before. */
function send(queries: QueryClient, change: Change, refused: (failure: unknown) => void): void {
  const token = currentToken()
  const isEnded = () => currentToken() !== token
  usePinsStore.setState(({ changes }) => ({ changes: [...changes, change] }))
  lastSent = lastSent.then(async () => {
    if (isEnded()) return
    const { queryKey } = sports.pins()
    try {
      const body = { marketIds: change.ids.map((id) => pinOf(id).marketId), pinned: change.pinned }
      const list = await call('setPins', { body })
      if (isEnded()) return
      void queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, list)
      keep({ ids: list.pins.map(idOf), ofAccount: true })
    } catch (failure) {
      if (!isEnded()) refused(failure)
    }
    usePinsStore.setState(({ changes }) => ({ changes: changes.filter((one) => one !== change) }))
  })
}

/** Changes the pins as this device's own. */
function keepHere(change: Change): void {
  keep({ ids: changed(usePinsStore.getState().kept?.ids ?? none, change), ofAccount: false })
}

function keep(kept: Kept): void {
  usePinsStore.setState({ kept })
  writeJson(key(), kept.ofAccount ? { account: kept.ids } : kept.ids)
}

function readKept(): Kept {
  const stored = readJson(key())
  const ofAccount = isRecord(stored)
  const ids = ofAccount ? stored.account : stored
  return { ids: Array.isArray(ids) ? ids.filter(isId) : none, ofAccount }
}

function key(): string {
  return `pinnedMarkets:${useSession.getState().user?.mstruserid ?? ''}`
}

function changed(ids: readonly string[], change: Change): readonly string[] {
  if (!change.pinned) return ids.filter((id) => !change.ids.includes(id))
  return [...ids, ...change.ids.filter((id) => !ids.includes(id))].slice(-most)
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && id.includes(' ')
}

function idOf({ refMatchId, marketId }: { refMatchId: string; marketId: string }): string {
  return `${refMatchId} ${marketId}`
}

function pinOf(id: string): Pin {
  const [matchId = '', marketId = ''] = id.split(' ')
  return { matchId, marketId }
}
