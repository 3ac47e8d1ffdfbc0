import type { Schema } from '@chaupar/contracts/api'
import type { BetMatch, Exposure } from '../domain/betting/exposure.ts'
import { rupees } from './money.ts'

/** Exposure in all and for each match (spec 7.1), as positive amounts. */
export function wireExposure({ exposurePaise, betMatches }: Exposure): Schema<'Exposure'> {
  return { exposureAmount: rupees(exposurePaise), betMatches: betMatches.map(wireBetMatch) }
}

export function wireBetMatch({ exposurePaise, matchName, refMatchId, totalBets }: BetMatch): Schema<'BetMatch'> {
  return { exposureAmount: rupees(exposurePaise), matchName, refMatchId, totalBets }
}
