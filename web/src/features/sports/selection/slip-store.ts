import type { Data, Schema } from '@chaupar/api/api'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { isRecord, readJson, writeJson } from '../../../lib/storage.ts'
import { fresh, type Intent, isOnItsWay } from '../../../money/intent.ts'
import { onSessionEnd } from '../../../player/session-store.ts'
import { type AcceptPolicy, entryId, type Selection } from './slip-rules.ts'

/** A selection with its stake, and the intent to bet on it: ready is a draft, and whatever else is a bet on its way or its answer. */
export type SlipEntry = Selection &
  Intent<Data<'placeBet'>> & {
    id: string
    stakeText: string
    /** What the market does not offer at this price waits in the book; null and left out: it is refused. */
    offer?: Schema<'OfferTerms'> | null
  }

export type SheetTab = 'slip' | 'open'

type SlipState = {
  /** The phone's sheet (spec 3: showBetSlip). */
  showBetSlip: boolean
  /** The tab that the sheet opens with. */
  sheetTab: SheetTab
  /** The entry whose panel stands under its price on the phone; null when none does. */
  openEntry: string | null
  betSlipContent: readonly SlipEntry[]
  policy: AcceptPolicy
  ticks: number
  quickStakes: readonly number[]
  /** Rupees that a tap on a price stakes at once; null while one-click betting is off, as it is after every start. */
  oneClickStake: number | null
}

const settingsKey = 'betSettings'
const defaults = {
  policy: 'better',
  ticks: 2,
  quickStakes: [500, 1000, 2000, 5000, 10_000],
} as const satisfies Partial<SlipState>
const policies: readonly AcceptPolicy[] = ['never', 'better', 'any', 'ticks']

export const useSlip = create<SlipState>()(() => ({
  showBetSlip: false,
  sheetTab: 'slip',
  openEntry: null,
  betSlipContent: [],
  oneClickStake: null,
  ...defaults,
}))

/** As useSlip, for a selection that makes a new list or object each time: equal members count as the same. */
export function useSlipAlike<T>(select: (state: SlipState) => T): T {
  return useSlip(useShallow(select))
}

/** The entries that are still to be placed: what the slip counts and sums. */
export function useDrafts(): readonly SlipEntry[] {
  return useSlipAlike((state) => state.betSlipContent.filter(isDraft))
}

/** Takes over policy and quick stakes of this device; called when a page with a slip opens. */
export function restoreSlipSettings(): void {
  const stored = readJson(settingsKey)
  if (!isRecord(stored)) return
  const { policy, ticks, quickStakes } = stored
  const known = policies.find((candidate) => candidate === policy)
  const stakes = Array.isArray(quickStakes) ? quickStakes.filter(isStake) : []
  useSlip.setState({
    ...(known ? { policy: known } : {}),
    ...(isTicks(ticks) ? { ticks } : {}),
    ...(stakes.length === defaults.quickStakes.length ? { quickStakes: stakes } : {}),
  })
}

/** Changes policy, ticks or quick stakes, and keeps them on this device. */
export function changeSlipSettings(change: Partial<Pick<SlipState, 'policy' | 'ticks' | 'quickStakes'>>): void {
  useSlip.setState(change)
  const { policy, ticks, quickStakes } = useSlip.getState()
  writeJson(settingsKey, { policy, ticks, quickStakes })
}

/**
 * A tap on a price: puts the selection in, or takes it out when it is in at this very price. Gives the entry's id when it
 * is a draft now.
 */
export function toggleSelection(selection: Selection): string | null {
  const known = findEntry(entryId(selection))
  const same = known && isDraft(known) && known.price === selection.price && known.line === selection.line
  if (!same) return putSelection(selection, known?.stakeText ?? '')
  removeEntry(known.id)
  return null
}

/**
 * Puts a selection in as a draft; null when it is in already and its answer is on its way. What is put in takes the place
 * of finished receipts; they have been read, and the bets stand under the open bets.
 */
export function putSelection(selection: Selection, stakeText: string): string | null {
  const id = entryId(selection)
  const { betSlipContent } = useSlip.getState()
  if (betSlipContent.some((entry) => entry.id === id && isBusy(entry))) {
    useSlip.setState({ openEntry: id })
    return null
  }
  const entry: SlipEntry = { ...selection, id, stakeText, ...fresh }
  const others = betSlipContent.filter((other) => other.id !== id && (isDraft(other) || isBusy(other)))
  useSlip.setState({ betSlipContent: [...others, entry], openEntry: id })
  return id
}

export function removeEntry(id: string): void {
  useSlip.setState(({ betSlipContent }) => ({
    betSlipContent: betSlipContent.filter((entry) => entry.id !== id || isBusy(entry)),
  }))
}

/** Empties the slip but for entries whose answer is still on its way. */
export function clearSlip(): void {
  useSlip.setState(({ betSlipContent }) => ({ betSlipContent: betSlipContent.filter(isBusy) }))
}

export function changeEntry(id: string, change: Partial<Omit<SlipEntry, 'id'>>): void {
  useSlip.setState(({ betSlipContent }) => ({
    betSlipContent: betSlipContent.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  }))
}

export function findEntry(id: string): SlipEntry | undefined {
  return useSlip.getState().betSlipContent.find((entry) => entry.id === id)
}

/** Switches one-click betting on with a stake in rupees, or off with null. */
export function setOneClick(oneClickStake: number | null): void {
  useSlip.setState({ oneClickStake })
}

/** Opens or shuts the phone's sheet. Its entries have their forms there: no panel stands under a price meanwhile. */
export function showSlip(showBetSlip: boolean, sheetTab: SheetTab = 'slip'): void {
  useSlip.setState(showBetSlip ? { showBetSlip, sheetTab, openEntry: null } : { showBetSlip })
}

/** Shuts the panel under its price; the entry stays in the slip. */
export function shutPanel(): void {
  useSlip.setState({ openEntry: null })
}

/** Whether the entry is still to be placed; any other one is a bet on its way or a receipt. */
export function isDraft({ state }: SlipEntry): boolean {
  return state.at === 'ready'
}

/** Whether money may be moving for this entry: it can be neither changed nor taken out. */
function isBusy({ state }: SlipEntry): boolean {
  return isOnItsWay(state)
}

onSessionEnd(() => useSlip.setState({ showBetSlip: false, openEntry: null, betSlipContent: [], oneClickStake: null }))

function isStake(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 100_000_000
}

function isTicks(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 20
}
