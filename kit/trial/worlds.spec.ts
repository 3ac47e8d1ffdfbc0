import { expect, test } from '@chaupar/playwright'

// All of these run at once in one mock; the numbers of each are its own.
for (let index = 0; index < Number(process.env.TESTS ?? 1); index++) {
  test(`world ${index} holds its own money, bet, clock, faults and journal alone`, async ({
    world,
    player,
    clock,
    faults,
    journal,
  }) => {
    const { name, control } = world
    const [amount, stake, message] = [2000 + index, 100 + index, `fault of world ${index}`]
    await clock.freeze()
    const now = new Date(Date.parse('2026-11-21T07:00:00.000Z') + index * 1000).toISOString()
    await clock.set(now)
    await faults.plant('listBanks', { kind: 'error', status: 500, message }, 2)
    await control.creditPlayer({ world: name, username: player.username, amount })
    const upcoming = (await control.listMarkets({ world: name })).filter(({ status }) => status === 'upcoming')
    const market = upcoming.flatMap(({ markets }) => markets).find(({ marketType }) => marketType === 'match_odds')
    const [runner] = market?.runners ?? []
    if (!market || !runner?.back) throw new Error('no match to come has prices')
    const body = {
      marketId: market.marketId,
      selectionId: runner.selectionId,
      side: 'back',
      odds: runner.back.price,
      stake,
      accept: { policy: 'never' },
    } as const
    await player.api.call('placeBet', { body, idempotencyKey: `bet-of-world-${index}` })

    await expect(player.api.call('listBanks')).rejects.toMatchObject({ status: 500, reason: message })
    expect(await faults.list()).toMatchObject([{ effect: { kind: 'error', status: 500, message }, times: 1 }])
    const [seeded] = (await control.listPlayers({ world: name })).filter(({ username }) => username === player.username)
    expect([seeded?.wallet.balance, seeded?.exposure]).toEqual([10_000 + amount - stake, stake])
    expect((await player.api.call('listUserBets', {})).bets.map(({ stack }) => stack)).toEqual([stake])
    expect(await clock.now()).toBe(now)
    const { entries } = await journal.export()
    const named = (one: string) => entries.filter((entry) => entry.name === one)
    expect(named('placeBet')).toMatchObject([{ data: { request: { stake } } }])
    expect(named('creditPlayer')).toMatchObject([{ data: { request: { amount } } }])
    expect(named('listBanks')).toMatchObject([{ status: 500 }])
    const worlds = new Set(JSON.stringify(entries).match(/test-[0-9a-f]{8}-[0-9a-f]{4}/g))
    expect([...worlds].filter((one) => one !== name)).toEqual([])
  })
}
