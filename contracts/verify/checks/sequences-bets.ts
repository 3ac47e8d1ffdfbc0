/** What a bet does to money and lists. */
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { NotOffered } from '../states/state-source.ts'
import { shown } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { CallParts, Scene } from './scene.ts'
import { passDelay } from './sequences-delay.ts'
import { amountFinding, paise, valueIn, walletOf } from './sequences-figures.ts'
import { topFindings } from './sequences-lists.ts'
import { api, pactCall, partsOf, sentIn } from './sequences-requests.ts'

const openMarket = pactCall('placeBet: an open market')
const openBet = pactCall('cashOutBet: an open bet')

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
  {
    ...placing,
    operation: 'cashOutBet',
    states: openBet.states,
    needs: openBet.needs,
    situation: 'the balance gets the stake and what it won or lost',
    run: paidOut,
  },
]

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
  const found = await topFindings(scene, { operation: 'listMatchBets', list: 'bets', parts, id: bet.id, same })
  const sports = 'chaupar-sports-data'
  if (scene.backend.addressOf(sports) === undefined) return found
  const mine = { operation: 'listUserBets', list: 'bets', parts: { query: { skip: '0', pagesize: '10' } }, id: bet.id }
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
