/** The layout has more spots than a stage has room for: it lies in pages. */
import { type DrawName, pattisOf, variantOf } from './draws.ts'

export type Page = `${DrawName}-ank` | `${DrawName}-patti` | 'jodi'

/** The pages of a variant, in the order of reading. */
export function pagesOf(variant: string): readonly Page[] {
  const { draws } = variantOf(variant)
  const ofDraws = draws.flatMap((draw): Page[] => [`${draw}-ank`, `${draw}-patti`])
  return draws.length > 1 ? [...ofDraws, 'jodi'] : ofDraws
}

/** The page on which a spot lies. */
export function pageOf(on: string): string {
  const [draw = '', kind] = on.split('-')
  return draw === 'jodi' ? draw : `${draw}-${kind === 'patti' ? 'patti' : 'ank'}`
}

/** Paise on the spots that are taken. */
export function paiseOn(on: ReadonlyMap<string, number>, isTaken: (spot: string) => boolean): number {
  return [...on].reduce((sum, [spot, paise]) => (isTaken(spot) ? sum + paise : sum), 0)
}

/** Whether a spot is a patti of this draw and ank. */
export function isPattiOf(on: string, draw: DrawName, ank: number): boolean {
  const patti = on.startsWith(`${draw}-patti-`) ? on.slice(-3) : ''
  return Object.values(pattisOf(ank)).flat().includes(patti)
}
