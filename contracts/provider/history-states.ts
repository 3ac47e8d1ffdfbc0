/** A player with a past: bets of every status, payments of every status, and bookings of two days of India. */
import type { ControlClient } from '@chaupar/api/control-client'
import { type Change, type Fields, first, type Get } from './match-states.ts'

/** What the state's player and the operator do. */
interface Acts {
  /** As the player. */
  readonly get: Get
  readonly change: Change
  readonly control: ControlClient
  readonly world: string
  readonly token: string
  /** Signs the player in once more. */
  readonly signIn: () => Promise<string>
}

/** Odds that no market comes to. */
const farOdds = 1000
const delayMs = 10_000
/** From the evening in India to the night after it, which is the same day in UTC. */
const toNextDayMs = 6 * 60 * 60 * 1000

/** Gives the state's player a past. Throws when a step of it is refused. */
export async function giveHistory(acts: Acts): Promise<void> {
  const { control, world, signIn } = acts
  await control.applyScenarios({ world, scenarios: [{ name: 'abandoned-match' }, { name: 'settled-match' }] })
  const [one = farPrice, two = farPrice] = await prices(acts)
  await acts.change('POST', '/api/bonus/claims', { id: 'bn-weekend' })
  await settledBet(acts, one, 400)
  await acts.change('POST', '/api/bonus/claims', { id: 'bn-welcome' })
  await settledBet(acts, two, 2600)
  await payments(acts)
  await signIn()
  await control.advanceClock({ world, ms: toNextDayMs })
  await openBets(acts, await prices(acts))
  await payments(acts)
  await acts.change('POST', '/api/bank', { type: 'card', holder: 'Asha Rao', number: '4111111111111111' })
  await signIn()
}

interface Price {
  readonly marketId: string
  readonly selectionId: string
  readonly odds: number
}

const farPrice: Price = { marketId: '', selectionId: '', odds: farOdds }

/** The first price of every match in play, one of each sport in turn. */
async function prices(acts: Acts): Promise<Price[]> {
  const [soccer, cricket, tennis] = [await pricesOf(acts, 1), await pricesOf(acts, 4), await pricesOf(acts, 2)]
  return [0, 1, 2].flatMap((index) => [soccer, cricket, tennis].flatMap((own) => own.slice(index, index + 1)))
}

async function pricesOf({ get }: Acts, sportId: number): Promise<Price[]> {
  const { matches } = await get(`/api/sports/matches?sportId=${sportId}&when=inplay`)
  const markets = (Array.isArray(matches) ? matches : []).flatMap(({ firstMarket }: Fields) =>
    firstMarket ? [firstMarket] : [],
  )
  return markets.flatMap((market: unknown) => {
    const { marketId, status, runners } = first([market])
    const { selectionId, back } = first(runners)
    if (status !== 'open' || !Array.isArray(back) || back.length === 0) return []
    return [{ marketId: String(marketId), selectionId: String(selectionId), odds: Number(first(back).price) }]
  })
}

async function placed({ change }: Acts, price: Price, more: Fields): Promise<Fields> {
  const { bet } = await change('POST', '/api/bets', { ...price, side: 'back', accept: { policy: 'any' }, ...more })
  return first([bet])
}

/** A bet that is taken and lost with its market. */
async function settledBet(acts: Acts, price: Price, stake: number): Promise<void> {
  await placed(acts, price, { stake })
  await acts.control.advanceClock({ world: acts.world, ms: delayMs })
  await acts.control.settleMarket({ world: acts.world, marketId: price.marketId, result: price.selectionId })
}

/** A bet that is cashed out, two that are open, one that waits for its delay, and an offer in the book; two rules and two alerts. */
async function openBets(acts: Acts, on: readonly Price[]): Promise<void> {
  const { change, get, control, world } = acts
  const [leaving = farPrice, open = farPrice, other = farPrice] = on
  const { id: betId } = await placed(acts, leaving, { stake: 200 })
  const bets = [await placed(acts, open, { stake: 150 }), await placed(acts, other, { stake: 130 })]
  await control.advanceClock({ world, ms: delayMs })
  const { amount } = await get(`/api/bets/cash-out/quote?betId=${String(betId)}`, { authorization: acts.token })
  await change('POST', '/api/bets/cash-out', { betId, amount })
  await placed(acts, open, { odds: farOdds, stake: 120, accept: { policy: 'better' }, offer: { keepInPlay: true } })
  await placed(acts, open, { stake: 110 })
  for (const { id } of bets)
    await change('PUT', '/api/bets/auto-cash-out', { target: 'bet', targetId: id, gain: 5000, share: 50 })
  for (const { marketId, selectionId } of [leaving, open])
    await change('POST', '/api/alerts/price', { marketId, selectionId, side: 'back', beyond: 'above', odds: farOdds })
}

/** A deposit and a withdrawal of every status. */
async function payments({ control, world }: Acts): Promise<void> {
  const scenarios = ['deposit-declined', 'deposit-pending', 'withdraw-pending'].map((name) => ({ name }))
  await control.applyScenarios({
    world,
    scenarios: [...scenarios, { name: 'withdraw-pending' }, { name: 'deposit-pending' }],
  })
  const waiting = await control.listMoneyRequests({ world })
  const [withdrawal] = waiting.filter(({ kind }) => kind === 'withdrawal')
  const [deposit] = waiting.filter(({ kind }) => kind === 'deposit')
  if (withdrawal)
    await control.declineWithdrawal({ world, requestId: withdrawal.id, reason: 'The account was not found' })
  if (deposit) await control.approveDeposit({ world, requestId: deposit.id })
}
