import { describe, expect, test } from 'vitest'
import { addresses, help, readOptions } from './options.ts'

const api = ['--api-url', 'http://localhost:9000/api']

test('an address gives its provider a base without a slash at its end', () => {
  const options = readOptions([
    ...api,
    '--realtime-url',
    'https://rt.example.com/',
    '--rgs-url',
    'http://localhost:9000/rgs',
  ])
  expect(options).toMatchObject({
    addresses: {
      'chaupar-api': 'http://localhost:9000/api',
      'chaupar-realtime': 'https://rt.example.com',
      'chaupar-rgs': 'http://localhost:9000/rgs',
      'chaupar-games': 'http://localhost:9000/rgs',
      'chaupar-sports-data': undefined,
    },
  })
})

test('nothing is written, and nothing left out, unless somebody asks for it', () => {
  expect(readOptions(api)).toMatchObject({ allowWrites: false, skipStates: [], only: [], timeoutMs: 10_000 })
})

test('names may be given again', () => {
  const options = readOptions([
    ...api,
    '--skip-state',
    'maintenance',
    '--skip-state',
    'legacy-errors',
    '--only',
    'login',
  ])
  expect(options).toMatchObject({ skipStates: ['maintenance', 'legacy-errors'], only: ['login'] })
})

test('what fails a run is every break, unless less is asked for', () => {
  expect(readOptions(api)).toMatchObject({ failOn: 'extension', skipMadeUp: false, publish: false })
  const options = readOptions([...api, '--fail-on', 'promised', '--only', 'promised', '--skip-made-up'])
  expect(options).toMatchObject({ failOn: 'promised', only: ['promised'], skipMadeUp: true })
})

test('a token may begin with a dash', () => {
  expect(readOptions([...api, '--token=-T'])).toMatchObject({ token: '-T' })
})

test('help and the list of states need no backend', () => {
  expect(readOptions(['--help'])).toBe('help')
  expect(readOptions(['--list-states'])).toBe('list-states')
})

describe('wrong usage is reported in words', () => {
  test.each([
    [[], 'no backend is named: give --api-url, or another address, or --mock'],
    [['--api-ulr', 'http://localhost'], "Unknown option '--api-ulr'"],
    [
      ['--api-url', 'localhost:9000'],
      '--api-url takes an address that begins with http:// or https://; got "localhost:9000"',
    ],
    [
      ['--realtime-url', 'http://localhost:9000/wrong'],
      "--realtime-url takes an address without a path; the socket's is another option: --realtime-path /wrong/",
    ],
    [[...api, '--fail-on', 'all'], '--fail-on takes promised, assumed or extension; got "all"'],
    [
      [...api, '--publish', '--version', '1.4'],
      '--publish sends what --results FILE holds, as that of --version NUMBER: give both',
    ],
    [
      [...api, '--origin', 'https://play.example.com/'],
      '--origin takes an origin such as https://play.example.com, without a path; got "https://play.example.com/"',
    ],
    [['--api-url', 'http://localhost/?a=1'], '--api-url takes an address without ? and #; got "http://localhost/?a=1"'],
    [
      [...api, '--mock', 'http://localhost:8080'],
      '--mock stands for all hosts and sets its states itself; leave out --api-url',
    ],
    [[...api, '--need', 'all'], '--need takes tried or kept; got "all"'],
    [[...api, '--timeout', 'soon'], '--timeout takes seconds, at most 300; got "soon"'],
    [[...api, '--timeout', '0'], '--timeout takes seconds, at most 300; got "0"'],
    [[...api, '--token'], "Option '--token <value>' argument missing"],
    [[...api, '--token', '-T'], "use '--token=-XYZ'"],
    [[...api, 'more'], "Unexpected argument 'more'"],
  ])('%j', (args, words) => {
    expect(() => readOptions(args)).toThrow(words)
  })
})

test.each([
  ['--states-url', 'http://localhost:9000/states'],
  ['--states-file', 'accounts.json'],
  ['--token', 'T'],
  ['--realtime-path', '/rt/'],
])('a mock knows %s itself, so that it is refused, not ignored', (name, value) => {
  const words = `--mock stands for all hosts and sets its states itself; leave out ${name}`
  expect(() => readOptions(['--mock', 'http://localhost:8080', name, value])).toThrow(words)
})

test('the help names every option', () => {
  for (const name of Object.keys(addresses)) expect(help).toContain(`--${name} URL`)
})
