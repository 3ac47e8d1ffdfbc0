import { readTabRecord, writeTabRecord } from '../lib/storage.ts'

/**
 * The price that a guest tapped: the login says so, and after it the selection is in the slip. The tab keeps it over the
 * steps of a sign-up and over a reload; decimal odds.
 */
export type WantedPrice = {
  refMatchId: string
  matchName: string
  marketId: string
  selectionId: string
  runnerName: string
  side: 'back' | 'lay'
  price: number
}

const key = 'wantedPrice'

/** Keeps a price, or forgets the kept one. */
export function keepWantedPrice(wanted: WantedPrice | null): void {
  writeTabRecord(key, wanted)
}

/** The kept price; null when there is none or it has another form. */
export function readWantedPrice(): WantedPrice | null {
  const { refMatchId, matchName, marketId, selectionId, runnerName, side, price } = readTabRecord(key) ?? {}
  const texts = { refMatchId, matchName, marketId, selectionId, runnerName }
  if (!areTexts(texts) || (side !== 'back' && side !== 'lay') || typeof price !== 'number') return null
  return { ...texts, side, price }
}

function areTexts<Name extends string>(values: Record<Name, unknown>): values is Record<Name, string> {
  return Object.values(values).every((value) => typeof value === 'string')
}
