/** Breaks of what the provider answers: fields, their types and forms, lists and amounts. */
import { change, type Mutation } from './mutation.ts'

const wire = 'mock-server/src/wire'
const handlers = 'mock-server/src/http/handlers'

const byPacts = (at: string, name: string, file: string, from: string, to: string): Mutation => ({
  at,
  name,
  changes: [change(file, from, to)],
  by: 'provider verification',
})

export const providerAnswers: readonly Mutation[] = [
  byPacts('placeBet', 'the version of a wallet is dropped', `${wire}/money.ts`, '    version: wallet.version,\n', ''),
  byPacts(
    'placeBet',
    'amounts are texts',
    `${wire}/money.ts`,
    'return paise / 100\n',
    'return (paise / 100).toFixed(2) as unknown as number\n',
  ),
  byPacts(
    'placeBet',
    'amounts have a third decimal',
    `${wire}/money.ts`,
    'return paise / 100\n',
    'return paise / 100 + 0.001\n',
  ),
  byPacts(
    'cashOutQuote',
    'the amounts of a cash-out quote are paise',
    `${wire}/bet.ts`,
    'amount: rupees(amountPaise),\n    profitLoss: rupees(profitLossPaise),\n    released: rupees(releasedPaise),',
    'amount: amountPaise,\n    profitLoss: profitLossPaise,\n    released: releasedPaise,',
  ),
  byPacts(
    'cashOutQuote',
    'only the amount of a cash-out quote is paise',
    `${wire}/bet.ts`,
    'amount: rupees(amountPaise),\n    profitLoss: rupees(profitLossPaise),\n    released',
    'amount: amountPaise,\n    profitLoss: rupees(profitLossPaise),\n    released',
  ),
  byPacts(
    'getFancyOdds',
    'the line of fancy prices is dropped',
    `${wire}/market.ts`,
    'size: rupees(sizePaise), ...(line === undefined ? {} : { line }) }',
    'size: rupees(sizePaise), ...(line === undefined ? {} : {}) }',
  ),
  byPacts(
    'getMatchOdds',
    'the result of a market is always null',
    `${wire}/market.ts`,
    '    ...same,\n    minStake',
    '    ...same,\n    result: null,\n    minStake',
  ),
  byPacts(
    'getMatchOdds',
    'only the first market has lay prices',
    `${wire}/market.ts`,
    'runners: runners.map(wireRunner),',
    "runners: runners.map((one) => ({ ...wireRunner(one), ...(same.HeadName === 'Match Odds' ? {} : { lay: [] }) })),",
  ),
  byPacts(
    'getMatchOdds',
    'a market is named by name, not HeadName',
    `${wire}/market.ts`,
    '    ...same,\n    minStake',
    '    ...{ ...same, HeadName: undefined as unknown as string, name: same.HeadName },\n    minStake',
  ),
  ...(['getFancyOdds', 'getBookmakerOdds'] as const)
    .map((operation) =>
      byPacts(
        operation,
        `${operation} answers its markets as a text`,
        `${handlers}/sports.ts`,
        `${operation}: ({ world, query }) => wireMarketList(`,
        `${operation}: ({ world, query }) => asText(`,
      ),
    )
    .map(({ changes, ...mutation }) => ({
      ...mutation,
      changes: [
        ...changes,
        change(
          `${handlers}/sports.ts`,
          'const wireMarketList =',
          'const asText = ({ markets, ...list }: MarketList) => ({ ...list, markets: JSON.stringify(markets) as never })\n\nconst wireMarketList =',
        ),
      ],
    })),
  ...(['innings', 'batters', 'sets', 'need', 'lastOvers', 'goals'] as const).map((field) =>
    byPacts(
      'getMatchScore',
      `a score is without its ${field}`,
      `${handlers}/sports.ts`,
      'score: matchScore(world, query.matchId) }),',
      `score: ((score) => (score === null ? null : ({ ...score, ${field}: undefined } as never)))(matchScore(world, query.matchId)) }),`,
    ),
  ),
  byPacts(
    'listNotifications',
    'timestamps have a blank for their T',
    'mock-server/src/domain/base/clock.ts',
    'return new Date(atMs).toISOString()',
    "return new Date(atMs).toISOString().replace('T', ' ')",
  ),
  byPacts(
    'listNotifications',
    'timestamps are without their zone',
    'mock-server/src/domain/base/clock.ts',
    'return new Date(atMs).toISOString()',
    'return new Date(atMs).toISOString().slice(0, -1)',
  ),
  byPacts(
    'placeBet',
    'a pending bet does not say how long it waits',
    `${wire}/bet.ts`,
    "...(bet.status === 'pending' ? { delayMs: bet.delayMs } : {}),",
    '',
  ),
  byPacts(
    'placeBet',
    'the stake of a bet is called stake',
    `${wire}/bet.ts`,
    'stack: rupees(bet.stackPaise),',
    'stake: rupees(bet.stackPaise),',
  ),
  byPacts(
    'placeBet',
    'the odds of a bet are a text',
    `${wire}/bet.ts`,
    'odds: fromHundredths(bet.priceHundredths),',
    'odds: String(fromHundredths(bet.priceHundredths)) as never,',
  ),
  byPacts(
    'placeBet',
    'the sides of bets are upper case',
    `${wire}/bet.ts`,
    'selectionType: bet.selectionType,',
    'selectionType: bet.selectionType.toUpperCase() as never,',
  ),
  byPacts(
    'listMatchBets',
    'an open bet is called opened',
    `${wire}/bet.ts`,
    'status: bet.status,',
    "status: (bet.status === 'open' ? 'opened' : bet.status) as never,",
  ),
  byPacts(
    'listUserBets',
    'a settled bet does not say what it brought',
    `${wire}/bet.ts`,
    '...(bet.profitLossPaise === null ? {} : { profitLoss: rupees(bet.profitLossPaise) }),',
    '',
  ),
  byPacts(
    'placeBet',
    'an id is a number',
    `${wire}/bet.ts`,
    '    id: bet.id,',
    '    id: Number(bet.id.slice(1)) as never,',
  ),
  byPacts(
    'getExposure',
    'a player without bets has null for their matches',
    `${wire}/bet.ts`,
    'betMatches: betMatches.map(wireBetMatch) }\n}',
    'betMatches: (betMatches.length === 0 ? null : betMatches.map(wireBetMatch)) as never }\n}',
  ),
  byPacts(
    'listUserBets',
    'the count of a page is that of its rows',
    `${wire}/bet.ts`,
    'return { bets: bets.map(wireBet), count }',
    'return { bets: bets.map(wireBet), count: Math.min(count, bets.length) }',
  ),
  byPacts(
    'listUserBets',
    'a page has all rows, whatever was asked',
    'mock-server/src/domain/betting/bet-views.ts',
    'LIMIT ? OFFSET ?',
    'LIMIT 0 * ? + 1000 OFFSET ?',
  ),
  byPacts(
    'listUserBets',
    'the second page is the first',
    'mock-server/src/domain/betting/bet-views.ts',
    'LIMIT ? OFFSET ?',
    'LIMIT ? OFFSET 0 * ?',
  ),
  byPacts(
    'launchGame',
    'the address of a game is called gameUrl',
    `${handlers}/game.ts`,
    'return { url: `/game-host/play',
    'return { gameUrl: `/game-host/play',
  ),
  byPacts(
    'getActivity',
    'days are moments',
    `${wire}/limits.ts`,
    'return { startDate, endDate, ...moved',
    "return { startDate: startDate.concat('T00:00:00.000Z'), endDate, ...moved",
  ),
  byPacts(
    'listGateways',
    'the form of a gateway is null where it asks nothing more',
    `${wire}/cashier.ts`,
    '    fields: [...fields],',
    '    fields: null as never,',
  ),
  byPacts(
    'getKyc',
    'declined papers are called rejected',
    `${wire}/kyc.ts`,
    '    status,\n    documentType,',
    "    status: (status === 'declined' ? 'rejected' : status) as never,\n    documentType,",
  ),
  byPacts(
    'login',
    'a session has its token inside the user',
    `${wire}/player.ts`,
    'return { token, user: wireUser(player) }',
    'return { user: { ...wireUser(player), token } } as never',
  ),
  byPacts(
    'removeBank',
    'success of removeBank is refused',
    'mock-server/src/domain/cashier/banks.ts',
    "if (hasPendingTo(world, id)) throw new DomainError('bank_in_use', { id })",
    "if (hasPendingTo(world, id) || id !== '') throw new DomainError('bank_in_use', { id })",
  ),
]
