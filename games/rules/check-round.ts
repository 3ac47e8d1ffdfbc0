/** A round worked out again by who played it: what goes from the game to the check as one text, and what the check comes to. */
import { fairDraw, type Seeds, seedHash } from './fairness.ts'
import type { GameAction, Order, RoundOutcome } from './rules.ts'

/** A round that is over, with all that it takes to work it out again. */
export interface RoundToCheck extends Seeds {
  /** As `config.gameID` of rgs.yaml: 'spribe.mines'. */
  game: string
  /** In hex, as it stood before the round. */
  serverSeedHash: string
  /** What was ordered at its opening, in paise. */
  stakePaise: number
  mode: string
  /** What was ordered beside; null when nothing was. */
  meta: unknown
  decisions: readonly GameAction[]
  /** What the player was shown of it; null where that is not known. */
  reported: { events: readonly unknown[]; payoutPaise: number } | null
}

/** Outcome of a check. */
export interface CheckedRound {
  /** What the server seed gives, in hex. */
  hash: string
  isHashRight: boolean
  /** The round that follows from the seeds. */
  found: RoundOutcome
  /** Index of the first event that differs from what was shown; null when none does, or nothing was shown. */
  eventOff: number | null
  isPayoutOff: boolean
}

/**
 * Works a round out from its seeds and decisions and compares it with what was shown. `order` is its bet as the rules of its game
 * read it. Throws `GameRefusal` at decisions that the bet does not allow.
 */
export function checkRound(order: Order, round: Omit<RoundToCheck, 'game'>): CheckedRound {
  const { serverSeed, serverSeedHash, decisions, reported } = round
  const hash = seedHash(serverSeed)
  const found = order.play(decisions, fairDraw(round))
  return {
    hash,
    isHashRight: hash === serverSeedHash,
    found,
    eventOff: reported === null ? null : firstOff(found.events, reported.events),
    isPayoutOff: reported !== null && reported.payoutPaise !== found.payoutPaise,
  }
}

function firstOff(found: readonly unknown[], reported: readonly unknown[]): number | null {
  const longest = found.length > reported.length ? found : reported
  const at = longest.findIndex((_, place) => written(found[place]) !== written(reported[place]))
  return at < 0 ? null : at
}

/** A value as text, whatever the order of its fields. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isFields(part) ? inNamedOrder(part) : part)) ?? ''
}

function inNamedOrder(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The text of a round, which a player can carry from the game to the check. A seed that is not revealed yet is null. */
export function roundText(round: Omit<RoundToCheck, 'serverSeed'> & { serverSeed: string | null }): string {
  return JSON.stringify(round, null, 2)
}

/** The round that a text describes; null when it describes none. A server seed that is not revealed yet is empty. */
export function roundOfText(text: string): RoundToCheck | null {
  const fields = jsonOf(text)
  if (!isFields(fields)) return null
  const { game, serverSeed, serverSeedHash, clientSeed, nonce, stakePaise, mode, meta = null } = fields
  const decisions = decisionsOf(fields.decisions)
  const reported = reportedOf(fields.reported)
  if (typeof game !== 'string' || typeof serverSeedHash !== 'string' || typeof clientSeed !== 'string') return null
  if (typeof nonce !== 'number' || typeof stakePaise !== 'number' || typeof mode !== 'string') return null
  if (typeof serverSeed !== 'string' && serverSeed !== null) return null
  if (decisions === null || reported === undefined) return null
  return {
    game,
    serverSeed: serverSeed ?? '',
    serverSeedHash,
    clientSeed,
    nonce,
    stakePaise,
    mode,
    meta,
    decisions,
    reported,
  }
}

/** A list of decisions; null for anything else. */
export function decisionsOf(value: unknown): GameAction[] | null {
  if (!Array.isArray(value)) return null
  const decisions = value.flatMap((item: unknown): GameAction[] =>
    isFields(item) && typeof item.action === 'string' ? [{ action: item.action, meta: item.meta }] : [],
  )
  return decisions.length === value.length ? decisions : null
}

/** The value of a JSON text; undefined when the text is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reportedOf(value: unknown): RoundToCheck['reported'] | undefined {
  if (value === null) return null
  if (!isFields(value) || !Array.isArray(value.events) || typeof value.payoutPaise !== 'number') return undefined
  return { events: value.events, payoutPaise: value.payoutPaise }
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
