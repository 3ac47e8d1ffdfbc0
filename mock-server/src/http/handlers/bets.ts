import type { Schema } from '@chaupar/contracts/api'
import type { PlacedBet } from '../../domain/bet.ts'
import { listMatchBets, listUserBets } from '../../domain/bets.ts'
import { exposureOf } from '../../domain/exposure.ts'
import { getIntent, type IntentState, placeBet } from '../../domain/place-bet.ts'
import type { Handlers } from '../call.ts'
import { fromCatalogue } from '../errors.ts'
import { wireBet, wireBetPage } from '../wire/bet.ts'
import { wireBetMatch, wireExposure } from '../wire/exposure.ts'
import { paise, rupees, wireWallet } from '../wire/money.ts'

/** Rows of a page (spec 9). */
const pageSize = 10

/** Placing bets, lists of bets, exposure (spec 7.1, 7.4). */
export const betHandlers = {
  placeBet: ({ world, player, body, idempotencyKey }) => {
    const { stake, ...asked } = body
    return wirePlacedBet(
      placeBet(world, player.id, { ...asked, stakePaise: paise(stake) }, idempotencyKey ?? undefined),
    )
  },
  getIntent: ({ world, player, path }) => wireIntent(getIntent(world, player.id, path.key)),
  listMatchBets: ({ world, player, query }) =>
    wireBetPage(
      listMatchBets(world, player.id, {
        ...(query.refmatchid === undefined ? {} : { refMatchId: query.refmatchid }),
        skip: query.skip ?? 0,
        pageSize: query.pageSize ?? pageSize,
      }),
    ),
  listUserBets: ({ world, player, query }) =>
    wireBetPage(
      listUserBets(world, player.id, {
        skip: query.skip ?? 0,
        pageSize: query.pagesize ?? pageSize,
        ...(query.refmatchid === undefined ? {} : { refMatchId: query.refmatchid }),
        ...(query.startdate === undefined ? {} : { startDate: query.startdate }),
        ...(query.enddate === undefined ? {} : { endDate: query.enddate }),
        ...(query.markettype === undefined ? {} : { marketType: query.markettype }),
        ...(query.betstatus === undefined ? {} : { betStatus: query.betstatus }),
      }),
    ),
  listBetMatches: ({ world, player }) => ({ betMatches: exposureOf(world, player.id).betMatches.map(wireBetMatch) }),
  getExposure: ({ world, player }) => wireExposure(exposureOf(world, player.id)),
} satisfies Partial<Handlers>

function wirePlacedBet({ bet, wallet, exposurePaise }: PlacedBet): Schema<'PlacedBet'> {
  return { bet: wireBet(bet), wallet: wireWallet(wallet), exposureAmount: rupees(exposurePaise) }
}

/** What became of a call, with the envelope that its answer had. */
function wireIntent(intent: IntentState): Schema<'Intent'> {
  if (intent.state === 'none') return { state: 'none' }
  if (intent.state === 'in_flight') return { state: 'in_flight', operationId: intent.operation }
  const { status, body } =
    'refusal' in intent
      ? fromCatalogue(intent.refusal)
      : { status: 200, body: { error: false, message: '', data: wirePlacedBet(intent.answer) } }
  return { state: 'done', operationId: intent.operation, status, answer: { ...body } }
}
