import { expect, test } from 'vitest'
import { env, readConfig } from './env.ts'
import { paths } from './paths.ts'

test('[7-2] each host has its own address in the runtime configuration', () => {
  const config = readConfig({
    apiUrl: 'https://api.example/',
    sportsDataUrl: 'https://data.example',
    realtimeUrl: 'https://rt.example',
  })
  expect(config.apiUrl).toBe('https://api.example')
  expect(config.sportsDataUrl).toBe('https://data.example')
  expect(config.realtimeUrl).toBe('https://rt.example')
})

test('without a configuration the defaults of one origin hold', () => {
  expect(readConfig(undefined)).toMatchObject({
    apiUrl: '/api',
    liveTvUrl: '/live-tv',
    realtimePath: '/public/',
    playMoney: true,
  })
  expect(env()).toBe(env())
})

test.each([
  ['/live-tv/', undefined, true],
  ['https://tv.example/', undefined, false],
  ['//tv.example/', undefined, false],
  ['https://tv.example/', true, true],
])('sends the token to a live-TV service at %s with the setting %s: %s', (liveTvUrl, liveTvToken, learns) => {
  expect(readConfig({ liveTvUrl, liveTvToken }).liveTvToken).toBe(learns)
})

test('values of a wrong type keep the defaults', () => {
  const config = readConfig({
    apiUrl: 5,
    playMoney: 'no',
    liveTvUrl: 'https://tv.example/',
    liveTvToken: 'on',
    traces: 'on',
    imageHosts: ['cdn.example', 7, ''],
    redirectHosts: 'x',
  })
  expect(config).toMatchObject({
    apiUrl: '/api',
    playMoney: true,
    liveTvToken: false,
    traces: false,
    imageHosts: ['cdn.example'],
    redirectHosts: [],
  })
})

test('links escape what is put into them', () => {
  expect(paths.match('a/b?c')).toBe('/exchange/a%2Fb%3Fc')
  expect(paths.category('roulette')).toBe('/games/roulette')
})
