import { MatchersV3 } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { balance, drawn, expectRefused, refused, rgsPact, seatedAt } from './rgs-exchange.ts'

const { boolean, eachLike, integer, like, number, string } = MatchersV3
const exchange = rgsPact('rgs-bet')

const mines = 'spribe/mines'
const key = 'intent-of-the-player-1'
const pick = { action: 'pick', meta: { tile: 3 } }

test('a decision returns the round after it', () =>
  exchange(
    {
      description: 'actInRound: a tile is picked',
      states: [seatedAt(mines), ['round-left-open']],
      line: 'POST /bet/action',
      body: pick,
      key,
      answer: {
        status: 200,
        body: {
          balance,
          action: {
            ...drawn,
            meta: { mines: integer(1) },
            amount: integer(100_000_000),
            payout: integer(0),
            active: boolean(true),
            state: eachLike({ index: integer(0), type: string('pick') }),
            actions: like(['pick', 'cash-out']),
          },
        },
      },
    },
    async (rgs) => {
      const { action } = await rgs.call('actInRound', { body: pick, key })
      expect(action).toMatchObject({ active: true, state: [{ index: 0, type: 'pick' }] })
    },
  ))

test('a decision without a round is refused', () =>
  exchange(
    {
      description: 'actInRound: no round is open',
      states: [seatedAt(mines)],
      line: 'POST /bet/action',
      body: pick,
      key,
      answer: refused('ERR_BNF'),
    },
    (rgs) => expectRefused(rgs.call('actInRound', { body: pick, key }), 'ERR_BNF'),
  ))

test('how far the player has seen a round is noted', () =>
  exchange(
    {
      description: 'noteRoundEvent: a round is open',
      states: [seatedAt(mines), ['round-left-open']],
      line: 'POST /bet/event',
      body: { event: '0' },
      answer: { status: 200, body: like({}) },
    },
    (rgs) => rgs.call('noteRoundEvent', { body: { event: '0' } }),
  ))

const replayed = { game: 'spribe.mines', version: '1', mode: 'base', event: 'g-1' } as const

test('a decided round can be replayed', () =>
  exchange(
    {
      description: 'replayRound: a round that is over',
      states: [seatedAt(mines, { round: 'revealed' })],
      line: 'GET /bet/replay/spribe.mines/1/base/g-1',
      answer: {
        status: 200,
        body: { payoutMultiplier: number(1.03), state: eachLike({ index: integer(0), type: string('pick') }) },
      },
    },
    async (rgs) => {
      const { state } = await rgs.call('replayRound', { path: replayed })
      expect(state).toEqual([{ index: 0, type: 'pick' }])
    },
  ))

test('an unknown round cannot be replayed', () =>
  exchange(
    {
      description: 'replayRound: no such round',
      states: [seatedAt(mines)],
      line: 'GET /bet/replay/spribe.mines/1/base/g-1',
      answer: refused('ERR_BNF'),
    },
    (rgs) => expectRefused(rgs.call('replayRound', { path: replayed }), 'ERR_BNF'),
  ))
