import { typedTimes } from '@chaupar/api/typed-numbers'
import { isOfChain, saltedSeed } from '@chaupar/games/rules/chain'
import { fairDraw } from '@chaupar/games/rules/fairness'
import { fieldsOf, type GameEvent } from '@chaupar/games/rules/rules'
import type { CheckableGame } from './checkable-games.ts'
import { hashOf, wholeOf } from './typed-values.ts'

/** The fields of the form as they are typed. */
export interface SharedFields {
  game: string
  seed: string
  end: string
  salt: string
  number: string
  /** Where it crashed as the game showed it: '2.31'; may be empty, and is at a table. */
  reported: string
}

export type SharedField = keyof SharedFields

export const emptyShared: SharedFields = { game: '', seed: '', end: '', salt: '', number: '', reported: '' }

/** Far above the rounds of any chain: so many hashes take a moment at most. */
const mostRounds = 10_000

/** The fields that hold nothing a check could use. */
export function unreadableShared(fields: SharedFields, games: readonly CheckableGame[]): ReadonlySet<SharedField> {
  const number = wholeOf(fields.number)
  const bad: readonly (readonly [SharedField, boolean])[] = [
    ['game', !games.some(({ id }) => id === fields.game)],
    ['seed', hashOf(fields.seed) === null],
    ['end', hashOf(fields.end) === null],
    ['salt', hashOf(fields.salt) === null],
    ['number', number === null || number < 1 || number > mostRounds],
    ['reported', fields.reported.trim() !== '' && typedTimes(fields.reported) === null],
  ]
  return new Set(bad.flatMap(([field, isBad]) => (isBad ? [field] : [])))
}

/** Outcome of a check of a shared round. Multipliers are in hundredths. */
export interface SharedAnswer {
  isOfChain: boolean
  /** What all saw of the round. */
  events: readonly GameEvent[]
  /** Where it crashed; null at a table. */
  times: number | null
  /** null = not given. */
  shownTimes: number | null
}

/** Whether the rounds of a game are decided by a multiplier. */
export function isCrash({ rules }: CheckableGame): boolean {
  return rules.startsWith('crash/')
}

/** Works the round of readable fields out again. The rules are loaded at the first call; throws when they do not come. */
export async function checkSharedRound(fields: SharedFields, game: CheckableGame): Promise<SharedAnswer> {
  const { rulesNamed } = await import('@chaupar/games/rules/catalogue-rules')
  const [seed, end, salt] = [fields.seed, fields.end, fields.salt].map((text) => hashOf(text) ?? '')
  const number = wholeOf(fields.number) ?? 0
  const draw = fairDraw({ serverSeed: saltedSeed(seed ?? '', salt ?? ''), clientSeed: game.slug, nonce: number })
  const events = rulesNamed(game.rules).deal?.(draw) ?? []
  const times = isCrash(game) ? Number(fieldsOf(events[0]).times) : null
  return {
    isOfChain: isOfChain(seed ?? '', number, end ?? ''),
    events,
    times,
    shownTimes: times === null ? null : typedTimes(fields.reported),
  }
}
