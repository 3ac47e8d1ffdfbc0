import { expect } from 'vitest'
import { playerByUsername } from '../../src/domain/accounts/player-records.ts'
import { seatAt } from '../../src/domain/games/rounds/game-session.ts'
import { playRound } from '../../src/domain/games/rounds/play-round.ts'
import { openRound } from '../../src/domain/games/rounds/round-records.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { stageHistory } from '../../src/domain/games/shared-rounds/stage-round.ts'
import { scenarios } from '../../src/scenarios/list.ts'
import type { World } from '../../src/world/world.ts'
import { there } from '../support/answers.ts'
import { pass, seededId } from '../support/worlds.ts'
import { balance, expectError } from './effect-checks.ts'

/** Shows the effect of each scenario of games and their faults on a world. */
export const gameEffects = {
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
} satisfies Record<string, (world: World) => void>
