/** The command line of an exploration. */
import { parseArgs } from 'node:util'
import { ExploreError, type Settings } from './explore.ts'
import type { Host } from './operations.ts'

export const usage = `npm run contracts:explore -- --api-url URL [options]

  --api-url URL       the API host, such as http://localhost:8080/api
  --sports-url URL    the sports-data host        --game-url URL   the game host
  --live-tv-url URL   the live TV host            --rgs-url URL    the games' server, with its world
  --token=T           a player's session token; without it player operations are tried without a token only
  --session-id=S      a session of a game, for the games' server
  --header 'N: V'     a header for every call, such as the key of a gateway; may come several times
  --operation NAME    only this operation; may come several times
  --allow-writes      also calls that change something: for a player made for it, on a server made for it
  --seed N            the same inputs again        --runs N         calls of each operation, 100 by default
  --seconds N         length of the whole run, 600 by default; each operation gets its share`

const hostsOf = {
  'api-url': 'api',
  'sports-url': 'sports',
  'game-url': 'game',
  'live-tv-url': 'liveTv',
  'rgs-url': 'rgs',
} as const

const text = { type: 'string' } as const
const options = {
  'api-url': text,
  'sports-url': text,
  'game-url': text,
  'live-tv-url': text,
  'rgs-url': text,
  token: text,
  'session-id': text,
  header: { type: 'string', multiple: true },
  operation: { type: 'string', multiple: true },
  'allow-writes': { type: 'boolean' },
  seed: text,
  runs: text,
  seconds: text,
} as const

/** Reads the arguments. @throws ExploreError whose message says what is wrong */
export function settingsOf(args: readonly string[]): Settings {
  const values = parsed(args)
  const hosts = Object.entries(hostsOf).flatMap(([option, host]): [Host, string][] => {
    const given = Object.entries(values).find(([name]) => name === option)?.[1]
    return typeof given === 'string' ? [[host, addressOf(`--${option}`, given)]] : []
  })
  if (hosts.length === 0) throw new ExploreError('Give the address of a host: --api-url URL')
  return {
    places: {
      hosts: Object.fromEntries(hosts),
      token: values.token ?? null,
      headers: Object.fromEntries((values.header ?? []).map(headerOf)),
      timeoutMs: 10_000,
    },
    session: values['session-id'] ?? null,
    named: values.operation ?? [],
    allowWrites: values['allow-writes'] === true,
    seed: wholeNumber('--seed', values.seed, Date.now() % 1_000_000_000, 0),
    runs: wholeNumber('--runs', values.runs, 100, 1),
    seconds: wholeNumber('--seconds', values.seconds, 600, 1),
    now: Date.now,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new ExploreError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

function addressOf(option: string, given: string): string {
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
    throw new ExploreError(`${option} takes an address that begins with http:// or https://, got "${given}"`)
  }
  return given.replace(/\/+$/, '')
}

function headerOf(given: string): [name: string, value: string] {
  const [, name, value] = /^([\w-]+):\s*(.+)$/.exec(given) ?? []
  if (name === undefined || value === undefined) throw new ExploreError(`--header takes 'name: value', got "${given}"`)
  return [name, value]
}

function wholeNumber(option: string, given: string | undefined, usual: number, min: number): number {
  if (given === undefined) return usual
  if (!/^\d{1,9}$/.test(given) || Number(given) < min) {
    throw new ExploreError(`${option} takes a whole number from ${min}, got "${given}"`)
  }
  return Number(given)
}
