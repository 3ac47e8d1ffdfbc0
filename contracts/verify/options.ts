/** The options of `npm run contracts:verify`. */
import { parseArgs } from 'node:util'
import { type Mark, marks } from './pacts/operations.ts'
import { addressOptions } from './pacts/plan.ts'

export interface Options {
  /** Base address by provider of the pacts, without a slash at its end. */
  readonly addresses: Readonly<Record<string, string | undefined>>
  readonly socketPath: string
  /** Of the site that calls it. */
  readonly origin: string | undefined
  readonly mock: string | undefined
  readonly token: string | undefined
  readonly statesUrl: string | undefined
  readonly statesFile: string | undefined
  readonly skipStates: readonly string[]
  readonly only: readonly string[]
  readonly skipMadeUp: boolean
  readonly allowWrites: boolean
  readonly timeoutMs: number
  readonly html: string | undefined
  readonly junit: string | undefined
  readonly verbose: boolean
  readonly need: Need | undefined
  /** The least binding that ends a run with 1. */
  readonly failOn: Mark
  readonly baseline: string | undefined
  readonly writeBaseline: string | undefined
  readonly results: string | undefined
  readonly version: string | undefined
  readonly publish: boolean
}

/** What has to be so of every interaction, beside that none is broken. */
const needs = ['tried', 'kept'] as const
export type Need = (typeof needs)[number]

export const help = `npm run contracts:verify -- OPTIONS

Verifies the pacts of contracts/pacts against a running backend, in whatever language it is written, and reports what is kept,
broken, not offered and not tried. docs/backend-guide.md says more.

Where the backend is; what is left out is not tried:
  --api-url URL          API host, such as https://api.example.com or http://localhost:8080/api
  --sports-url URL       sports-data host
  --game-url URL         game host
  --live-tv-url URL      live-TV host
  --realtime-url URL     socket host; --realtime-path PATH when its path is not /public/
  --rgs-url URL          server of the games, as its client gets it; its socket is at the same origin
  --origin URL           where the site stands, such as https://play.example.com, when the backend has another origin: what a
                         browser asks and needs there (CORS) is tried too
  --mock URL             instead of all these: a mock of this project, with every state, such as http://localhost:8080

How its states come about, asked in this order:
  --states-url URL       a server that sets states up: POST { "action", "state", "params" }
  --states-file FILE     accounts, tokens and values that stand as they are
  --token=TOKEN          token of a player, for the states that only sign one in
  --skip-state NAME      leave a state out; may be given again
  --list-states          print every state of the pacts as a file for --states-file, and end

What is tried:
  --allow-writes         also calls that move money, change an account, or begin or end a session
  --only NAME            an operation or a tag, such as login or sports; may be given again. promised, assumed or extension:
                         only what is that binding, of what else is named
  --skip-made-up         without the failures that a state makes up (its parameter fails): they show the envelope alone
  --need WORD            tried: end with 1 too when something was not tried; kept: when anything is not kept, so that an extension
                         that is not offered counts as well
  --timeout SECONDS      longest wait for an answer or a push, 10 when left out

What ends with 1 (--need says more):
  --fail-on MARK         promised: only what the specification promises; assumed: also what is assumed; extension, when left out: all
  --baseline FILE        breaks that are known do not count, only others do
  --write-baseline FILE  writes the breaks of this run as such a file

The report:
  --html FILE            as a page that needs nothing else
  --junit FILE           as JUnit XML
  --results FILE         the result by pact, which "npm run contracts:can-i-deploy -- --results FILE" reads
  --version NUMBER       version of the backend, for the result
  --publish              sends the result to the Pact broker at PACT_BROKER_BASE_URL; needs --results and --version
  --verbose              also list what is kept

Ends with 0 when nothing is broken, 1 when something is, when an address that was given does not answer, or when nothing could be
tried (--need asks for more), 2 on wrong usage.`

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const
const flag = { type: 'boolean' } as const
/** Options that take an address. */
export const addresses = {
  'api-url': text,
  'sports-url': text,
  'game-url': text,
  'live-tv-url': text,
  'realtime-url': text,
  'rgs-url': text,
  mock: text,
  'states-url': text,
} as const

/** What a mock brings along: where it is and how its states come about. */
const broughtByMock = [...Object.values(addressOptions), 'realtime-path', 'states-url', 'states-file', 'token']

const known = {
  ...addresses,
  ...{ origin: text, 'realtime-path': text, token: text, 'states-file': text, timeout: text },
  ...{ html: text, junit: text, need: text, 'skip-state': texts, only: texts },
  ...{ 'fail-on': text, baseline: text, 'write-baseline': text, results: text, version: text },
  ...{ publish: flag, 'skip-made-up': flag, 'allow-writes': flag, verbose: flag, 'list-states': flag, help: flag },
} as const

/** Wrong usage, in words. */
export class WrongUsage extends Error {}

/** Options, or what is asked for instead of a verification. @throws WrongUsage */
export function readOptions(args: readonly string[]): Options | 'help' | 'list-states' {
  const { values } = parse(args)
  if (values.help) return 'help'
  if (values['list-states']) return 'list-states'
  for (const [name, value] of Object.entries(values)) if (name in addresses) checkUrl(name, String(value))
  checkSocketUrl(values['realtime-url'])
  checkOrigin(values.origin)
  const brought = broughtByMock.find((name) => name in values)
  if (values.mock !== undefined && brought !== undefined) {
    throw new WrongUsage(`--mock stands for all hosts and sets its states itself; leave out --${brought}`)
  }
  if (values.mock === undefined && !Object.values(addressOptions).some((name) => name in values)) {
    throw new WrongUsage('no backend is named: give --api-url, or another address, or --mock')
  }
  if (values.publish && (values.results === undefined || values.version === undefined)) {
    throw new WrongUsage('--publish sends what --results FILE holds, as that of --version NUMBER: give both')
  }
  return {
    addresses: addressesIn(values),
    socketPath: values['realtime-path'] ?? '/public/',
    origin: values.origin,
    mock: values.mock?.replace(/\/+$/, ''),
    token: values.token,
    statesUrl: values['states-url'],
    statesFile: values['states-file'],
    skipStates: values['skip-state'] ?? [],
    only: values.only ?? [],
    skipMadeUp: values['skip-made-up'] ?? false,
    allowWrites: values['allow-writes'] ?? false,
    timeoutMs: milliseconds(values.timeout ?? '10'),
    html: values.html,
    junit: values.junit,
    verbose: values.verbose ?? false,
    need: oneOf('need', needs, values.need),
    failOn: oneOf('fail-on', marks, values['fail-on']) ?? 'extension',
    baseline: values.baseline,
    writeBaseline: values['write-baseline'],
    results: values.results,
    version: values.version,
    publish: values.publish ?? false,
  }
}

function oneOf<T extends string>(option: string, words: readonly T[], given: string | undefined): T | undefined {
  const found = words.find((word) => word === given)
  if (given === undefined || found !== undefined) return found
  throw new WrongUsage(`--${option} takes ${words.slice(0, -1).join(', ')} or ${words.at(-1)}; got "${given}"`)
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, strict: true })
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error))
  }
}

function checkUrl(name: string, value: string): void {
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new WrongUsage(`--${name} takes an address that begins with http:// or https://; got "${value}"`)
  }
  if (name !== 'states-url' && (url.search !== '' || url.hash !== '')) {
    throw new WrongUsage(`--${name} takes an address without ? and #; got "${value}"`)
  }
}

/** The client of the socket would take a path there for the name of a part of the server. */
function checkSocketUrl(value: string | undefined): void {
  const path = value === undefined ? '/' : new URL(value).pathname
  if (path === '/') return
  throw new WrongUsage(
    `--realtime-url takes an address without a path; the socket's is another option: --realtime-path ${path.replace(/\/*$/, '/')}`,
  )
}

/** As a browser sends it: scheme, host and port, without a slash. */
function checkOrigin(value: string | undefined): void {
  if (value === undefined || URL.parse(value)?.origin === value) return
  throw new WrongUsage(`--origin takes an origin such as https://play.example.com, without a path; got "${value}"`)
}

function addressesIn(values: Readonly<Record<string, unknown>>): Options['addresses'] {
  return Object.fromEntries(
    Object.entries(addressOptions).map(([provider, name]) => {
      const value = values[name]
      return [provider, typeof value === 'string' ? value.replace(/\/+$/, '') : undefined]
    }),
  )
}

function milliseconds(seconds: string): number {
  const value = Number(seconds)
  if (!(value > 0 && value <= 300)) throw new WrongUsage(`--timeout takes seconds, at most 300; got "${seconds}"`)
  return value * 1000
}
