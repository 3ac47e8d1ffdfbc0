import { readTabRecord, writeTabRecord } from '../../../lib/storage.ts'
import { fresh } from '../../../money/intent.ts'
import { currentToken, onSessionEnd } from '../../../player/session-store.ts'
import { isDraft, type SlipEntry, useSlip } from './slip-store.ts'

/** Session storage keeps the drafts of the slip under this name, so that they outlive a reload of the tab. */
const key = 'betSlip'

/** Takes the kept drafts back, when the slip is empty, and keeps them from then on; returns how to end that. */
export function rememberSlip(): () => void {
  if (currentToken() !== null && useSlip.getState().betSlipContent.length === 0) {
    const kept = readTabRecord(key)?.entries
    const entries = Array.isArray(kept) ? kept.filter(isKeptEntry) : []
    if (entries.length > 0) useSlip.setState({ betSlipContent: entries.map(draftOf) })
  }
  return useSlip.subscribe(({ betSlipContent }, before) => {
    if (betSlipContent === before.betSlipContent) return
    const drafts = betSlipContent.filter(isDraft)
    writeTabRecord(key, drafts.length > 0 ? { entries: drafts } : null)
  })
}

/** A draft without a key: what was confirmed and not answered is looked for in the open bets, not sent from here. */
function draftOf(entry: SlipEntry): SlipEntry {
  return { ...entry, ...fresh }
}

const texts = ['id', 'refMatchId', 'matchName', 'marketId', 'HeadName', 'selectionId', 'runnerName', 'stakeText']
const numbers = ['price', 'minStake', 'maxStake', 'delayMs']

/** Storage may hold entries of another release, or edited ones. */
function isKeptEntry(value: unknown): value is SlipEntry {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return (
    texts.every((name) => typeof fields.get(name) === 'string') &&
    numbers.every((name) => Number.isFinite(fields.get(name))) &&
    ['back', 'lay'].includes(String(fields.get('side'))) &&
    ['decimal', 'rate', 'line'].includes(String(fields.get('priceKind'))) &&
    (fields.get('priceKind') !== 'line' || Number.isFinite(fields.get('line')))
  )
}

onSessionEnd(() => writeTabRecord(key, null))
