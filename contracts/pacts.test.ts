import { readFileSync } from 'node:fs'
import { askedEvents, pushedEvents } from '@chaupar/contracts/realtime.gen'
import { expect, test } from 'vitest'
import { operations } from './src/operations.gen.ts'

type Interaction = { description: string; request?: { method: string; path: string } }

const providers = {
  api: 'chaupar-api',
  sportsData: 'chaupar-sports-data',
  gameHost: 'chaupar-game-host',
  liveTv: 'chaupar-live-tv',
} as const

function interactionsOf(provider: string): Interaction[] {
  const text = readFileSync(`${import.meta.dirname}/pacts/chaupar-web-${provider}.json`, 'utf8')
  return (JSON.parse(text) as { interactions: Interaction[] }).interactions
}

/** Asked and answered as getMatchOdds, and as setLimits, of which there are pacts. */
const likeAnother = ['getBookmakerOdds', 'getFancyOdds', 'selfExclude', 'startTimeOut']

test('every operation has a pact: else write one in contracts/consumer/<tag>.pact.test.ts', () => {
  const missing = Object.entries(operations).filter(([, { host, method, path }]) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return !interactionsOf(providers[host]).some(
      ({ request }) => request?.method === method && pattern.test(request.path),
    )
  })
  expect(missing.map(([id]) => id).sort()).toEqual(likeAnother)
})

test('every socket event has a message pact: else write one in contracts/consumer/realtime.pact.test.ts', () => {
  const told = interactionsOf('chaupar-realtime').map(({ description }) => description)
  const events = [...Object.keys(pushedEvents), ...Object.keys(askedEvents)]
  const missing = events.filter((event) => !told.some((description) => description.startsWith(`${event}: `)))
  // The web unsubscribes and does not read the answer.
  expect(missing).toEqual(['odds:unsubscribe'])
})
