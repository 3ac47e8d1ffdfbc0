import { expect, test } from 'vitest'
import { eventually } from '../../../../../tools/testing/eventually.ts'
import { cashedOut, sharedRoundClient, stageBet, stageRound } from '../../../test/shared-round-client.ts'
import { withSlot } from '../../stage/stage-store.ts'
import { saidOf } from './outcomes.tsx'

test('a bet that was not cashed out says what was lost, one that was what it paid', async () => {
  const client = sharedRoundClient({ stage: stageRound({ phase: 'running', leftMs: null }) })
  client.hears().up()
  await eventually(() => expect(client.store.getState().now).not.toBeNull())
  const state = client.store.getState()
  const lost = stageBet({ active: false, state: [{ index: 0, type: 'lost' }] })
  expect(saidOf({ ...state, ...withSlot(state, 0, { bet: lost }) }, 'en')).toBe('Bet 1: lost ₹100.00.')
  const out = cashedOut(150_000_000, 150)
  expect(saidOf({ ...state, ...withSlot(state, 0, { bet: out }) }, 'en')).toBe('Bet 1 paid ₹150.00 at 1.50×.')
})
