/** The lines of a rule, in paise; at least one is set. */
export interface Lines {
  /** The profit at which it cashes out; null = no line. */
  gainPaise: number | null
  /** The loss at which it cashes out, as a positive amount; null = no line. */
  lossPaise: number | null
}

/** The line that an offered profit (+) or loss (-) is at or beyond; null = neither. */
export function crossedLine({ gainPaise, lossPaise }: Lines, profitPaise: number): 'gain' | 'loss' | null {
  if (gainPaise !== null && profitPaise >= gainPaise) return 'gain'
  return lossPaise !== null && profitPaise <= -lossPaise ? 'loss' : null
}
