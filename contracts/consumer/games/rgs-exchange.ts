/** One call of the game client's real client of the protocol, to a Pact stand-in for the games' server. */
import type { StatusCode } from '@chaupar/api/rgs'
import type { RgsOperationId } from '@chaupar/api/rgs-operations.gen'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect } from 'vitest'
import { failedOf } from '../../../games/client/src/rgs/failure.ts'
import { type RgsClient, rgsClient } from '../../../games/client/src/rgs/rgs-client.ts'
import { given, type Interaction, interact, keepsPact } from '../interaction.ts'

const { integer, regex, string } = MatchersV3

export interface RgsExchange {
  readonly description: `${RgsOperationId}: ${string}`
  readonly states: Interaction['states']
  readonly line: `${'GET' | 'POST'} /${string}`
  /** The body but for the session; a GET has neither. */
  readonly body?: object
  /** The idempotency key of the call, where it has one. */
  readonly key?: string
  readonly answer: Interaction['answer']
}

/** Example of the session that the provider's state makes. */
const sessionID = 'session-of-a-launch'

/** Sets a test file up for its part of the pact. */
export function rgsPact(
  part: string,
): (exchange: RgsExchange, act: (rgs: RgsClient) => Promise<unknown>) => Promise<void> {
  keepsPact(part)
  return ({ description, states, line, body, key, answer }, act) => {
    const keyHeader: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    const sent = { sessionID: given('sessionID', sessionID), ...body }
    const request = line.startsWith('GET')
      ? { line, headers: keyHeader }
      : { line, headers: { 'content-type': 'application/json', ...keyHeader }, body: sent }
    const sides = { consumer: 'chaupar-game-client', provider: 'chaupar-rgs', part }
    return interact(sides, { description, states, request, answer }, (rgsAddress) =>
      act(rgsClient({ sessionID, language: 'en', device: 'mobile', rgsAddress })),
    )
  }
}

/** A player at this game, by its slug, whose session has begun; `more` says what else has happened there. */
export function seatedAt(game: string, more: Record<string, string | number> = {}) {
  return ['default', { signedIn: 'player', game, ...more }] as const
}

/** A refusal as far as the client reads it. */
export function refused(code: StatusCode, status = 400): Interaction['answer'] {
  return { status, body: { status: { statusCode: code, statusMessage: string('In words for the player') } } }
}

/** Asserts that the client recognises such a refusal, with the server's message. */
export async function expectRefused(called: Promise<unknown>, code: StatusCode): Promise<void> {
  const failed = await called.then(() => null, failedOf)
  expect(failed).toEqual({ is: 'refused', code, message: 'In words for the player' })
}

/** The balance, in amounts of six decimals. */
export const balance = { amount: integer(9_900_000_000), version: integer(2) }

/** What a round is drawn from. */
export const fairness = {
  serverSeedHash: regex('^[0-9a-f]{64}$', 'ab'.repeat(32)),
  clientSeed: string('monsoon-482'),
  nonce: integer(0),
}

/** What every round says of itself beside its money: its names, and what it is drawn from. No part of it was shown yet. */
export const drawn = {
  betID: integer(1),
  roundID: string('g-1'),
  mode: string('base'),
  event: null,
  fairness,
}
