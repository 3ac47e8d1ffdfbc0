/** What a bet does to money and lists. */
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { NotOffered } from '../states/state-source.ts'
import { shown } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { CallParts, Scene } from './scene.ts'
import { passDelay } from './sequences-delay.ts'
import { amountFinding, countsAsUsed, paise, valueIn, walletOf } from './sequences-figures.ts'
import { topFindings } from './sequences-lists.ts'
import { api, pactCall, partsOf, sentIn } from './sequences-requests.ts'

const openMarket = pactCall('placeBet: an open market')
const openBet = pactCall('cashOutBet: an open bet')
/** Calls that answer wallet and exposure. */
const answersMoney = [
  openBet,
  pactCall('cancelBet: an offer that waits'),
  pactCall('editBet: an offer that waits'),
  pactCall('cashOutMarket: a market with an open bet'),
]

const placing = {
  provider: api,
  operation: 'placeBet',
  states: openMarket.states,
  needs: [...new Set([...openMarket.needs, 'refMatchId'])],
  effect: 'changes',
} as const

/** The checks of bets by a sequence of calls. */
export const betChecks: readonly Check[] = [
  // A list of one row has no order.
  { ...placing, states: openBet.states, situation: 'it is on top of the lists with its stake', run: onTop },
  { ...placing, situation: 'balance and exposure hold its stake', run: (scene) => held(scene, backOf(scene)) },
  { ...placing, situation: 'a lay bet holds its liability', run: async (scene) => held(scene, await layOf(scene)) },
  { ...placing, situation: 'the money in its answer is that of the calls that read it', run: takenAtOnce },
  {
    ...{ ...placing, operation: 'getLimits', situation: 'a stake counts as used' },
    run: (scene) => countsAsUsed(scene, 'stake', openMarket, 'stake'),
  },
  ...answersMoney.map(
    (call): Check => ({
      ...{ ...placing, operation: call.operation, states: call.states, needs: [...new Set(['token', ...call.needs])] },
      situation: 'the money in its answer is that of the calls that read it',
      run: async (scene) => readAgain(scene, await scene.data(call.operation, partsOf(call, scene.values))),
    }),
  ),
  {
    ...{ ...placing, operation: 'getExposure', states: openBet.states, needs: [...openBet.needs, ...openMarket.needs] },
    situation: 'a match counts the bets that run, and no others',
    run: counted,
  },
  {
    ...{ ...placing, operation: 'cashOutQuote', states: openBet.states, needs: ['token', 'betId'], effect: 'reads' },
    situation: 'its amount is the stake and what it wins or loses',
    run: quoted,
  },
  {
    ...placing,
    operation: 'cashOutBet',
    states: openBet.states,
    needs: openBet.needs,
    situation: 'the balance gets the stake and what it won or lost',
    run: paidOut,
  },
]

/** A match to come has no delay: its bet holds its money when it is answered. @throws NotOffered when there is none */
async function takenAtOnce(scene: Scene): Promise<Finding[]> {
  for (const when of ['today', 'upcoming']) {
    const { matches } = await scene.data('listMatches', { query: { when } })
    const markets = listOf(matches).map((match) => valueIn(match, 'firstMarket'))
    for (const market of markets.filter(isObject)) {
      const [runner] = listOf(market.runners).filter(isObject)
      const odds = valueIn(listOf(runner?.back)[0], 'price')
      if (market.status !== 'open' || market.priceKind !== 'decimal' || odds === undefined) continue
      const selectionId = runner?.selectionId ?? null
      const { body } = backOf(scene)
      const sent = { ...(isObject(body) ? body : {}), marketId: market.marketId ?? null, selectionId, odds }
      return readAgain(scene, await scene.data('placeBet', { body: sent }))
    }
  }
  throw new NotOffered('no match to come has an open market')
}

/** The wallet and the exposure of an answer, held against those that are read behind it. A bet that waits holds nothing yet. */
async function readAgain(scene: Scene, { wallet, exposureAmount }: JsonObject): Promise<Finding[]> {
  const exposure = await scene.data('getExposure')
  const now = await walletOf(scene)
  const money = ['balance', 'coins', 'cash'].flatMap((name) =>
    amountFinding(
      `data.wallet.${name}`,
      valueIn(wallet, name),
      paise(now?.[name]),
      'as the wallet that is read behind it',
    ),
  )
  const why = 'as getExposure answers behind it'
  return [...money, ...amountFinding('data.exposureAmount', exposureAmount, paise(exposure.exposureAmount), why)]
}

/** Of bets that have no result yet. */
const running = ['open', 'pending', 'unmatched']

/** Of two bets on a match the first is cashed out, where that is offered. */
async function counted(scene: Scene): Promise<Finding[]> {
  await passDelay(scene, await placed(scene, backOf(scene)))
  await scene.call('cashOutBet', partsOf(openBet, scene.values))
  const { betMatches } = await scene.data('getExposure')
  const { bets } = await scene.data('listMatchBets', { query: { skip: '0', pageSize: '10' } })
  return listOf(betMatches)
    .filter(isObject)
    .flatMap(({ refMatchId, totalBets }) => {
      const own = listOf(bets).filter((bet) => isObject(bet) && bet.refMatchId === refMatchId)
      const wanted = own.filter((bet) => running.includes(String(valueIn(bet, 'status')))).length
      if (totalBets === wanted) return []
      const expected = `${wanted}, as listMatchBets has them of ${String(refMatchId)}`
      return [{ field: 'data.betMatches[*].totalBets', expected, came: shown(totalBets ?? null) }]
    })
}

async function quoted(scene: Scene): Promise<Finding[]> {
  const { bets } = await scene.data('listMatchBets')
  const bet = entryWith(bets, 'id', scene.values.betId)
  if (bet === undefined) throw new NotOffered('listMatchBets has no bet of the state')
  const { amount, profitLoss } = await scene.data('cashOutQuote', { query: { betId: String(scene.values.betId) } })
  const why = `its ${shown(bet.stack ?? null)} and a profit or loss of ${shown(profitLoss ?? null)}`
  return amountFinding('data.amount', amount, liabilityOf(bet) + paise(profitLoss), why)
}

const backOf = (scene: Scene): CallParts => partsOf(openMarket, scene.values)

/** The same bet against its selection, at the best price that the market has. @throws NotOffered when it has none */
async function layOf(scene: Scene): Promise<CallParts> {
  const { refMatchId, marketId, selectionId } = scene.values
  const { markets } = await scene.data('getMatchOdds', { query: { matchId: String(refMatchId) } })
  const market = listOf(markets).find((one) => isObject(one) && one.marketId === marketId)
  const runner = isObject(market) ? entryWith(market.runners, 'selectionId', selectionId) : undefined
  const price = valueIn(listOf(runner?.lay)[0], 'price')
  const { body } = backOf(scene)
  if (typeof price !== 'number' || !isObject(body)) throw new NotOffered('the market of the state has no lay price')
  return { body: { ...body, side: 'lay', odds: price } }
}

function entryWith(list: Json | undefined, name: string, value: Json | undefined): JsonObject | undefined {
  return listOf(list)
    .filter(isObject)
    .find((one) => one[name] === value)
}

async function onTop(scene: Scene): Promise<Finding[]> {
  const sent = backOf(scene)
  const bet = await placed(scene, sent)
  const { stake, side, marketId } = sentIn(sent)
  const same = [
    ['stack', stake],
    ['selectionType', side],
    ['marketId', marketId],
  ] as const
  const parts = { query: { skip: '0', pageSize: '10' } }
  const found = await topFindings(scene, { operation: 'listMatchBets', list: 'bets', parts, made: bet, same })
  const sports = 'chaupar-sports-data'
  if (scene.backend.addressOf(sports) === undefined) return found
  const mine = { operation: 'listUserBets', list: 'bets', parts: { query: { skip: '0', pagesize: '10' } }, made: bet }
  return [...found, ...(await topFindings(scene, { ...mine, same, provider: sports }))]
}

/** A first bet of a player without others: what it can lose is taken out of the balance and counts as exposure. */
async function held(scene: Scene, parts: CallParts): Promise<Finding[]> {
  const before = await scene.data('getExposure')
  if (before.exposureAmount !== 0) throw new NotOffered('the player of the state has bets already')
  const wallet = await walletOf(scene)
  const bet = await placed(scene, parts)
  await passDelay(scene, bet)
  const { bets } = await scene.data('listMatchBets', { query: { skip: '0', pageSize: '10' } })
  const { status } = entryWith(bets, 'id', bet.id) ?? bet
  if (status !== 'open') throw new NotOffered(`the bet was not taken but is ${shown(status ?? null)}`)
  const { exposureAmount } = await scene.data('getExposure')
  const after = await walletOf(scene)
  const liability = liabilityOf(bet)
  const why = `the ${bet.selectionType === 'lay' ? 'liability' : 'stake'} of the player’s only bet`
  const less = `${shown(wallet?.balance ?? null)} before it, less its ${liability / 100}`
  return [
    ...amountFinding('getExposure data.exposureAmount', exposureAmount, liability, why),
    ...amountFinding('balance', after?.balance, paise(wallet?.balance) - liability, less),
  ]
}

/** What a bet can lose, in paise: of one at decimal odds. */
function liabilityOf({ selectionType, odds, stack }: JsonObject): number {
  if (selectionType !== 'lay') return paise(stack)
  return typeof odds === 'number' ? Math.round(paise(stack) * (odds - 1)) : Number.NaN
}

async function placed(scene: Scene, parts: CallParts): Promise<JsonObject> {
  const { bet } = await scene.data('placeBet', parts)
  if (isObject(bet)) return bet
  throw new NotOffered('placeBet answered no bet')
}

async function paidOut(scene: Scene): Promise<Finding[]> {
  const before = await walletOf(scene)
  if (before === null) throw new NotOffered('nothing answers the wallet before it')
  const answer = await scene.data('cashOutBet', partsOf(openBet, scene.values))
  const { bet, wallet } = answer
  if (!isObject(bet) || !isObject(wallet)) throw new NotOffered('cashOutBet answered no bet or no wallet')
  const paid = liabilityOf(bet) + paise(bet.profitLoss)
  const why = `${shown(before.balance ?? null)} before it, with its stake of ${shown(bet.stack ?? null)} and its profit or loss of ${shown(bet.profitLoss ?? null)}`
  return amountFinding('data.wallet.balance', wallet.balance, paise(before.balance) + paid, why)
}
