import type { Player, World } from '@chaupar/playwright'

const bank = {
  type: 'bank',
  holder: 'Asha Rao',
  bankName: 'Play Bank',
  number: '000011112222',
  ifsc: 'PLAY0000001',
} as const
/** What a written test must quote. */
const hostile = 'it\'s `$(1)` "now"\n</script>\u2028\\'

/** A session of calls with and without success, of a player and a guest, and of presses of the console between them. */
export async function playASession({ name: world, control, api }: World, player: Player): Promise<void> {
  await player.api.call('listBanks')
  await control.creditPlayer({ world, username: player.username, amount: 500 })
  const bet = await aBet(player)
  await player.api.call('placeBet', { body: bet, idempotencyKey: 'two-minutes-1' })
  await control.advanceClock({ world, ms: 600_000 })
  await player.api
    .call('placeBet', { body: { ...bet, stake: 900_000 }, idempotencyKey: 'two-minutes-2' })
    .catch(() => {})
  await control.plantFault({
    world,
    target: { operation: 'listBanks' },
    effect: { kind: 'error', status: 503, code: 'unavailable', message: hostile },
    times: 1,
  })
  await player.api.call('listBanks').catch(() => {})
  await control.plantFault({ world, target: { operation: 'listBanks' }, effect: { kind: 'dropped-answer' }, times: 1 })
  await player.api.call('listBanks').catch(() => {})
  await api()
    .call('listBanks')
    .catch(() => {})
  await api()
    .call('login', { body: { username: player.username, password: 'Not-the-one-1' } })
    .catch(() => {})
  const { token } = await api().call('login', { body: { username: player.username, password: player.password } })
  await api(token).call('listBanks')
  await api(token)
    .call('addBank', { body: bank })
    .catch(() => {})
  await control.applyScenarios({ world, scenarios: [{ name: 'maintenance' }] })
  await api(token)
    .call('listBanks')
    .catch(() => {})
  await control.endScenarios({ world, scenarios: ['maintenance'] })
}

async function aBet({ api }: Player) {
  const { matches } = await api.call('listMatches', { query: { when: 'upcoming' } })
  const market = matches.map((match) => match.firstMarket).find((one) => one?.delayMs === 0 && one.status === 'open')
  const [runner] = market?.runners ?? []
  if (market == null || runner === undefined) throw new Error('no upcoming match takes bets')
  return {
    marketId: market.marketId,
    selectionId: runner.selectionId,
    side: 'back',
    odds: runner.back[0]?.price ?? 2,
    stake: 100,
    accept: { policy: 'any' },
  } as const
}
