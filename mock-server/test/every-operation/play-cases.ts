import type { OperationId } from '@chaupar/api/operations.gen'
import type { Answered, Desk, Ways } from './client.ts'
import { bettable, demoToken, game, liveMatchId, takeBreak } from './steps.ts'

async function placed(desk: Desk): Promise<string> {
  return (await desk.take('placeBet', { body: bettable(desk).body })).bet.id
}

/** A market on which the player has an open bet. */
async function marketHeld(desk: Desk): Promise<string> {
  return (await desk.take('placeBet', { body: bettable(desk).body })).bet.marketId
}

async function cashOut(desk: Desk, headers: Record<string, string> = {}): Promise<Answered> {
  const betId = await placed(desk)
  const { amount } = await desk.take('cashOutQuote', { query: { betId } })
  return desk.ask('cashOutBet', { body: { betId, amount }, headers })
}

/** A bet that waits in the book, at odds that no board comes to. */
async function offered(desk: Desk): Promise<string> {
  const body = { ...bettable(desk).body, odds: 1000, offer: { keepInPlay: false } }
  return (await desk.take('placeBet', { body })).bet.id
}

/** Bets, bonuses and games. */
export const playWays = {
  placeBet: {
    success: (desk) => desk.ask('placeBet', { body: bettable(desk).body }),
    refusals: {
      403: async (desk) => {
        await takeBreak(desk)
        return desk.ask('placeBet', { body: bettable(desk).body })
      },
      422: (desk) => desk.ask('placeBet', { body: { ...bettable(desk).body, stake: 1 } }),
    },
  },
  listMatchBets: {
    success: async (desk) => {
      await placed(desk)
      return desk.ask('listMatchBets', { query: { skip: '0', pageSize: '10' } })
    },
  },
  listUserBets: {
    success: async (desk) => {
      await placed(desk)
      return desk.ask('listUserBets', { query: { skip: '0', pagesize: '10', betstatus: 'open' } })
    },
  },
  listBetMatches: {
    success: async (desk) => {
      await placed(desk)
      return desk.ask('listBetMatches')
    },
  },
  getExposure: {
    success: async (desk) => {
      await placed(desk)
      return desk.ask('getExposure')
    },
  },
  getIntent: {
    success: async (desk) => {
      await desk.take('placeBet', { body: bettable(desk).body, headers: { 'idempotency-key': 'intent-0001' } })
      return desk.ask('getIntent', { path: { key: 'intent-0001' } })
    },
  },
  closeIntent: { success: (desk) => desk.ask('closeIntent', { path: { key: 'intent-0001' } }) },
  cancelBet: {
    success: async (desk) => desk.ask('cancelBet', { body: { betId: await offered(desk) } }),
    refusals: { 422: async (desk) => desk.ask('cancelBet', { body: { betId: await placed(desk) } }) },
  },
  editBet: {
    success: async (desk) =>
      desk.ask('editBet', { body: { betId: await offered(desk), odds: 990, stake: 200, unmatched: 250.5 } }),
    refusals: {
      403: async (desk) => {
        const betId = await offered(desk)
        await takeBreak(desk)
        return desk.ask('editBet', { body: { betId, odds: 990, stake: 200, unmatched: 250.5 } })
      },
      422: async (desk) =>
        desk.ask('editBet', { body: { betId: await offered(desk), odds: 990, stake: 200, unmatched: 1 } }),
    },
  },
  cashOutQuote: {
    success: async (desk) => desk.ask('cashOutQuote', { query: { betId: await placed(desk) } }),
    refusals: {
      422: async (desk) => {
        const betId = await placed(desk)
        const { amount } = await desk.take('cashOutQuote', { query: { betId } })
        await desk.take('cashOutBet', { body: { betId, amount } })
        return desk.ask('cashOutQuote', { query: { betId } })
      },
    },
  },
  cashOutBet: {
    success: (desk) => cashOut(desk),
    refusals: {
      422: async (desk) => {
        const betId = await placed(desk)
        return desk.ask('cashOutBet', { body: { betId, amount: 9_999_999 } })
      },
    },
  },
  getMarketCashOut: {
    success: async (desk) => desk.ask('getMarketCashOut', { query: { marketId: await marketHeld(desk) } }),
    refusals: { 422: (desk) => desk.ask('getMarketCashOut', { query: { marketId: bettable(desk).body.marketId } }) },
  },
  cashOutMarket: {
    success: async (desk) => {
      const marketId = await marketHeld(desk)
      const { profitLoss } = await desk.take('getMarketCashOut', { query: { marketId } })
      return desk.ask('cashOutMarket', { body: { marketId, profitLoss } })
    },
    refusals: {
      422: async (desk) =>
        desk.ask('cashOutMarket', { body: { marketId: await marketHeld(desk), profitLoss: 9_999_999 } }),
    },
  },
  listBonuses: { success: ({ ask }) => ask('listBonuses', { query: { skip: '0', pagesize: '10' } }) },
  claimBonus: {
    success: ({ ask }) => ask('claimBonus', { body: { id: 'bn-welcome' } }),
    refusals: {
      403: async (desk) => desk.ask('claimBonus', { body: { id: 'bn-welcome' }, token: await demoToken(desk) }),
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
  getBonusStats: { success: ({ ask }) => ask('getBonusStats') },
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
      403: async (desk) => {
        await takeBreak(desk)
        return desk.ask('launchGame', { body: game })
      },
    },
  },
  getLiveTv: {
    success: async (desk) => desk.ask('getLiveTv', { query: { cricketType: '4', matchId: await liveMatchId(desk) } }),
  },
  getFavourites: { success: ({ ask }) => ask('getFavourites') },
  setFavourite: { success: ({ ask }) => ask('setFavourite', { body: { game: 'spribe/aviator', favourite: true } }) },
} satisfies Partial<Record<OperationId, Ways>>
