import type { Awards } from '@chaupar/games/rules/reels/awards'
import type { ReelEvent } from '@chaupar/games/rules/reels/rounds'
import type { PayTable } from '@chaupar/games/rules/reels/wins'
import type { GameRules } from '@chaupar/games/rules/rules'
import type { Mood, RulesTexts } from '../faces/face.ts'
import type { Language } from '../i18n/texts.ts'

/** Payout of a variant, and the rules that it is played by. */
export interface ReelPays {
  rules: GameRules<ReelEvent>
  /** In hundredths of the stake by symbol and number. */
  pays: PayTable
  /** By the least number of scatters. */
  awards: Awards
  /** Of each line the row on each reel, the first being 1; none where lines do not count. */
  lines: readonly (readonly number[])[]
}

/** What one family of reels has of its own. */
export interface ReelFamily {
  mood: Mood
  columns: number
  rows: number
  /** Symbols fall instead of turning. */
  falls: boolean
  /** What multiplies every win of a free spin; absent = nothing does. */
  freeTimes?(variant: string): number
  /** Under the stake on the button: '20 lines'. */
  note(language: Language, stakePaise: number): string
  /** Before the first round: how the game is won, in one sentence. */
  intro: Readonly<Record<Language, string>>
  /** Throws when the rules cannot be loaded. */
  load(variant: string): Promise<ReelPays>
  rulesTexts: RulesTexts
}

/** The variant of that name, else the one in the middle. */
export function variantOf<Variant>(
  variants: Readonly<Record<'low' | 'medium' | 'high', Variant>>,
  name: string,
): Variant {
  return name === 'low' || name === 'high' ? variants[name] : variants.medium
}
