import { operations } from '@chaupar/api/operations.gen'
import { rgsOperations } from '@chaupar/api/rgs-operations.gen'
import { expect, test } from 'vitest'
import { callGroups, eventGroups, kindsFor } from './fault-kinds.ts'

test('every call of the API and of the games server stands under its tag once', () => {
  const names = callGroups.flatMap((group) => group.names)
  expect(names.toSorted()).toEqual([...Object.keys(operations), ...Object.keys(rgsOperations), 'openGame'].toSorted())
  expect(callGroups.find(({ names: calls }) => calls.includes('placeBet'))?.name).toBe('Calls: bets')
  expect(callGroups.find(({ names: calls }) => calls.includes('playRound'))?.name).toBe('Calls: games server, wallet')
  expect(eventGroups.map(({ name }) => name)).toEqual(['Socket', 'Socket of games'])
})

test('each is offered what can go wrong with it', () => {
  expect(kindsFor('placeBet')).toContain('legacy-error')
  expect(kindsFor('playRound')).not.toContain('legacy-error')
  expect(kindsFor('openGame')).toEqual(['error', 'latency'])
  expect(kindsFor('connect')).toContain('session-refresh')
  expect(kindsFor('stage:round')).toContain('event-lost')
})
