import type { OperationId } from '@chaupar/api/operations.gen'
import type { Answered, Cases, TestClient } from './client.ts'
import { bettable, demoToken, game, liveMatchId, takeBreak } from './steps.ts'

async function placed(client: TestClient): Promise<string> {
  return (await client.take('placeBet', { body: bettable(client).body })).bet.id
}

/** A market on which the player has an open bet. */
async function marketHeld(client: TestClient): Promise<string> {
  return (await client.take('placeBet', { body: bettable(client).body })).bet.marketId
}

async function cashOut(client: TestClient, headers: Record<string, string> = {}): Promise<Answered> {
  const betId = await placed(client)
  const { amount } = await client.take('cashOutQuote', { query: { betId } })
  return client.ask('cashOutBet', { body: { betId, amount }, headers })
}

/** A rule for an open bet whose lines no price of `bettable` reaches. */
async function ruled(client: TestClient): Promise<{ id: string; betId: string }> {
  const betId = await placed(client)
  const body = { target: 'bet', targetId: betId, gain: 500, loss: 200 } as const
  return { id: (await client.take('setAutoCashOut', { body })).id, betId }
}

/** A bet that waits in the book, at odds that no board comes to. */
async function offered(client: TestClient): Promise<string> {
  const body = { ...bettable(client).body, odds: 1000, offer: { keepInPlay: false } }
  return (await client.take('placeBet', { body })).bet.id
}

/** Bets, bonuses and games. */
export const playCases = {
  placeBet: {
    success: (client) => client.ask('placeBet', { body: bettable(client).body }),
    refusals: {
      403: async (client) => {
        await takeBreak(client)
        return client.ask('placeBet', { body: bettable(client).body })
      },
      422: (client) => client.ask('placeBet', { body: { ...bettable(client).body, stake: 1 } }),
    },
  },
  listMatchBets: {
    success: async (client) => {
      await placed(client)
      return client.ask('listMatchBets', { query: { skip: '0', pageSize: '10' } })
    },
  },
  listUserBets: {
    success: async (client) => {
      await placed(client)
      return client.ask('listUserBets', { query: { skip: '0', pagesize: '10', betstatus: 'open' } })
    },
  },
  listBetMatches: {
    success: async (client) => {
      await placed(client)
      return client.ask('listBetMatches')
    },
  },
  getExposure: {
    success: async (client) => {
      await placed(client)
      return client.ask('getExposure')
    },
  },
  getIntent: {
    success: async (client) => {
      await client.take('placeBet', { body: bettable(client).body, headers: { 'idempotency-key': 'intent-0001' } })
      return client.ask('getIntent', { path: { key: 'intent-0001' } })
    },
  },
  closeIntent: { success: (client) => client.ask('closeIntent', { path: { key: 'intent-0001' } }) },
  cancelBet: {
    success: async (client) => client.ask('cancelBet', { body: { betId: await offered(client) } }),
    refusals: { 422: async (client) => client.ask('cancelBet', { body: { betId: await placed(client) } }) },
  },
  editBet: {
    success: async (client) =>
      client.ask('editBet', { body: { betId: await offered(client), odds: 990, stake: 200, unmatched: 250.5 } }),
    refusals: {
      403: async (client) => {
        const betId = await offered(client)
        await takeBreak(client)
        return client.ask('editBet', { body: { betId, odds: 990, stake: 200, unmatched: 250.5 } })
      },
      422: async (client) =>
        client.ask('editBet', { body: { betId: await offered(client), odds: 990, stake: 200, unmatched: 1 } }),
    },
  },
  cashOutQuote: {
    success: async (client) => client.ask('cashOutQuote', { query: { betId: await placed(client) } }),
    refusals: {
      422: async (client) => {
        const betId = await placed(client)
        const { amount } = await client.take('cashOutQuote', { query: { betId } })
        await client.take('cashOutBet', { body: { betId, amount } })
        return client.ask('cashOutQuote', { query: { betId } })
      },
    },
  },
  cashOutBet: {
    success: (client) => cashOut(client),
    refusals: {
      422: async (client) => {
        const betId = await placed(client)
        return client.ask('cashOutBet', { body: { betId, amount: 9_999_999 } })
      },
    },
  },
  getMarketCashOut: {
    success: async (client) => client.ask('getMarketCashOut', { query: { marketId: await marketHeld(client) } }),
    refusals: {
      422: (client) => client.ask('getMarketCashOut', { query: { marketId: bettable(client).body.marketId } }),
    },
  },
  cashOutMarket: {
    success: async (client) => {
      const marketId = await marketHeld(client)
      const { profitLoss } = await client.take('getMarketCashOut', { query: { marketId } })
      return client.ask('cashOutMarket', { body: { marketId, profitLoss } })
    },
    refusals: {
      422: async (client) =>
        client.ask('cashOutMarket', { body: { marketId: await marketHeld(client), profitLoss: 9_999_999 } }),
    },
  },
  listAutoCashOuts: {
    success: async (client) => {
      await ruled(client)
      return client.ask('listAutoCashOuts')
    },
  },
  setAutoCashOut: {
    success: async (client) =>
      client.ask('setAutoCashOut', { body: { target: 'bet', targetId: await placed(client), gain: 500, loss: 200 } }),
    refusals: {
      422: async (client) =>
        client.ask('setAutoCashOut', { body: { target: 'bet', targetId: await placed(client), gain: 0 } }),
    },
  },
  cancelAutoCashOut: {
    success: async (client) => client.ask('cancelAutoCashOut', { query: { id: (await ruled(client)).id } }),
    refusals: {
      422: async (client) => {
        const { id, betId } = await ruled(client)
        await client.take('cashOutBet', { body: { betId, amount: 0 } })
        return client.ask('cancelAutoCashOut', { query: { id } })
      },
    },
  },
  listBonuses: { success: ({ ask }) => ask('listBonuses', { query: { skip: '0', pagesize: '10' } }) },
  claimBonus: {
    success: ({ ask }) => ask('claimBonus', { body: { id: 'bn-welcome' } }),
    refusals: {
      403: async (client) => client.ask('claimBonus', { body: { id: 'bn-welcome' }, token: await demoToken(client) }),
      409: async ({ ask, take }) => {
        await take('claimBonus', { body: { id: 'bn-welcome' } })
        return ask('claimBonus', { body: { id: 'bn-welcome' } })
      },
      422: async ({ ask, take }) => {
        await take('claimBonus', { body: { id: 'bn-welcome' } })
        return ask('claimBonus', { body: { id: 'bn-cricket' } })
      },
    },
  },
  listBonusParts: {
    success: async ({ ask, take }) => {
      await take('claimBonus', { body: { id: 'bn-welcome' } })
      return ask('listBonusParts', { query: { id: 'bn-welcome' } })
    },
  },
  cancelBonus: {
    success: async ({ ask, take }) => {
      await take('claimBonus', { body: { id: 'bn-welcome' } })
      return ask('cancelBonus', { body: { id: 'bn-welcome' } })
    },
    refusals: { 409: ({ ask }) => ask('cancelBonus', { body: { id: 'bn-welcome' } }) },
  },
  launchGame: {
    success: ({ ask }) => ask('launchGame', { body: game }),
    refusals: {
      403: async (client) => {
        await takeBreak(client)
        return client.ask('launchGame', { body: game })
      },
    },
  },
  getLiveTv: {
    success: async (client) =>
      client.ask('getLiveTv', { query: { cricketType: '4', matchId: await liveMatchId(client) } }),
  },
  setFavourite: { success: ({ ask }) => ask('setFavourite', { body: { game: 'spribe/aviator', favourite: true } }) },
} satisfies Partial<Record<OperationId, Cases>>
