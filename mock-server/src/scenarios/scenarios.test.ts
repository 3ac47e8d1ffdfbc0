import { expect, test } from 'vitest'
import { there } from '../../test/support/answers.ts'
import { brokenInvariants, pass, seededId, testRegistry, testWorld } from '../../test/support/worlds.ts'
import { playerByUsername } from '../domain/accounts/player-records.ts'
import { hasDemoUsers } from '../domain/accounts/sessions.ts'
import { changeSettings } from '../domain/base/change-settings.ts'
import { listUserBets } from '../domain/betting/bets.ts'
import { exposureOf } from '../domain/betting/exposure.ts'
import { placeBet } from '../domain/betting/place-bet.ts'
import { listBonuses } from '../domain/bonus/bonuses.ts'
import { listDeposits } from '../domain/cashier/deposits.ts'
import { listGateways } from '../domain/cashier/gateways.ts'
import { listWithdrawals } from '../domain/cashier/withdrawals.ts'
import { isLive } from '../domain/content/content.ts'
import { banners } from '../domain/content/content-records.ts'
import { listNotifications } from '../domain/content/notification-records.ts'
import { seatAt } from '../domain/games/rounds/game-session.ts'
import { playRound } from '../domain/games/rounds/play-round.ts'
import { openRound } from '../domain/games/rounds/round-records.ts'
import { stageOf } from '../domain/games/stages/stage-of.ts'
import { stageHistory } from '../domain/games/stages/stage-round.ts'
import { kycOf } from '../domain/kyc/kyc.ts'
import { listMatches, matchOdds, matchSnapshot } from '../domain/matches/matches.ts'
import { balanceOf } from '../domain/money/wallet.ts'
import type { Market } from '../domain/odds/market.ts'
import { readAgentCode } from '../domain/referral/referral-links.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { World } from '../world/world.ts'
import { listScenarios, scenarios } from './list.ts'
import { seededPlayer } from './seeded-players.ts'

const page = { skip: 0, pageSize: 10 }

const balance = (world: World): number => balanceOf(world, seededId(world)).balancePaise

function odds(world: World): Market {
  const market = matchOdds(world, listMatches(world)[0]?.refMatchId ?? '').markets[0]
  if (!market) throw new Error('no match odds')
  return market
}

function firstBack(world: World): number {
  return odds(world).runners[0]?.back[0]?.priceHundredths ?? 0
}

const effects = {
  default: (world) => {
    expect(playerByUsername(world, seededPlayer.username)?.mobile).toBe('9820041177')
    expect(balance(world)).toBe(10_000_00)
    expect(world.settings.current).toMatchObject({ demoUsers: true, appDetails: { OTP: 0, BRAND_STATUS: 'live' } })
    expect(banners(world).map(({ order }) => order)).toEqual([3, 1, 2, 4])
    expect(listNotifications(world, seededId(world))).toMatchObject([
      { title: 'Welcome', status: 'info', isRead: false },
    ])
    expect(listMatches(world)[0]?.status).toBe('inplay')
  },
  'otp-required': (world) => expect(world.settings.current.appDetails.OTP).toBe(0),
  'otp-not-required': (world) => expect(world.settings.current.appDetails.OTP).toBe(1),
  'otp-wrong': (world) => expectError(world.faults.takeForCall('verifyMobile', false), 'otp_wrong', 400),
  'demo-users': (world) => expect(hasDemoUsers(world)).toBe(true),
  'no-demo-users': (world) => expect(hasDemoUsers(world)).toBe(false),
  live: (world) => {
    changeSettings(world, { appDetails: { BRAND_STATUS: 'suspended' } })
    scenarios.get('live')?.apply(world, {})
    expect([isLive(world), world.settings.current.appDetails.BRAND_STATUS]).toEqual([true, 'live'])
  },
  maintenance: (world) =>
    expect([isLive(world), world.settings.current.appDetails.BRAND_STATUS]).toEqual([false, 'maintenance']),
  suspended: (world) =>
    expect([isLive(world), world.settings.current.appDetails.BRAND_STATUS]).toEqual([false, 'suspended']),
  'unauthorized-next': (world) => {
    expect(world.faults.takeForCall('getBanners', false)).toEqual([])
    expectError(world.faults.takeForCall('getExposure', true), 'unauthorized', 401, 'Unauthorized action.')
    expect(world.faults.takeForCall('getExposure', true)).toEqual([])
  },
  'unauthorized-other': (world) => {
    expectError(
      world.faults.takeForCall('getExposure', true),
      'unauthorized_other',
      401,
      'You are not allowed to do this',
    )
  },
  'session-check-fails': (world) => {
    expect(world.faults.takeForEvent('session_check')).toEqual([
      { kind: 'event-failed', message: 'Unauthorized action.' },
    ])
  },
  slow: (world) => expect(world.faults.takeForCall('login', false)).toEqual([{ kind: 'latency', ms: 2000 }]),
  flaky: (world) => {
    const struck = Array.from({ length: 1000 }, () => world.faults.takeForCall('login', false)).filter(
      ([effect]) => effect?.kind === 'error' && effect.status === 503,
    )
    expect(struck.length).toBeGreaterThan(160)
    expect(struck.length).toBeLessThan(240)
  },
  'offline-socket': (world) => expect(world.faults.takeForEvent('connect')).toEqual([{ kind: 'event-lost' }]),
  'no-ack': (world) => expect(world.faults.takeForEvent('get:balance')).toEqual([{ kind: 'event-lost' }]),
  'malformed-answers': (world) =>
    expect(world.faults.takeForCall('getBanners', false)).toEqual([{ kind: 'malformed-body' }]),
  'session-refresh': (world) =>
    expect(world.faults.takeForEvent('connect')).toEqual([{ kind: 'session-refresh', reason: 'app' }]),
  'connect-error': (world) =>
    expect(world.faults.takeForEvent('connect')).toEqual([{ kind: 'event-failed', message: 'Unauthorized action.' }]),
  'otp-send-fails': (world) => expectError(world.faults.takeForCall('sendOtp', false), 'otp_send_failed', 503),
  'otp-expired': (world) => expectError(world.faults.takeForCall('verifyMobile', false), 'otp_expired', 400),
  'demo-check-fails': (world) => expectError(world.faults.takeForCall('checkDemo', false), 'unavailable', 503),
  'agent-code-bad': (world) => {
    expect(() => readAgentCode(world, 'AG42')).toThrow(expect.objectContaining({ code: 'agent_code_bad', status: 400 }))
    expect(readAgentCode(world, undefined)).toBeNull()
  },
  'bonus-active': (world) => {
    expect(listBonuses(world, seededId(world), page).bonuses[0]).toMatchObject({ id: 'bn-welcome', status: 'active' })
    expect(balanceOf(world, seededId(world)).coinsPaise).toBe(1_000_00)
  },
  'bonus-expired': (world) => {
    const expired = { ...page, status: 'expired' } as const
    expect(listBonuses(world, seededId(world), expired).bonuses).toMatchObject([{ id: 'bn-cricket' }])
    expect(balanceOf(world, seededId(world)).coinsPaise).toBe(0)
  },
  'round-left-open': (world) => {
    expect(openRound(world, seededId(world), 'spribe/mines')).toMatchObject({ stakePaise: 100_00, payoutPaise: null })
    scenarios.get('round-left-open')?.apply(world, {})
    expect(balance(world)).toBe(9_900_00)
  },
  'next-crash-at': (world) => {
    const stage = there(stageOf('spribe/aviator'))
    const newest = () => stageHistory(world, stage, 1)[0]
    for (let second = 0; second < 300 && newest()?.isForced !== true; second += 1) pass(world, 1000)
    expect(newest()).toMatchObject({ isForced: true, events: [{ type: 'crash', times: 100 }] })
  },
  'next-round': (world) => {
    const seat = there(seatAt(there(playerByUsername(world, 'player')), 'spribe/dice'))
    const order = { amountPaise: 100_00, mode: 'base', meta: { target: 9_800, over: false } }
    expect(playRound(world, seat, order).round).toMatchObject({ isForced: true, payoutPaise: 0 })
  },
  'policy-play-money': (world) => expect(world.settings.current.gamePolicy).toBe('play-money'),
  'policy-uk-strict': (world) => {
    const seat = there(seatAt(there(playerByUsername(world, 'player')), 'spribe/dice'))
    const order = { amountPaise: 100_00, mode: 'base', meta: { target: 200, over: false } }
    playRound(world, seat, order)
    expect(() => playRound(world, seat, order)).toThrow('wait')
  },
  'policy-none': (world) => expect(world.settings.current.gamePolicy).toBe('none'),
  'rgs-slow': (world) => expect(world.faults.takeForCall('playRound', false)).toEqual([{ kind: 'latency', ms: 2000 }]),
  'rgs-answer-lost': (world) => {
    expect(world.faults.takeForCall('endRound', false)).toEqual([{ kind: 'dropped-answer' }])
    expect(world.faults.takeForCall('authenticate', false)).toEqual([])
  },
  'session-ended-in-game': (world) =>
    expectError(world.faults.takeForCall('readGameBalance', false), 'game_session_over', 400),
  'insufficient-in-game': (world) =>
    expectError(world.faults.takeForCall('playRound', false), 'insufficient_funds', 422),
  'game-url-fails': (world) => expectError(world.faults.takeForCall('launchGame', true), 'game_unavailable', 503),
  'game-frame-hangs': (world) => expect(world.faults.takeForPage('openGame')).toMatchObject([{ ms: 120_000 }]),
  'game-frame-fails': (world) => expectError(world.faults.takeForPage('openGame'), 'game_unavailable', 503),
  'legacy-errors': (world) => expect(world.faults.takeForCall('login', false)).toEqual([{ kind: 'legacy-error' }]),
  'low-balance': (world) => expect(balance(world)).toBe(50_00),
  rich: (world) => expect(balance(world)).toBe(1_00_00_000_00),
  'username-taken': (world) => expect(playerByUsername(world, 'taken')).not.toBeNull(),
  'no-matches': (world) => expect(listMatches(world)).toEqual([]),
  'live-cricket': (world) => expect(listMatches(world)[0]).toMatchObject({ sportId: 4, status: 'inplay' }),
  'live-soccer': (world) =>
    expect(listMatches(world, { sportId: 1, when: 'inplay' })[0]?.score).toMatchObject({ sport: 'soccer' }),
  'live-tennis': (world) =>
    expect(listMatches(world, { sportId: 2, when: 'inplay' })[0]?.score).toMatchObject({ sport: 'tennis' }),
  'settled-match': (world) => {
    const { bets, count } = listUserBets(world, seededId(world), { skip: 0, pageSize: 100, betStatus: 'settled' })
    const { match, markets } = matchSnapshot(world, bets[0]?.refMatchId ?? '')
    expect([count, match.status]).toEqual([8, 'finished'])
    expect(markets.every(({ status, result }) => status === 'closed' && result !== null)).toBe(true)
    expect(bets.every(({ createdAtMs }) => createdAtMs < world.clock.now() - 3_600_000)).toBe(true)
    expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(['won', 'lost']))
    expect(exposureOf(world, seededId(world)).exposurePaise).toBe(0)
    expectSound(world)
  },
  'abandoned-match': (world) => {
    const { bets } = listUserBets(world, seededId(world), { skip: 0, pageSize: 100, betStatus: 'settled' })
    const { match, markets } = matchSnapshot(world, bets[0]?.refMatchId ?? '')
    expect(match.status).toBe('abandoned')
    expect(markets[0]?.result).not.toBeNull()
    expect(
      bets.filter(({ status, profitLossPaise }) => status === 'void' && profitLossPaise === 0).length,
    ).toBeGreaterThan(3)
    expectSound(world)
  },
  'large-exposure': (world) => {
    expect(exposureOf(world, seededId(world))).toMatchObject({ exposurePaise: 54_00_000_00 })
    expect(balance(world)).toBe(46_00_000_00)
    expectSound(world)
  },
  'many-bets': (world) => {
    const page = listUserBets(world, seededId(world), { skip: 9_995, pageSize: 10 })
    expect([page.count, page.bets.length]).toEqual([10_000, 5])
    expect(listUserBets(world, seededId(world), { skip: 0, pageSize: 10, betStatus: 'open' }).count).toBe(0)
    expect(listUserBets(world, seededId(world), { skip: 0, pageSize: 10, marketType: 'fancy' }).count).toBeGreaterThan(
      0,
    )
    expectSound(world)
  },
  'long-texts': (world) => {
    expect(world.settings.current.textStyle).toBe('long')
    expect(listNotifications(world, seededId(world))[0]?.title).toBe('Notice')
  },
  'hostile-texts': (world) => expect(world.settings.current.textStyle).toBe('hostile'),
  'suspended-market': (world) => {
    pass(world, 60_000)
    expect(odds(world).status).toBe('suspended')
  },
  'ball-running': (world) => {
    pass(world, 60_000)
    expect(odds(world).status).toBe('ball_running')
  },
  'odds-move-up': (world) => expect(driftOver(world, 5000)).toBeGreaterThan(0),
  'odds-move-down': (world) => expect(driftOver(world, 5000)).toBeLessThan(0),
  'market-closes-during-delay': (world) => {
    const { marketId, runners } = openOdds(world)
    const selectionId = runners[0]?.selectionId ?? ''
    const bet = { marketId, selectionId, side: 'back', priceHundredths: firstBack(world), stakePaise: 1000_00 } as const
    expect(placeBet(world, seededId(world), { ...bet, accept: { policy: 'any' } }).bet.status).toBe('pending')
    expect(odds(world).status).toBe('closed')
  },
  'line-named': (w) => expect(JSON.stringify(matchSnapshot(w, odds(w).refMatchId))).toContain('"name":"Match Odds"'),
  'bonus-only': (world) =>
    expect(balanceOf(world, seededId(world))).toMatchObject({ balancePaise: 0, cashPaise: 0, coinsPaise: 500_00 }),
  'kyc-none': (world) => expect(kycOf(world, seededId(world))).toBeNull(),
  'kyc-pending': (world) => expect(kycOf(world, seededId(world))?.status).toBe('pending'),
  'kyc-approved': (world) => expect(kycOf(world, seededId(world))?.status).toBe('approved'),
  'kyc-declined': (world) =>
    expect(kycOf(world, seededId(world))).toMatchObject({ status: 'declined', reason: 'The document is not readable' }),
  'kyc-expired': (world) => expect(kycOf(world, seededId(world))?.status).toBe('expired'),
  'gateways-down': (world) => expect(listGateways(world).filter(({ available }) => available)).toEqual([]),
  'described-forms': (world) => expect(listGateways(world).filter(({ key }) => key === 'm_upi_desk')).toHaveLength(2),
  'deposit-pending': (world) =>
    expect(listDeposits(world, seededId(world), page).deposits).toMatchObject([
      { status: 'pending', amountPaise: 500_00, gateway: 'm_paytm' },
    ]),
  'deposit-declined': (world) =>
    expect(listDeposits(world, seededId(world), page).deposits).toMatchObject([
      { status: 'declined', reason: 'The payment was not found' },
    ]),
  'withdraw-pending': (world) => {
    expect(listWithdrawals(world, seededId(world), page).withdrawals).toMatchObject([
      { status: 'pending', amountPaise: 1500_00, account: 'Sahyadri Bank ******2222' },
    ])
    expect(balance(world)).toBe(10_000_00)
    expect(brokenInvariants(world)).toEqual([])
  },
  recorded: (world) => expect(world.playback.name).toBe('newest'),
} satisfies Record<string, (world: World) => void>

test('every scenario of the list has a test of its effect', () => {
  const untested = [...scenarios.keys()].filter((name) => !(name in effects))
  expect(untested, 'add an entry of this name to `effects` above that shows what the scenario does').toEqual([])
  const unknown = Object.keys(effects).filter((name) => !scenarios.has(name))
  expect(unknown, 'no topic lists a scenario of this name: add it to `scenarios` of its topic').toEqual([])
})

test('no name stands twice', () => {
  const names = listScenarios().map(({ scenario }) => scenario.name)
  expect(names, 'give one of the two another name').toEqual([...new Set(names)])
})

test.each(Object.entries(effects))('scenario %s', (scenario, check) => {
  check(testWorld({ scenario }))
})

test.each(Object.entries(effects))('scenario %s, applied to a world that exists', (scenario, check) => {
  const registry = testRegistry()
  const world = registry.create({ seed: 'a seed', frozenAtMs: Date.parse('2026-11-21T02:30:00.000Z') })
  if (scenario !== 'default') registry.apply(world.name, scenario)
  check(world)
  expect(world.scenarios).toEqual(scenario === 'default' ? ['default'] : ['default', scenario])
})

test('scenarios compose, with their parameters', () => {
  const scenario = ['maintenance', 'low-balance', 'username-taken']
  const world = testWorld({ scenario, params: { balance: 12.34, username: 'rohit' } })
  expect([isLive(world), balance(world), playerByUsername(world, 'rohit')?.username]).toEqual([false, 12_34, 'rohit'])
})

function expectError(taken: FaultEffect[], code: string, status: number, message?: string): void {
  expect(taken).toMatchObject([{ kind: 'error', code, status, ...(message ? { message } : {}) }])
}

function expectSound(world: World): void {
  expect(brokenInvariants(world)).toEqual([])
}

function openOdds(world: World): Market {
  for (let second = 0; second < 300 && odds(world).status !== 'open'; second += 1) pass(world, 1000)
  return odds(world)
}

/** How far the first back price moves while the match itself would leave it alone. */
function driftOver(world: World, ms: number): number {
  const before = firstBack(world)
  pass(world, ms)
  return firstBack(world) - before
}
