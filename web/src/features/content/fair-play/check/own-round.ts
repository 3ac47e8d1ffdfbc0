import { typedPaise } from '@chaupar/api/typed-numbers'
import { type CheckedRound, checkRound, decisionsOf, jsonOf, type RoundToCheck } from '@chaupar/games/rules/check-round'
import { GameRefusal, type Order } from '@chaupar/games/rules/rules'
import { checkableGame } from './checkable-games.ts'
import { hashOf, wholeOf } from './typed-values.ts'

/** The fields of the form as they are typed. Bet and decisions are JSON; stake and payout rupees. */
export interface RoundFields {
  game: string
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  nonce: string
  stake: string
  mode: string
  bet: string
  decisions: string
  payout: string
}

export type RoundField = keyof RoundFields

export const emptyFields: RoundFields = {
  game: '',
  serverSeed: '',
  serverSeedHash: '',
  clientSeed: '',
  nonce: '',
  stake: '',
  mode: 'base',
  bet: '',
  decisions: '',
  payout: '',
}

const longestClientSeed = 100

/** The fields that hold nothing a check could use. Whether the game takes bet and decisions its rules say. */
export function unreadable(fields: RoundFields): ReadonlySet<RoundField> {
  const bad: Record<RoundField, boolean> = {
    game: checkableGame(fields.game) === null,
    serverSeed: hashOf(fields.serverSeed) === null,
    serverSeedHash: hashOf(fields.serverSeedHash) === null,
    clientSeed: fields.clientSeed === '' || fields.clientSeed.length > longestClientSeed,
    nonce: wholeOf(fields.nonce) === null,
    stake: !((typedPaise(fields.stake) ?? 0) > 0),
    mode: fields.mode.trim() === '',
    bet: jsonTyped(fields.bet) === undefined,
    decisions: decisionsTyped(fields.decisions) === null,
    payout: fields.payout.trim() !== '' && typedPaise(fields.payout) === null,
  }
  const names = Object.keys(emptyFields).filter((name): name is RoundField => name in bad)
  return new Set(names.filter((name) => bad[name]))
}

/** The fields of a round that a game has copied. */
export function fieldsOfRound(round: RoundToCheck): RoundFields {
  const { game, serverSeed, serverSeedHash, clientSeed, nonce, stakePaise, mode, meta, decisions, reported } = round
  return {
    game,
    serverSeed,
    serverSeedHash,
    clientSeed,
    nonce: String(nonce),
    stake: (stakePaise / 100).toFixed(2),
    mode,
    bet: meta === null ? '' : JSON.stringify(meta),
    decisions: decisions.length === 0 ? '' : JSON.stringify(decisions),
    payout: reported === null ? '' : (reported.payoutPaise / 100).toFixed(2),
  }
}

/** Outcome of a check; or the field that the game refuses, with the reason of its rules. */
export type RoundAnswer =
  | (CheckedRound & { kind: 'checked'; shownPaise: number | null; shownEvents: readonly unknown[] | null })
  | { kind: 'refused'; field: 'bet' | 'decisions'; reason: string }

/**
 * Works the round of readable fields out again. `events` are those that the game has copied, null without them. The rules are
 * loaded at the first call; throws when they do not come.
 */
export async function checkOwnRound(fields: RoundFields, events: readonly unknown[] | null): Promise<RoundAnswer> {
  const { rulesNamed } = await import('@chaupar/games/rules/catalogue-rules')
  const game = checkableGame(fields.game)
  if (game === null) throw new RangeError(`no game ${fields.game}`)
  const stakePaise = typedPaise(fields.stake) ?? 0
  const shownPaise = typedPaise(fields.payout)
  const meta = jsonTyped(fields.bet) ?? null
  const mode = fields.mode.trim()
  const refused = (field: 'bet' | 'decisions', error: unknown): RoundAnswer => {
    if (!(error instanceof GameRefusal)) throw error
    return { kind: 'refused', field, reason: error.message }
  }
  let order: Order
  try {
    order = rulesNamed(game.rules).order(stakePaise, mode, meta)
  } catch (error) {
    return refused('bet', error)
  }
  try {
    const checked = checkRound(order, {
      serverSeed: hashOf(fields.serverSeed) ?? '',
      serverSeedHash: hashOf(fields.serverSeedHash) ?? '',
      clientSeed: fields.clientSeed,
      nonce: wholeOf(fields.nonce) ?? 0,
      stakePaise,
      mode,
      meta,
      decisions: decisionsTyped(fields.decisions) ?? [],
      reported: events === null ? null : { events, payoutPaise: shownPaise ?? 0 },
    })
    const isPayoutOff = shownPaise !== null && shownPaise !== checked.found.payoutPaise
    return { ...checked, kind: 'checked', isPayoutOff, shownPaise, shownEvents: events }
  } catch (error) {
    return refused('decisions', error)
  }
}

/** An empty box is no bet beside the stake. */
function jsonTyped(text: string): unknown {
  return text.trim() === '' ? null : jsonOf(text)
}

function decisionsTyped(text: string) {
  return text.trim() === '' ? [] : decisionsOf(jsonOf(text))
}
